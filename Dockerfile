# The bot as a container: `docker build -t mistgrove .`, then see "On a server" in the README.
FROM python:3.11-slim

ENV PYTHONUNBUFFERED=1 \
    PYTHONDONTWRITEBYTECODE=1 \
    MISTGROVE_DATA=/data

WORKDIR /app
COPY requirements.txt ./
RUN pip install --no-cache-dir --disable-pip-version-check -r requirements.txt \
    && useradd --system --uid 10001 --home-dir /app --shell /usr/sbin/nologin mistgrove \
    && install --directory --owner=mistgrove /data

COPY LICENSE bot.py ./
COPY engine engine
COPY words words
COPY render render
COPY db db
COPY host host
COPY cogs cogs
COPY sandbox sandbox

USER mistgrove
VOLUME /data
CMD ["python", "bot.py"]
