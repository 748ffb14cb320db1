import { handleOf } from '@cartwright/contract'
import { invalidData } from '../../../errors'
import { textOf } from '../csv'
import type { ImportProblem } from '../imported-product'
import type { Format, ReadRecord, ReadSettings, Sample, Source } from './format'
import { type JsonElement, jsonElements } from './json-elements'
import { type JsonNames, jsonProduct } from './json-product'

const required = ['title']
const known = [
  'id external_id title handle subtitle description status is_giftcard discountable thumbnail images type tags',
  'collection categories sales_channels options variants weight length width height hs_code origin_country mid_code',
  'material metadata',
].flatMap((line) => line.split(' '))

/** What a seed file holds besides products. */
const seedLists =
  /^\s*\{\s*"(store|users|regions|product_collections|categories|shipping_options|rule_types|publishable_api_keys)"/
const startOf = ({ text }: Sample) => text.replace(/^\ufeff/, '').trimStart()
const isSeed = (sample: Sample) => seedLists.test(startOf(sample))
const isList = (sample: Sample) => /^(\[|\{\s*"products?"\s*:)/.test(startOf(sample))

/** Products as the admin API answers them: in a list, or as `{"products": [...]}`. */
export const jsonProducts: Format = {
  id: 'json',
  name: 'JSON products',
  kind: 'product',
  columns: { required, known },
  detect: (sample) => (!isSeed(sample) && isList(sample) ? 0.9 : 0),
  async *read(source, settings) {
    for await (const element of placed(jsonElements(textOf(source.path))))
      if (element.key === undefined || /^products?$/.test(element.key)) yield recordOf(element, settings)
  },
}

/** The same, one after another without a list around them. */
export const ndjsonProducts: Format = {
  id: 'ndjson',
  name: 'NDJSON products',
  kind: 'product',
  columns: { required, known },
  detect: (sample) => (startOf(sample).startsWith('{') && !isSeed(sample) && !isList(sample) ? 0.9 : 0),
  async *read(source, settings) {
    for await (const element of placed(jsonElements(textOf(source.path), 'bare')))
      yield recordOf(element, settings)
  },
}

/**
 * The seed file of v1: its products, in the collections and categories it names. Regions, shipping options and the like
 * are the shop's set-up and no matter of an import; they are named and left alone.
 */
export const seedFile: Format = {
  id: 'seed',
  name: 'seed file',
  kind: 'product',
  columns: { required: ['products'], known: ['products', 'product_collections', 'categories'] },
  detect: (sample) => (isSeed(sample) ? 0.95 : 0),
  async *read(source, settings) {
    const { names, others } = await namesIn(source)
    let notes = others
    for await (const element of placed(jsonElements(textOf(source.path)))) {
      if (element.key !== 'products') continue
      const { problems, ...read } = recordOf(element, settings, names)
      yield { ...read, problems: [...notes, ...problems] }
      notes = []
    }
  },
}

/** Each under a line of its own, as imports go on by it: in a text without line ends they are counted instead. */
async function* placed(elements: AsyncIterable<JsonElement>): AsyncGenerator<JsonElement> {
  let last = 0
  for await (const element of elements) {
    last = Math.max(element.line, last + 1)
    yield { ...element, line: last }
  }
}

function recordOf(element: JsonElement, settings: ReadSettings, names?: JsonNames): ReadRecord {
  const { line } = element
  const value = parsed(element)
  return { line, rows: 1, ...jsonProduct(value, line, settings, names) }
}

function parsed({ line, text }: JsonElement): unknown {
  try {
    return JSON.parse(text)
  } catch (error) {
    throw invalidData(`The value that begins on line ${line} is no JSON: ${(error as Error).message}`)
  }
}

/** The collections and categories of a seed file, which stand before or behind its products, and what else it holds. */
async function namesIn({ path }: Source): Promise<{ names: JsonNames; others: ImportProblem[] }> {
  const collections = new Map<string, { handle: string; title: string }>()
  const categories = new Map<string, string[]>()
  const others = new Map<string, ImportProblem>()
  for await (const element of jsonElements(textOf(path))) {
    const { key = '', line } = element
    if (key === 'products') continue
    if (key === 'product_collections') noteCollection(collections, parsed(element))
    else if (key === 'categories') noteCategories(categories, parsed(element), [])
    else if (!others.has(key))
      others.set(key, {
        line,
        column: key,
        level: 'warning',
        message: 'this is set up in the shop itself; an import leaves it alone',
        hint: 'make it in the settings',
      })
  }
  return { names: { collections, categories }, others: [...others.values()] }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null
const textIn = (value: Record<string, unknown>, key: string) =>
  typeof value[key] === 'string' ? (value[key] as string) : undefined

function noteCollection(collections: Map<string, { handle: string; title: string }>, value: unknown): void {
  if (!isObject(value)) return
  const title = textIn(value, 'title')
  if (!title) return
  const handle = textIn(value, 'handle') ?? handleOf(title)
  for (const id of [textIn(value, 'id'), handle]) if (id) collections.set(id, { handle, title })
}

/** A category by its id and handle, with the names on the way to it. */
function noteCategories(categories: Map<string, string[]>, value: unknown, above: readonly string[]): void {
  if (!isObject(value)) return
  const name = textIn(value, 'name')
  if (!name) return
  const path = [...above, name]
  for (const id of [textIn(value, 'id'), textIn(value, 'handle') ?? handleOf(name)])
    if (id) categories.set(id, path)
  const { category_children } = value
  if (Array.isArray(category_children))
    for (const child of category_children) noteCategories(categories, child, path)
}
