import { photographs } from './photographs.ts'

export const currencies = ['eur', 'gbp', 'usd', 'jpy', 'aed'] as const
export type CurrencyCode = (typeof currencies)[number]
/** Whole numbers in the smallest unit of each currency; the yen has no smaller unit, so jpy is whole yen. */
export type Prices = Record<CurrencyCode, number>

export const categoryHandles = ['vessels', 'lamps', 'seats', 'throws', 'paper', 'tools'] as const
export type CategoryHandle = (typeof categoryHandles)[number]

export const collectionHandles = ['ash-and-salt', 'long-evening', 'garden-door', 'reading-hour'] as const
export type CollectionHandle = (typeof collectionHandles)[number]

export type PictureKind = 'plate' | 'detail' | 'colour' | 'use'

export interface Picture {
  file: string
  alt: string
  width: number
  height: number
  kind: PictureKind
  /** The option value a picture shows, so that a picker can switch to it. */
  shows?: { option: string; value: string }
}

export interface Option {
  title: string
  values: string[]
}

export interface Variant {
  title: string
  sku: string
  barcode?: string
  /** Option title to option value; empty when the piece comes in one form only. */
  options: Record<string, string>
  prices: Prices
  inventory_quantity: number
  allow_backorder: boolean
  manage_inventory: boolean
}

export interface Piece {
  plate: number
  handle: string
  title: string
  subtitle: string
  description: string
  category: CategoryHandle
  collection: CollectionHandle
  type: string
  tags: string[]
  material: string
  origin_country: string
  care: string
  /** Grams. */
  weight: number
  /** Millimetres. */
  width: number
  height: number
  length: number
  hs_code: string
  is_giftcard: boolean
  options: Option[]
  variants: Variant[]
  seo: { title: string; description: string }
  images: Picture[]
}

/** What a file in `pieces/` writes down; `piece` works out variants, prices, codes and pictures from it. */
export interface PieceNotes {
  plate: number
  handle: string
  title: string
  subtitle: string
  /** Exactly three sentences. */
  description: [string, string, string]
  collection: CollectionHandle
  type: string
  tags: string[]
  material: string
  origin: string
  care: string
  weight: number
  /** Width, height, length in millimetres. */
  size: [number, number, number]
  hs: string
  giftcard?: boolean
  /** Euro price of the first variant, tax included. */
  price: number
  /** Option title, then each value with the euros it adds to the price. */
  options?: Record<string, Record<string, number>>
  /** Stock of every variant in order; one number counts for all of them, a function gets the position. */
  stock: number | number[] | ((position: number) => number)
  backorder?: boolean
  seo: { title: string; description: string }
  /** Alternative texts. `plate`, `detail` and `use` are kinds of view; any other key is an option value. */
  alt: { plate: string; detail?: string; use?: string } & Record<string, string | undefined>
}

const roundTo = (step: number, amount: number) => Math.max(step, Math.round(amount / step) * step)

/**
 * One euro price in all five currencies. Europe and Britain see prices with tax, the others without, so
 * the dollar price is lower than the rate of exchange alone would make it. All are rounded to amounts a
 * person would write on a label.
 */
export function pricesFrom(eur: number): Prices {
  return {
    eur: Math.round(eur * 100),
    gbp: roundTo(1, eur * 0.86) * 100,
    usd: roundTo(eur < 60 ? 1 : 5, eur * 0.98) * 100,
    jpy: roundTo(eur < 60 ? 100 : 500, eur * 158),
    aed: roundTo(5, eur * 3.9) * 100,
  }
}

/** A gift card is money, not goods: its face value in each currency is a round sum. */
function giftPrices(eur: number): Prices {
  return { eur: eur * 100, gbp: eur * 100, usd: eur * 100, jpy: eur * 150, aed: eur * 400 }
}

export const slug = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** EAN-13 in the 20… range, which is kept for numbering inside a shop. */
function barcode(plate: number, position: number): string {
  const body = `200${String(plate).padStart(4, '0')}${String(position + 1).padStart(5, '0')}`
  const sum = [...body].reduce((total, digit, at) => total + Number(digit) * (at % 2 ? 3 : 1), 0)
  return `${body}${(10 - (sum % 10)) % 10}`
}

