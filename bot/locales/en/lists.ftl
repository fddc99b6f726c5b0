# Lists, put together one thing at a time: "Ann, Ben" and "Chloe" make "Ann, Ben and Chloe".
list-more = { $start }, { $next }
list-and = { $start } and { $next }
list-or = { $start } or { $next }
# Names, numbers and moves are joined as above; things in the words of the language as below.
list-and-things = { $start } and { $next }
list-or-things = { $start } or { $next }
# Whole sentences, one after another.
list-sentences = { $start } { $next }
