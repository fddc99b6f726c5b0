# 並べ方。1つずつつなぐ：「Ann、Ben」に「Chloe」を足すと「Ann、BenとChloe」。
list-more = { $start }、{ $next }
list-and = { $start }と{ $next }
list-or = { $start }か{ $next }
