"""Discord's rules that its OpenAPI document does not state, each as code that names what is wrong."""
