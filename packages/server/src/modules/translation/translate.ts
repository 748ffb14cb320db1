import type { Db } from '../../store/database/engine'
import { type Speech, wordsOf } from './kept-words'
import { metadataIn, type Translated, textNames, valueIn, variantTitle, type Words } from './words'

type Kind = Translated | 'product_option' | 'product_option_value' | 'product_variant'

/** What hangs on what, where shoppers read it. */
const nested: Record<Kind, Readonly<Record<string, Kind>>> = {
  product: {
    options: 'product_option',
    variants: 'product_variant',
    collection: 'product_collection',
    categories: 'product_category',
    type: 'product_type',
    tags: 'product_tag',
  },
  product_option: { values: 'product_option_value' },
  product_option_value: {},
  product_variant: { product: 'product', options: 'product_option_value' },
  product_collection: { products: 'product' },
  product_category: {
    category_children: 'product_category',
    parent_category: 'product_category',
    products: 'product',
  },
  product_type: {},
  product_tag: {},
  shipping_option: {},
  return_reason: { parent_return_reason: 'return_reason', return_reason_children: 'return_reason' },
}

type Row = Record<string, unknown>
const isRow = (value: unknown): value is Row => typeof value === 'object' && value !== null

/** Which product a row is of, and which of its options: a reply may leave out the columns that say so. */
interface Owner {
  product?: unknown
  option?: unknown
}
type Visit = (kind: Kind, row: Row, owner: Owner) => void

function walk(kind: Kind, value: unknown, owner: Owner, visit: Visit): void {
  if (Array.isArray(value)) {
    for (const one of value) walk(kind, one, owner, visit)
    return
  }
  if (!isRow(value)) return
  const own =
    kind === 'product'
      ? { product: value.id }
      : kind === 'product_option'
        ? { product: value.product_id ?? owner.product, option: value.id }
        : { product: value.product_id ?? owner.product, option: value.option_id ?? owner.option }
  visit(kind, value, own)
  for (const [name, below] of Object.entries(nested[kind]))
    if (value[name]) walk(below, value[name], own, visit)
}

const isOwn = (kind: Kind): boolean => kind === 'product_variant' || kind.startsWith('product_option')

/**
 * Puts the words of a language in the place of the catalogue's, word by word, in rows that were made for this reply and
 * all that hangs on them: one query at most. Without speech, nothing is read or changed.
 */
export async function translate(
  db: Db,
  kind: Kind,
  rows: readonly object[],
  speech: Speech | undefined,
): Promise<void> {
  if (!speech) return
  const ids = new Set<string>()
  walk(kind, rows, {}, (at, row, { product }) => {
    const id = isOwn(at) ? product : row.id
    if (typeof id === 'string') ids.add(id)
  })
  const wordsOfThing = await wordsOf(db, ids, speech)
  const done = new Set<Row>()
  walk(kind, rows, {}, (at, row, owner) => {
    // A collection hangs on each of its products.
    if (done.has(row)) return
    done.add(row)
    const id = isOwn(at) ? owner.product : row.id
    const words = typeof id === 'string' ? wordsOfThing(id) : undefined
    if (words) say(at, row, owner, words)
  })
}

function say(kind: Kind, row: Row, { option }: Owner, words: Words): void {
  const { title, value } = row
  if (kind === 'product_variant') {
    if (typeof title === 'string') row.title = variantTitle(title, words)
  } else if (kind === 'product_option_value') {
    if (typeof value === 'string') row.value = valueIn(words, value, option) ?? value
  } else if (kind === 'product_option') {
    if (title !== undefined) row.title = words.options?.[String(option)]?.title ?? title
  } else {
    for (const name of textNames) {
      const word = words[name]
      // What a reply leaves out stays out.
      if (word && row[name] !== undefined) row[name] = word
    }
    if (words.metadata && isRow(row.metadata)) row.metadata = metadataIn(row.metadata, words)
  }
}
