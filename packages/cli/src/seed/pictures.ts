import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Picture } from '@cartwright/catalogue'
import type { Shop } from '@cartwright/server'
import type sharp from 'sharp'
import { packageFolder } from '../config'

/** What pages need to place a picture before it has come: its size, a blurred preview, smaller widths. */
export interface StoredPicture {
  url: string
  metadata: {
    alt: string
    width: number
    height: number
    kind: string
    placeholder: string
    sources: { url: string; width: number }[]
    shows?: Picture['shows']
  }
}

/** What makes pictures smaller comes with the photographs: a shop without them has no use for it. */
async function resizerOf(catalogue: string): Promise<typeof sharp> {
  const require = createRequire(join(catalogue, 'package.json'))
  const loaded: { default: typeof sharp } = await import(pathToFileURL(require.resolve('sharp')).href)
  return loaded.default
}

/** The smaller widths a photograph is kept in; one hardly smaller than the original would not be worth its file. */
const widthsBelow = (width: number) => [320, 640, 960, 1280, 1920].filter((one) => one * 1.3 < width)

/** Puts a photograph into the shop's files in several widths, with a preview of at most 400 bytes. */
export async function storePicture(
  shop: Shop,
  picture: Omit<Picture, 'kind'> & { kind?: string },
): Promise<StoredPicture | undefined> {
  const catalogue = packageFolder('@cartwright/catalogue')
  const file = catalogue && join(catalogue, 'photographs', picture.file)
  if (!file || !existsSync(file)) return undefined
  const resize = await resizerOf(catalogue)
  const original = await readFile(file)
  const put = (name: string, content: Uint8Array) =>
    shop.providers.file.put({ name, type: 'image/webp', content })
  const stem = picture.file.replace(/\.webp$/, '')
  // Cut down once to the widest of the smaller ones; the others are made from that, which takes half the time.
  const widths = widthsBelow(picture.width)
  const { data, info } = await resize(original)
    .resize({ width: widths.at(-1) ?? picture.width })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const copy = (width: number, quality: number) =>
    resize(data, { raw: info }).resize({ width }).webp({ quality, effort: 2 }).toBuffer()
  const smaller = await Promise.all(
    widths.map(async (width) => {
      const { url } = await put(`${stem}-${width}.webp`, await copy(width, 74))
      return { url, width }
    }),
  )
  const tiny = await copy(16, 30)
  const { url } = await put(picture.file, original)
  return {
    url,
    metadata: {
      alt: picture.alt,
      width: picture.width,
      height: picture.height,
      kind: picture.kind ?? 'wide',
      placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
      sources: [...smaller, { url, width: picture.width }],
      ...(picture.shows ? { shows: picture.shows } : {}),
    },
  }
}
