"""How the sprites are drawn. Run ``python -m render.art`` to draw them anew; painters only paste the results."""
