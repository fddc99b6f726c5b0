"""The pictures of Halali!"""
