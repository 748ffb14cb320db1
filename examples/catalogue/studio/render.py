"""Render pictures by name: blender -t 1 -b -noaudio -P render.py -- NAME... [--scale 25] [--samples 8] [--out folder]"""
import argparse
import os
import sys
import time

sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))

import pictures
import stage

args = argparse.ArgumentParser()
args.add_argument('names', nargs='+')
args.add_argument('--scale', type=int, default=100)
args.add_argument('--samples', type=int, default=12)
args.add_argument('--out', default=os.path.join(os.path.dirname(os.path.abspath(__file__)), 'out'))
args.add_argument('--raw', action='store_true', help='leave the noise in')
args = args.parse_args(sys.argv[sys.argv.index('--') + 1:])

os.makedirs(args.out, exist_ok=True)
for name in args.names:
    start = time.process_time()
    pictures.arrange(name)
    stage.take(os.path.join(args.out, name + '.png'), args.samples, args.scale, pictures.seed(name), not args.raw)
    print(f'took {name} in {time.process_time() - start:.0f} s', flush=True)
