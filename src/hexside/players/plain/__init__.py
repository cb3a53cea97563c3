"""A greedy mind for every chit-pull game of the rules kit that has a small file of aims."""
