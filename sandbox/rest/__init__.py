"""Discord's REST API, one module for each resource."""
