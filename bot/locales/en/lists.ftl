# Lists, put together one thing at a time: "Ann, Ben" and "Chloe" make "Ann, Ben and Chloe".
list-more = { $start }, { $next }
list-and = { $start } and { $next }
list-or = { $start } or { $next }
