# Lists, put together one thing at a time: "Ann、Ben" and "Chloe" make "Ann、Ben 和 Chloe".
list-more = { $start }、{ $next }
list-and = { $start } 和 { $next }
list-or = { $start } 或 { $next }
# Names, numbers and moves are joined as above; things in the words of the language as below.
list-and-things = { $start }、{ $next }
list-or-things = { $start }或{ $next }
# 整句相连。
list-sentences = { $start }{ $next }
