"""Take every picture that is missing or has an older size: python3 run_queue.py [NAME...] [--force] [--list]

Blender renders one picture at a time on one core, out of the way of everything else. Several of these may run
side by side; a picture being worked on is left alone. Interrupt, stop and start again as often as you like: a picture
is put in its place whole or not at all, and `../photographs.ts` follows each one.
"""
import argparse
import io
import os
import re
import subprocess
import sys
import time

from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
OUT = os.path.join(HERE, 'out')
PHOTOGRAPHS = os.path.join(HERE, '..', 'photographs')
SIZES = {'plate': (1536, 1920), 'close': (1536, 1920), 'wide': (2560, 1440)}
# Bytes: what a picture should weigh if its quality allows, and what none may weigh.
AIM, LIMIT = 170_000, 260_000


def found():
    """Name and kind of every picture in pictures.py, in its order."""
    with open(os.path.join(HERE, 'pictures.py'), encoding='utf8') as file:
        return {name: kind for kind, name in re.findall(r"^(plate|close|wide)\('([a-z0-9-]+)'", file.read(), re.M)}


def names(pictures):
    """In order of need: the wide ones, the plates category by category, a second view of each piece, the rest."""
    plates = [name for name in pictures if name.endswith('-plate')]
    seconds, rest = [], []
    for plate in plates:
        handle = plate[: -len('plate')]
        views = [name for name in pictures if name.startswith(handle) and name != plate]
        seconds += views[:1]
        rest += views[1:]
    return [name for name, kind in pictures.items() if kind == 'wide'] + plates + seconds + rest


def is_there(name, kind):
    try:
        with Image.open(os.path.join(PHOTOGRAPHS, name + '.webp')) as picture:
            return picture.size == SIZES[kind]
    except FileNotFoundError:
        return False


def claim(name):
    """Mark a picture as being worked on. The mark of a run that has ended without taking it away does not count."""
    lock = os.path.join(OUT, name + '.lock')
    try:
        with open(lock, encoding='utf8') as file:
            os.kill(int(file.read()), 0)
        return None
    except (FileNotFoundError, ProcessLookupError, ValueError):
        pass
    mine = f'{lock}.{os.getpid()}'
    put(mine, str(os.getpid()).encode())
    if os.path.exists(lock):
        os.unlink(lock)
    try:
        os.link(mine, lock)
        return lock
    except FileExistsError:
        return None
    finally:
        os.unlink(mine)


def put(path, content):
    """Write a file whole or not at all."""
    part = f'{path}.{os.getpid()}.part'
    with open(part, 'wb') as file:
        file.write(content)
    os.replace(part, path)


def pack(picture):
    """As good as the aimed weight allows, and worse only where even that would be too heavy."""
    for quality in (95, 93, 91, 89, 87, 85, 83, 81, 79, 76, 72, 66, 60, 50):
        data = io.BytesIO()
        picture.save(data, 'WEBP', quality=quality, method=5)
        if data.tell() <= (AIM if quality > 81 else LIMIT):
            break
    return quality, data.getvalue()


def deliver(name):
    """PNG to WebP. The PNG goes: the same name renders the same picture again."""
    source = os.path.join(OUT, name + '.png')
    quality, content = pack(Image.open(source).convert('RGB'))
    put(os.path.join(PHOTOGRAPHS, name + '.webp'), content)
    os.unlink(source)
    return quality, len(content)


def write_sizes():
    rows = []
    for file in sorted(os.listdir(PHOTOGRAPHS)):
        if file.endswith('.webp'):
            with Image.open(os.path.join(PHOTOGRAPHS, file)) as picture:
                rows.append(f"  '{file}': [{picture.width}, {picture.height}],\n")
    body = '{\n' + ''.join(rows) + '}' if rows else '{}'
    put(os.path.join(HERE, '..', 'photographs.ts'), (
        '/** Width and height of every file in `photographs/`. `studio/run_queue.py` writes this list; do not edit it by hand. */\n'
        f'export const photographs: Record<string, [width: number, height: number]> = {body}\n'
    ).encode())


def shoot(name, samples):
    start = time.time()
    command = ['nice', '-n', '19', 'blender', '-t', '1', '-b', '-noaudio', '-P', os.path.join(HERE, 'render.py'), '--', name, '--samples', samples]
    run = subprocess.run(command, capture_output=True, text=True)
    if f'took {name}' not in run.stdout:
        print(name, 'failed\n', run.stdout[-1500:], run.stderr[-1500:], flush=True)
        return
    quality, size = deliver(name)
    write_sizes()
    used = re.findall(r'took \S+ in (\d+) s', run.stdout)[0]
    print(f'{name}  {time.time() - start:.0f} s, {used} s of them at work  {size // 1000} kB at {quality}', flush=True)


def main():
    args = argparse.ArgumentParser()
    args.add_argument('names', nargs='*')
    args.add_argument('--force', action='store_true', help='take pictures again that are already there')
    args.add_argument('--list', action='store_true', help='only say which pictures are to be taken')
    args.add_argument('--samples', default='8')
    args = args.parse_args()
    os.makedirs(OUT, exist_ok=True)
    os.makedirs(PHOTOGRAPHS, exist_ok=True)
    tried = set()
    while True:
        # Looked up afresh each time, so that pictures may be added while the queue runs.
        pictures = found()
        wanted = [n for n in args.names or names(pictures) if n not in tried]
        if not args.force:
            wanted = [n for n in wanted if not is_there(n, pictures[n])]
        if args.list:
            print('\n'.join(wanted))
            return
        lock = None
        for name in wanted:
            lock = claim(name)
            if lock:
                break
        if not lock:
            return
        tried.add(name)
        try:
            shoot(name, args.samples)
        finally:
            os.unlink(lock)


if __name__ == '__main__':
    sys.exit(main())
