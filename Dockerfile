FROM python:3.11-slim

# FriBiDi sets names that are written from right to left.
RUN apt-get update && apt-get install --yes --no-install-recommends libfribidi0 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY requirements-run.lock ./
RUN pip install --no-cache-dir --require-hashes -r requirements-run.lock \
    && useradd --uid 10001 --no-create-home turnpost \
    && install --directory --owner=turnpost /data
COPY engine engine
COPY render render
COPY bot bot
# Once for all: to compile it at each start and each health check takes as long as all the rest of them.
RUN python -m compileall -q engine render bot

USER turnpost
ENV TURNPOST_DATA=/data PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["python", "-m", "bot.healthcheck"]
CMD ["python", "-m", "bot"]
