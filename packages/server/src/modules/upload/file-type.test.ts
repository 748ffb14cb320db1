import { expect, it } from 'vitest'
import { fileType, truthfulName } from './file-type'

const bytes = (...parts: (string | number[])[]) =>
  Uint8Array.from(parts.flatMap((part) => (typeof part === 'string' ? [...Buffer.from(part)] : part)))

it.each([
  ['a PNG', bytes([0x89], 'PNG\r\n', [0x1a, 0x0a]), 'image/png'],
  ['a JPEG', bytes([0xff, 0xd8, 0xff, 0xe0]), 'image/jpeg'],
  ['a GIF', bytes('GIF89a'), 'image/gif'],
  ['a WebP', bytes('RIFF', [1, 2, 3, 4], 'WEBPVP8 '), 'image/webp'],
  ['an AVIF', bytes([0, 0, 0, 32], 'ftypavif'), 'image/avif'],
  ['a PDF', bytes('%PDF-1.7'), 'application/pdf'],
  ['an SVG', bytes('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
  [
    'an SVG after its prologue',
    bytes('\uFEFF<?xml version="1.0"?>\n<!-- a --><!DOCTYPE svg>\n<svg/>'),
    'image/svg+xml',
  ],
  ['a page', bytes('<!doctype html><script>alert(1)</script>'), undefined],
  ['text', bytes('hello'), undefined],
  ['nothing', bytes(), undefined],
])('%s is known by its bytes', (_, content, type) => expect(fileType(content)?.type).toBe(type))

it.each([
  ['a.png', bytes('<script>'), 'a.bin'],
  ['a.html', bytes('%PDF-1.4'), 'a.pdf'],
  ['photo.jpeg', bytes([0xff, 0xd8, 0xff]), 'photo.jpeg'],
  ['list.csv', bytes('a;b'), 'list.csv'],
  ['noname', bytes('GIF89a'), 'noname.gif'],
])('%s keeps or gets the name that fits its content', (name, content, kept) =>
  expect(truthfulName(name, fileType(content))).toBe(kept),
)
