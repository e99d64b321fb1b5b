#!/usr/bin/env python3
"""An output module of speech-dispatcher that speaks to whoever listens at VOICE_SOCKET: one line of JSON when a text
begins, one when it ends, with how much of it was heard. It takes time as a quick voice does, so that what cuts a text off shows."""

import html
import json
import os
import re
import socket
import sys
import threading
import time

WIDE, NARROW = 0.02, 0.01  # seconds a letter

listener = socket.socket(socket.AF_UNIX)
listener.connect(os.environ["VOICE_SOCKET"])
answering = threading.Lock()
turn = threading.Condition()
waiting = []
stopped = threading.Event()


def answer(*lines):
    with answering:
        print("\n".join(lines), flush=True)


def tell(**event):
    listener.sendall((json.dumps(event) + "\n").encode())


def duration(text):
    return 0.05 + sum(WIDE if ord(letter) > 0x2E80 else NARROW for letter in text)


def speak():
    while True:
        with turn:
            turn.wait_for(lambda: waiting)
            text = waiting.pop(0)
        answer("701 BEGIN")
        tell(begins=text)
        began = time.monotonic()
        cut = stopped.wait(duration(text))
        heard = min(1, (time.monotonic() - began) / duration(text)) if cut else 1
        tell(ends=text, heard=heard)
        answer("703 STOP" if cut else "702 END")


def body():
    """What follows a command, up to a line with a dot."""
    lines = []
    for line in sys.stdin:
        line = line.rstrip("\r\n")
        if line == ".":
            break
        lines.append(line[1:] if line.startswith("..") else line)
    return "\n".join(lines)


def settings(first, last):
    answer(first)
    body()
    answer(last)


def take(command):
    if command in ("SPEAK", "CHAR", "KEY", "SOUND_ICON"):
        answer("202 OK RECEIVING MESSAGE")
        text = html.unescape(re.sub(r"<[^>]*>", "", body())).strip()
        answer("200 OK SPEAKING")
        stopped.clear()
        with turn:
            waiting.append(text)
            turn.notify()
    elif command in ("STOP", "PAUSE"):
        stopped.set()
    elif command == "INIT":
        answer("299-ready", "299 OK LOADED SUCCESSFULLY")
    elif command == "LIST":
        answer("200-listener\tja\tnone", "200 OK VOICE LIST SENT")
    elif command == "AUDIO":
        settings("207 OK RECEIVING AUDIO SETTINGS", "203 OK AUDIO INITIALIZED")
    elif command == "LOGLEVEL":
        settings("207 OK RECEIVING LOGLEVEL SETTINGS", "203 OK LOG LEVEL SET")
    elif command == "SET":
        settings("203 OK RECEIVING SETTINGS", "203 OK SETTINGS RECEIVED")
    elif command == "DEBUG":
        answer("200 OK DEBUGGING")
    else:
        answer("300 ERR UNKNOWN COMMAND")


threading.Thread(target=speak, daemon=True).start()
for asked in iter(sys.stdin.readline, ""):
    word = (asked.split() or [""])[0].upper()
    if word == "QUIT":
        answer("210 OK QUIT")
        break
    take(word)
