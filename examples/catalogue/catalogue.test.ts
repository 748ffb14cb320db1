import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { currencies } from './build.ts'
import { catalogue } from './catalogue.ts'

const folder = join(dirname(fileURLToPath(import.meta.url)), 'photographs')
const { pieces, wide } = catalogue
const pictures = [...pieces.flatMap((piece) => piece.images), ...wide]

/** Width and height from the header of a WebP file. */
function webpSize(bytes: Buffer): [number, number] {
  expect(bytes.toString('latin1', 0, 4)).toBe('RIFF')
  expect(bytes.toString('latin1', 8, 12)).toBe('WEBP')
  const kind = bytes.toString('latin1', 12, 16)
  if (kind === 'VP8 ') return [bytes.readUInt16LE(26) & 0x3fff, bytes.readUInt16LE(28) & 0x3fff]
  if (kind === 'VP8X') return [bytes.readUIntLE(24, 3) + 1, bytes.readUIntLE(27, 3) + 1]
  throw new Error(`unexpected WebP chunk ${kind}`)
}

const repeated = (values: string[]) => values.filter((value, at) => values.indexOf(value) !== at)

describe('pieces', () => {
  it('are forty-eight plates, eight in each of six categories', () => {
    expect(pieces.map((piece) => piece.plate)).toEqual(Array.from({ length: 48 }, (_, at) => at + 1))
    for (const { handle } of catalogue.categories)
      expect([handle, pieces.filter((piece) => piece.category === handle).length]).toEqual([handle, 8])
  })

  it('belong to one of four collections', () => {
    const known = catalogue.collections.map((collection) => collection.handle)
    expect(known).toHaveLength(4)
    for (const handle of known)
      expect(pieces.filter((piece) => piece.collection === handle).length).toBeGreaterThan(8)
    expect(pieces.filter((piece) => !known.includes(piece.collection))).toEqual([])
  })

  it('have handles, SKUs and barcodes of their own', () => {
    expect(repeated(pieces.map((piece) => piece.handle))).toEqual([])
    const variants = pieces.flatMap((piece) => piece.variants)
    expect(repeated(variants.map((variant) => variant.sku))).toEqual([])
    expect(repeated(variants.flatMap((variant) => variant.barcode ?? []))).toEqual([])
    for (const piece of pieces) expect(piece.handle).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
  })

  it('carry barcodes with a right check digit', () => {
    for (const { barcode } of pieces.flatMap((piece) => piece.variants)) {
      if (!barcode) continue
      const sum = [...barcode].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
      expect([barcode, barcode.length, sum % 10]).toEqual([barcode, 13, 0])
    }
  })

  it.each(pieces.map((piece) => [piece.handle, piece] as const))('%s is written in full', (_, piece) => {
    expect(piece.description.split(/(?<=[.!?]) (?=[A-Z])/)).toHaveLength(3)
    for (const text of [piece.title, piece.subtitle, piece.material, piece.care, piece.type, piece.seo.title])
      expect(text.trim()).not.toBe('')
    expect(piece.seo.description.length).toBeGreaterThan(40)
    expect(piece.seo.description.length).toBeLessThanOrEqual(160)
    expect(piece.tags.length).toBeGreaterThan(0)
    expect(piece.origin_country).toMatch(/^[a-z]{2}$/)
    expect(piece.hs_code).toMatch(/^\d{4}\.\d{2}$/)
    for (const measure of [piece.weight, piece.width, piece.height, piece.length]) {
      expect(Number.isInteger(measure)).toBe(true)
      expect(measure).toBeGreaterThan(0)
    }
  })

  it.each(pieces.map((piece) => [piece.handle, piece] as const))(
    '%s sells every combination of its options once',
    (_, piece) => {
      const combinations = piece.options.reduce((count, option) => count * option.values.length, 1)
      expect(piece.variants).toHaveLength(combinations)
      const titles = piece.options.map((option) => option.title)
      for (const variant of piece.variants) {
        expect(Object.keys(variant.options)).toEqual(titles)
        for (const option of piece.options) expect(option.values).toContain(variant.options[option.title])
        expect(Object.keys(variant.prices).sort()).toEqual([...currencies].sort())
        for (const amount of Object.values(variant.prices)) {
          expect(Number.isInteger(amount)).toBe(true)
          expect(amount).toBeGreaterThan(0)
        }
        expect(variant.inventory_quantity).toBeGreaterThanOrEqual(0)
      }
      expect(repeated(piece.variants.map((variant) => JSON.stringify(variant.options)))).toEqual([])
    },
  )
})

