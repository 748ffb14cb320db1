import { isGtin } from '@cartwright/contract'
import type { FeedPlace } from './feed-place'
import { googleLimits } from './google-row'
import type { Offer, OfferedProduct } from './offer'

/** Who reads a feed. */
export type Reader = 'google' | 'acp'

/** Why a marketplace would not show a variant. */
export interface FeedProblem {
  /** The attribute it would name. */
  field: string
  problem: string
  mend: string
}

interface Rule extends FeedProblem {
  /** Whom it concerns; both where none is named. */
  reader?: Reader
  breaks(product: OfferedProduct, offer: Offer, place: FeedPlace, now: number): boolean
}

const conditions = ['new', 'refurbished', 'used']
const ages = ['newborn', 'infant', 'toddler', 'kids', 'adult']
const genders = ['male', 'female', 'unisex']
/** Countries whose labels tell prices without tax. */
const untaxed = new Set(['us', 'ca'])

const rules: readonly Rule[] = [
  {
    field: 'id',
    problem: 'The id is longer than 50 characters',
    mend: 'Give the variant a new id: make it anew and delete this one',
    reader: 'google',
    breaks: (_, { id }) => id.length > googleLimits.id,
  },
  {
    field: 'title',
    problem: 'There is no title',
    mend: 'Give the product a title in this language',
    breaks: (_, { title }) => title === '',
  },
  {
    field: 'link',
    problem: 'The page is at an address that only this machine or network knows',
    mend: 'Say baseUrl, or mailLinks.product where the storefront stands elsewhere',
    breaks: (_, { link }) => !isPublic(link),
  },
  {
    field: 'link',
    problem: 'The address of the page is longer than 2000 characters',
    mend: 'Shorten the handle of the product',
    reader: 'google',
    breaks: (_, { link }) => link.length > googleLimits.link,
  },
  {
    field: 'image_link',
    problem: 'There is no picture',
    mend: 'Add a picture to the product',
    breaks: (_, { pictures }) => pictures.length === 0,
  },
  {
    field: 'image_link',
    problem: 'The picture is at an address that only this machine or network knows',
    mend: 'Say baseUrl, or keep files where everybody can fetch them',
    breaks: (_, { pictures: [first] }) => first !== undefined && !isPublic(first),
  },
  {
    field: 'image_link',
    problem: 'The picture is of a kind that is not shown',
    mend: 'Use JPEG, PNG, WebP, GIF, BMP or TIFF',
    breaks: (_, { pictures: [first] }) => first !== undefined && isOfOtherKind(first),
  },
  {
    field: 'price',
    problem: 'It costs nothing',
    mend: 'Set a price in the region, or withdraw the product from the sales channel',
    breaks: (_, { price }) => price === 0,
  },
  {
    field: 'price',
    problem: 'The price lacks the tax that labels must hold in this country',
    mend: 'Let prices of the region include tax, or let it work out taxes by itself',
    reader: 'google',
    breaks: (_, { holdsTax }, { region }) =>
      !holdsTax && countriesOf(region).some((one) => !untaxed.has(one)),
  },
  {
    field: 'price',
    problem: 'The price holds tax, which labels of this country leave out',
    mend: 'Let the prices of the region be without tax',
    reader: 'google',
    breaks: (_, { holdsTax }, { region, inclusive }) =>
      inclusive && holdsTax && countriesOf(region).some((one) => untaxed.has(one)),
  },
  {
    field: 'availability_date',
    problem: 'It is sold on back-order and nobody says from when it is there',
    mend: 'Write availability_date into the metadata, like 2027-01-31T12:00Z, or stop selling what is not there',
    reader: 'google',
    breaks: (_, { availability, availability_date: date }, __, now) =>
      availability === 'backorder' && !(date && isWithinAYear(date, now)),
  },
  {
    field: 'gtin',
    problem: 'The EAN or UPC is none: its check digit does not fit',
    mend: 'Write the number that stands on the goods, or leave it empty',
    breaks: (_, { badGtin }) => badGtin !== undefined && !isGtin(badGtin),
  },
  tooLong('brand', ({ brand }) => brand, 'Shorten brand or vendor in the metadata'),
  tooLong('mpn', (_, { mpn }) => mpn, 'Shorten the SKU, or write mpn into the metadata'),
  tooLong('color', (_, offer) => optionOf(offer, 'color'), 'Shorten the value of the option'),
  tooLong('size', (_, offer) => optionOf(offer, 'size'), 'Shorten the value of the option'),
  tooLong('material', ({ material }) => material, 'Shorten the material of the product'),
  tooLong('product_type', ({ category }) => category.join(' > '), 'Shorten names of categories'),
  noneOf('condition', ({ condition }) => condition, conditions),
  noneOf('age_group', ({ google }) => google.age_group, ages),
  noneOf('gender', ({ google }) => google.gender, genders),
]

/** What a marketplace would refuse of a variant, and how to mend it; nothing where all is well. */
export const feedProblems = (
  product: OfferedProduct,
  offer: Offer,
  { reader, place, now }: { reader: Reader; place: FeedPlace; now: number },
): FeedProblem[] =>
  rules
    .filter((rule) => (rule.reader ?? reader) === reader && rule.breaks(product, offer, place, now))
    .map(({ field, problem, mend }) => ({ field, problem, mend }))

type Bounded = keyof typeof googleLimits

function tooLong(
  field: Bounded,
  textOf: (product: OfferedProduct, offer: Offer) => string | undefined,
  mend: string,
): Rule {
  const most = googleLimits[field]
  return {
    field,
    problem: `The ${field} is longer than ${most} characters`,
    mend,
    reader: 'google',
    breaks: (product, offer) => [...(textOf(product, offer) ?? '')].length > most,
  }
}

function noneOf(
  field: string,
  textOf: (product: OfferedProduct) => string | undefined,
  words: string[],
): Rule {
  return {
    field,
    problem: `The ${field} is none of ${words.join(', ')}`,
    mend: `Write one of them into ${field} of the metadata`,
    reader: 'google',
    breaks: (product) => {
      const text = textOf(product)
      return text !== undefined && !words.includes(text)
    },
  }
}

const optionOf = ({ options }: Offer, kind: string) => options.find((option) => option.kind === kind)?.value

const countriesOf = (region: FeedPlace['region']) => region.countries.map(({ iso_2 }) => iso_2)

/** Whether everybody can fetch it, as far as its name says. */
function isPublic(address: string): boolean {
  if (!URL.canParse(address)) return false
  const { protocol, hostname } = new URL(address)
  return /^https?:$/.test(protocol) && hostname.includes('.') && !local.test(hostname)
}
const local =
  /^(127\.|10\.|192\.168\.|172\.(1[6-9]|2\d|3[01])\.|0\.0\.0\.0$)|\.(local|localhost|internal|test|invalid)$/

/** What ends like a picture of another kind; an address without an ending may be any. */
const isOfOtherKind = (address: string): boolean =>
  URL.canParse(address) && /\.(svg|avif|heic|pdf|ico)$/i.test(new URL(address).pathname)

function isWithinAYear(text: string, now: number): boolean {
  const at = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}/.test(text) ? Date.parse(text) : Number.NaN
  return at > now && at < now + 366 * 86_400_000
}
