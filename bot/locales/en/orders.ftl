# Standing orders: given at any time, in private.

orders-title = Standing orders: nobody else sees them, and each counts from the moment you choose it.
orders-acts = This is what you are asked for just now, so it happens as soon as you confirm it.
orders-not-now = This cannot be ordered any more. What can be ordered now stands below.
