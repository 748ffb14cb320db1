import {
  type CategoryHandle,
  type CollectionHandle,
  type CurrencyCode,
  currencies,
  type Picture,
  type Piece,
} from './build.ts'
import { photographs } from './photographs.ts'
import { lamps } from './pieces/lamps.ts'
import { paper } from './pieces/paper.ts'
import { seats } from './pieces/seats.ts'
import { throws } from './pieces/throws.ts'
import { tools } from './pieces/tools.ts'
import { vessels } from './pieces/vessels.ts'
import { type CatalogueWords, words } from './words/index.ts'

export type {
  CategoryHandle,
  CollectionHandle,
  CurrencyCode,
  Option,
  Picture,
  PictureKind,
  Piece,
  Prices,
  Variant,
} from './build.ts'
export { currencies, pricesFrom, slug } from './build.ts'
export type { CatalogueWords } from './words/index.ts'

export interface Collection {
  handle: CollectionHandle
  title: string
  description: string
}

export interface Category {
  handle: CategoryHandle
  name: string
  description: string
}

export interface Region {
  name: string
  currency_code: CurrencyCode
  /** Per cent. */
  tax_rate: number
  includes_tax: boolean
  /** ISO 3166 two-letter codes, lower case. */
  countries: string[]
}

export interface WidePicture extends Omit<Picture, 'kind' | 'shows'> {
  collection: CollectionHandle
  /** The point a narrow crop is drawn around, in per cent from the left. */
  focus: number
  pieces: string[]
}

export interface Catalogue {
  store: { name: string; strapline: string; description: string; default_currency_code: CurrencyCode }
  currencies: readonly CurrencyCode[]
  regions: Region[]
  collections: Collection[]
  categories: Category[]
  /** In the order of their plate numbers. */
  pieces: Piece[]
  /** Wide photographs of several pieces together, for the home page: whose room they show, and in which order. */
  wide: WidePicture[]
  /** What all of it is called in other languages. */
  words: Readonly<Record<string, CatalogueWords>>
}

const collections: Collection[] = [
  {
    handle: 'ash-and-salt',
    title: 'Ash and Salt',
    description: 'Pale things from wood ash, undyed flax and bare timber, for rooms with north light.',
  },
  {
    handle: 'long-evening',
    title: 'Long Evening',
    description:
      'What is left on the table once the plates are cleared: low light, dark glaze, a deep chair.',
  },
  {
    handle: 'garden-door',
    title: 'Garden Door',
    description: 'Pieces that go in and out of the house with muddy hands and do not mind.',
  },
  {
    handle: 'reading-hour',
    title: 'Reading Hour',
    description: 'For the hour nobody may have from you: a lamp, a pot of tea, paper with nothing on it yet.',
  },
]

const categories: Category[] = [
  {
    handle: 'vessels',
    name: 'Vessels',
    description: 'Jars, jugs, bowls and bottles, thrown and glazed in small firings.',
  },
  {
    handle: 'lamps',
    name: 'Lamps',
    description: 'Table lamps, lanterns and pendants that give light without glare.',
  },
  {
    handle: 'seats',
    name: 'Seats',
    description: 'Stools, chairs and benches with joints you can see and mend.',
  },
  {
    handle: 'throws',
    name: 'Throws',
    description: 'Blankets and throws, woven slowly in wool, flax and cotton.',
  },
  {
    handle: 'paper',
    name: 'Paper',
    description: 'Notebooks, cards, prints and boxes, cut and sewn by hand.',
  },
  { handle: 'tools', name: 'Tools', description: 'Brushes, spoons, blades and holders for the daily round.' },
]

const regions: Region[] = [
  {
    name: 'Europe',
    currency_code: 'eur',
    tax_rate: 20,
    includes_tax: true,
    countries: ['at', 'be', 'de', 'dk', 'es', 'fi', 'fr', 'ie', 'it', 'nl', 'pt', 'se'],
  },
  { name: 'United Kingdom', currency_code: 'gbp', tax_rate: 20, includes_tax: true, countries: ['gb'] },
  { name: 'United States', currency_code: 'usd', tax_rate: 0, includes_tax: false, countries: ['us'] },
  { name: 'Japan', currency_code: 'jpy', tax_rate: 10, includes_tax: false, countries: ['jp'] },
  { name: 'United Arab Emirates', currency_code: 'aed', tax_rate: 5, includes_tax: false, countries: ['ae'] },
]

const rooms: Omit<WidePicture, 'width' | 'height'>[] = [
  {
    file: 'wide-evening-table.webp',
    collection: 'long-evening',
    focus: 28,
    alt: 'A lit mushroom lamp, a black bowl of pears, three candles in brass holders and a red-brown jug on a dark ground.',
    pieces: [
      'three-pocket-notebooks',
      'mushroom-lamp',
      'wide-bowl-tenmoku',
      'brass-candle-holder',
      'tall-jug-ash-glaze',
    ],
  },
  {
    file: 'wide-quiet-corner.webp',
    collection: 'ash-and-salt',
    focus: 84,
    alt: 'A tall lit paper lantern, a stool with a folded red throw, and a bench with books and a white moon jar.',
    pieces: [
      'column-paper-lantern',
      'three-legged-stool',
      'twill-throw-woven-to-order',
      'hall-bench',
      'cloth-bound-notebook',
      'moon-jar-milk-glaze',
    ],
  },
]
const wide: WidePicture[] = rooms.flatMap((room) => {
  const size = photographs[room.file]
  return size ? [{ ...room, width: size[0], height: size[1] }] : []
})

export const catalogue: Catalogue = {
  store: {
    name: 'Kiln & Loom',
    strapline: 'Objects for slow rooms',
    description:
      'Forty-eight pieces by potters, weavers, turners and binders, numbered as plates and sold one at a time.',
    default_currency_code: 'eur',
  },
  currencies,
  regions,
  collections,
  categories,
  pieces: [...vessels, ...lamps, ...seats, ...throws, ...paper, ...tools].sort((a, b) => a.plate - b.plate),
  wide,
  words,
}

export default catalogue
