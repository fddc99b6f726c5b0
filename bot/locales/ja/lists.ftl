# 並べ方。1つずつつなぐ：「Ann、Ben」に「Chloe」を足すと「Ann、BenとChloe」。
list-more = { $start }、{ $next }
list-and = { $start }と{ $next }
list-or = { $start }または{ $next }
# 名前、数、手は上のように、日本語の言葉は次のようにつなぐ。
list-and-things = { $start }と{ $next }
list-or-things = { $start }か{ $next }
# 文と文をつなぐ。
list-sentences = { $start }{ $next }
