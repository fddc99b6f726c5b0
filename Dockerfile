FROM python:3.11-slim

WORKDIR /app
COPY requirements.lock pyproject.toml README.md ./
RUN pip install --no-cache-dir --require-hashes -r requirements.lock
COPY engine engine
COPY render render
COPY sandbox sandbox
COPY bot bot
RUN pip install --no-cache-dir --no-deps --no-build-isolation . \
    && useradd --uid 10001 --no-create-home turnpost \
    && install --directory --owner=turnpost /data

USER turnpost
ENV TURNPOST_DATA=/data PYTHONUNBUFFERED=1
VOLUME /data
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=60s --timeout=10s --start-period=60s CMD ["turnpost", "healthcheck"]
CMD ["turnpost", "run"]
