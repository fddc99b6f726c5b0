# Standing orders: given at any time, in private.

orders-title = Your standing orders. Nobody else sees them, and each counts from the moment it is chosen.
orders-not-now = This cannot be ordered any more. What can be ordered now stands below.