describe('the awkward cases a shop has to show', () => {
  const empty = (piece: (typeof pieces)[number]) =>
    piece.variants.every((variant) => variant.inventory_quantity === 0)

  it('has one piece sold out and one on backorder', () => {
    const out = pieces.filter((piece) => !piece.is_giftcard && empty(piece))
    expect(out.filter((piece) => !piece.variants[0]!.allow_backorder).map((piece) => piece.handle)).toEqual([
      'wide-bowl-tenmoku',
    ])
    expect(out.filter((piece) => piece.variants[0]!.allow_backorder).map((piece) => piece.handle)).toEqual([
      'hoop-back-armchair',
    ])
  })

  it('has one piece in 120 variants, one gift card and one long title', () => {
    expect(
      pieces.filter((piece) => piece.variants.length === 120).map((piece) => piece.options.length),
    ).toEqual([3])
    expect(pieces.filter((piece) => piece.is_giftcard).map((piece) => piece.handle)).toEqual(['gift-card'])
    expect(pieces.filter((piece) => piece.title.length > 80)).toHaveLength(1)
  })

  it('prices five regions in five currencies', () => {
    expect(catalogue.regions.map((region) => region.currency_code)).toEqual([...currencies])
  })
})

describe('photographs', () => {
  it('show every piece at least twice, first as a plate', () => {
    for (const piece of pieces) {
      expect([piece.handle, piece.images[0]?.kind]).toEqual([piece.handle, 'plate'])
      expect([piece.handle, piece.images.length >= 2]).toEqual([piece.handle, true])
      for (const picture of piece.images) expect(picture.file.startsWith(`${piece.handle}-`)).toBe(true)
    }
    expect(wide).toHaveLength(2)
    for (const { pieces: shown } of wide)
      for (const handle of shown) expect(pieces.map((piece) => piece.handle)).toContain(handle)
  })

  it('name the option value they show when they show one', () => {
    for (const piece of pieces)
      for (const picture of piece.images) {
        if (picture.kind !== 'colour') continue
        const option = piece.options.find(({ title }) => title === picture.shows?.option)
        expect([picture.file, option?.values.includes(picture.shows!.value)]).toEqual([picture.file, true])
      }
  })

  it.each(pictures.map((picture) => [picture.file, picture] as const))(
    '%s is there, in the stated size',
    (file, picture) => {
      const bytes = readFileSync(join(folder, file))
      expect(webpSize(bytes)).toEqual([picture.width, picture.height])
      expect(bytes.length).toBeLessThanOrEqual(260_000)
      expect(picture.alt.length).toBeGreaterThan(20)
      if (wide.some((one) => one.file === file)) {
        expect(picture.width * 9).toBe(picture.height * 16)
        expect(picture.width).toBeGreaterThanOrEqual(1920)
      } else {
        expect(picture.width * 5).toBe(picture.height * 4)
        expect(picture.width).toBeGreaterThanOrEqual(960)
      }
    },
  )

  it('are all used, and small enough together', () => {
    const files = readdirSync(folder).filter((file) => !file.startsWith('.'))
    expect(files.sort()).toEqual(pictures.map((picture) => picture.file).sort())
    const total = files.reduce((sum, file) => sum + statSync(join(folder, file)).size, 0)
    expect(total).toBeLessThanOrEqual(20_000_000)
  })
})
