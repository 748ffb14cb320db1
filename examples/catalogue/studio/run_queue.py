"""Take every picture that is not there yet: python3 run_queue.py [NAME...] [--force] [--list]

Blender renders one picture at a time on one core, out of the way of everything else. Several of these may run
side by side; a picture being worked on is left alone. Interrupt and start again as often as you like.
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
LIMIT = 88_000


def names():
    """All names in pictures.py in order of need: main plates, a second view of each piece, the wide ones, the rest."""
    with open(os.path.join(HERE, 'pictures.py'), encoding='utf8') as file:
        found = re.findall(r"^(plate|close|wide)\('([a-z0-9-]+)'", file.read(), re.M)
    plates = [name[: -len('-plate')] for _, name in found if name.endswith('-plate')]
    seconds, rest = [], []
    for handle in plates:
        views = [name for _, name in found if name.startswith(handle + '-') and not name.endswith('-plate')]
        seconds += views[:1]
        rest += views[1:]
    return [f'{handle}-plate' for handle in plates] + seconds + [name for kind, name in found if kind == 'wide'] + rest


def deliver(name):
    """PNG to WebP, as good as the limit allows."""
    picture = Image.open(os.path.join(OUT, name + '.png')).convert('RGB')
    for quality in (95, 92, 89, 86, 83, 80, 76, 72, 66, 60, 50):
        data = io.BytesIO()
        picture.save(data, 'WEBP', quality=quality, method=4)
        if data.tell() <= LIMIT:
            break
    with open(os.path.join(PHOTOGRAPHS, name + '.webp'), 'wb') as file:
        file.write(data.getvalue())
    return quality, data.tell()


def write_sizes():
    rows = []
    for file in sorted(os.listdir(PHOTOGRAPHS)):
        if file.endswith('.webp'):
            with Image.open(os.path.join(PHOTOGRAPHS, file)) as picture:
                rows.append(f"  '{file}': [{picture.width}, {picture.height}],\n")
    body = '{\n' + ''.join(rows) + '}' if rows else '{}'
    with open(os.path.join(HERE, '..', 'photographs.ts'), 'w', encoding='utf8') as file:
        file.write(
            '/** Width and height of every file in `photographs/`. `studio/run_queue.py` writes this list; do not edit it by hand. */\n'
            f'export const photographs: Record<string, [width: number, height: number]> = {body}\n'
        )


def shoot(name, samples):
    start = time.time()
    command = ['nice', '-n', '19', 'blender', '-t', '1', '-b', '-noaudio', '-P', os.path.join(HERE, 'render.py'), '--', name, '--samples', samples]
    run = subprocess.run(command, capture_output=True, text=True)
    if f'took {name}' not in run.stdout:
        print(name, 'failed\n', run.stdout[-1500:], run.stderr[-1500:], flush=True)
        return
    quality, size = deliver(name)
    print(f'{name}  {time.time() - start:.0f} s  {size // 1000} kB at {quality}', flush=True)


def main():
    args = argparse.ArgumentParser()
    args.add_argument('names', nargs='*')
    args.add_argument('--force', action='store_true', help='take pictures again that are already there')
    args.add_argument('--list', action='store_true', help='only say which pictures are missing')
    args.add_argument('--samples', default='12')
    args = args.parse_args()
    os.makedirs(OUT, exist_ok=True)
    os.makedirs(PHOTOGRAPHS, exist_ok=True)
    tried = set()
    while True:
        # Looked up afresh each time, so that pictures may be added while the queue runs.
        wanted = [n for n in args.names or names() if n not in tried]
        if not args.force:
            wanted = [n for n in wanted if not os.path.exists(os.path.join(PHOTOGRAPHS, n + '.webp'))]
        if args.list:
            print('\n'.join(wanted))
            return
        for name in wanted:
            lock = os.path.join(OUT, name + '.lock')
            try:
                os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
                break
            except FileExistsError:
                continue
        else:
            break
        tried.add(name)
        try:
            shoot(name, args.samples)
        finally:
            os.unlink(lock)
    write_sizes()


if __name__ == '__main__':
    sys.exit(main())