/** The shortest start of each value, two letters or more, that tells the values of one option apart. */
function codes(values: string[]): string[] {
  const plain = values.map((value) => slug(value).replaceAll('-', '').toUpperCase())
  for (let length = 2; length < 24; length++) {
    const cut = plain.map((value) => value.slice(0, length))
    if (new Set(cut).size === cut.length) return cut
  }
  return plain
}

interface Choice {
  value: string
  code: string
  adds: number
}

function combine(options: [string, Record<string, number>][]): { title: string; choice: Choice }[][] {
  return options.reduce<{ title: string; choice: Choice }[][]>(
    (rows, [title, values]) => {
      const short = codes(Object.keys(values))
      const choices = Object.entries(values).map(([value, adds], at) => ({ value, adds, code: short[at]! }))
      return rows.flatMap((row) => choices.map((choice) => [...row, { title, choice }]))
    },
    [[]],
  )
}

function variantsOf(notes: PieceNotes): Variant[] {
  const number = String(notes.plate).padStart(3, '0')
  return combine(Object.entries(notes.options ?? {})).map((row, at) => {
    const eur = row.reduce((total, { choice }) => total + choice.adds, notes.price)
    const stock =
      typeof notes.stock === 'function'
        ? notes.stock(at)
        : Array.isArray(notes.stock)
          ? (notes.stock[at] ?? 0)
          : notes.stock
    return {
      title: row.map(({ choice }) => choice.value).join(' / ') || 'One form',
      sku: ['KL', number, ...row.map(({ choice }) => choice.code)].join('-'),
      ...(notes.giftcard ? {} : { barcode: barcode(notes.plate, at) }),
      options: Object.fromEntries(row.map(({ title, choice }) => [title, choice.value])),
      prices: notes.giftcard ? giftPrices(eur) : pricesFrom(eur),
      inventory_quantity: notes.giftcard ? 0 : stock,
      allow_backorder: notes.backorder ?? false,
      manage_inventory: !notes.giftcard,
    }
  })
}

/** The one value of an option that has no picture of its own where all the others have: the plate shows it. */
function leftToPlate({ options = {}, alt }: PieceNotes): Picture['shows'] {
  for (const [option, values] of Object.entries(options)) {
    const left = Object.keys(values).filter((value) => !(value in alt))
    const [value] = left
    if (value !== undefined && left.length === 1 && Object.keys(values).length > 1) return { option, value }
  }
  return undefined
}

function picturesOf(notes: PieceNotes): Picture[] {
  return Object.entries(notes.alt).flatMap(([key, alt]) => {
    const view = key === 'plate' || key === 'detail' || key === 'use' ? key : undefined
    const file = `${notes.handle}-${slug(key)}.webp`
    const size = photographs[file]
    if (!alt || !size) return []
    const option = Object.entries(notes.options ?? {}).find(([, values]) => key in values)?.[0]
    const shows = view === 'plate' ? leftToPlate(notes) : !view && option ? { option, value: key } : undefined
    return [
      {
        file,
        alt,
        width: size[0],
        height: size[1],
        kind: view ?? 'colour',
        ...(shows ? { shows } : {}),
      },
    ]
  })
}

export function piece(category: CategoryHandle, notes: PieceNotes): Piece {
  const [width, height, length] = notes.size
  return {
    plate: notes.plate,
    handle: notes.handle,
    title: notes.title,
    subtitle: notes.subtitle,
    description: notes.description.join(' '),
    category,
    collection: notes.collection,
    type: notes.type,
    tags: notes.tags,
    material: notes.material,
    origin_country: notes.origin,
    care: notes.care,
    weight: notes.weight,
    width,
    height,
    length,
    hs_code: notes.hs,
    is_giftcard: notes.giftcard ?? false,
    options: Object.entries(notes.options ?? {}).map(([title, values]) => ({
      title,
      values: Object.keys(values),
    })),
    variants: variantsOf(notes),
    seo: notes.seo,
    images: picturesOf(notes),
  }
}
