import type { FileRow } from './read-table'

/** How a file of JSON is written: its products one after another, or a seed file with what stands around them. */
export interface JsonFormat {
  /** As the shop names the format. */
  id: 'json' | 'ndjson' | 'seed'
  /** The lists that the products of a seed file refer to. */
  around: Readonly<Record<string, unknown>>
  /** The lists of a seed file that an import leaves alone. */
  leftAlone: readonly string[]
}

type Values = Readonly<Record<string, unknown>>
const isValues = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** What is no JSON, and where. */
export class JsonError extends Error {
  /** The line of an NDJSON file, from 1 on; undefined where the file as a whole is meant. */
  constructor(readonly line: number | undefined) {
    super('json')
  }
}

/** Whether a text begins as JSON does. */
export const looksLikeJson = (text: string): boolean => /^\uFEFF?\s*[[{]/.test(text)

/** What is shown of a product, and by which name of the JSON. */
const shown = ['title', 'handle', 'status', 'variants'] as const

/** Products as the file holds them: each keeps its own text, so that it can be sent alone. @throws JsonError */
export function readJson(text: string): { format: JsonFormat; header: string[]; rows: FileRow[] } {
  const { format, products } = parsed(text.replace(/^\uFEFF/, ''))
  return {
    format,
    header: [...shown],
    rows: products.map((product, id) => ({
      id,
      text: JSON.stringify(product),
      cells: shown.map((key) => cellOf(isValues(product) ? product[key] : undefined)),
    })),
  }
}

const cellOf = (value: unknown): string =>
  Array.isArray(value) ? String(value.length) : typeof value === 'string' ? value : ''

/** The lists that products of a seed file name by id or handle. */
const surroundings = ['product_collections', 'categories']

function parsed(text: string): { format: JsonFormat; products: readonly unknown[] } {
  const plain = { around: {}, leftAlone: [] }
  const whole = wholeOf(text)
  if (whole === undefined) return { format: { id: 'ndjson', ...plain }, products: linesOf(text) }
  if (Array.isArray(whole)) return { format: { id: 'json', ...plain }, products: whole }
  if (!isValues(whole)) throw new JsonError(undefined)
  const { products, product } = whole
  if (!Array.isArray(products))
    return { format: { id: 'json', ...plain }, products: [isValues(product) ? product : whole] }
  const others = Object.keys(whole).filter((key) => key !== 'products' && Array.isArray(whole[key]))
  const around = Object.fromEntries(
    surroundings.filter((key) => others.includes(key)).map((key) => [key, whole[key]]),
  )
  const leftAlone = others.filter((key) => !surroundings.includes(key))
  return { format: { id: others.length > 0 ? 'seed' : 'json', around, leftAlone }, products }
}

/** The value of a text that is one; undefined where it may be a list of lines. @throws JsonError when it is neither */
function wholeOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    const [first = '', ...others] = text.split('\n').filter((line) => line.trim())
    if (others.length > 0 && first.trim().startsWith('{') && first.trim().endsWith('}')) return undefined
    throw new JsonError(undefined)
  }
}

const linesOf = (text: string): unknown[] =>
  text.split('\n').flatMap((line, at) => {
    if (!line.trim()) return []
    try {
      return [JSON.parse(line)]
    } catch {
      throw new JsonError(at + 1)
    }
  })

/**
 * Writes products as the shop reads them, one to a line, and tells on which line each stands. `id` names what was written:
 * NDJSON, or a seed file where the products need what stands around them.
 */
export function writeJson(
  { around }: JsonFormat,
  rows: readonly FileRow[],
): { id: 'ndjson' | 'seed'; text: string; lines: number[] } {
  const texts = rows.map(({ text }) => text ?? '{}')
  if (Object.keys(around).length === 0)
    return { id: 'ndjson', text: `${texts.join('\n')}\n`, lines: texts.map((_, at) => at + 1) }
  const head = JSON.stringify(around).slice(0, -1)
  return {
    id: 'seed',
    text: `${head},"products":[\n${texts.join(',\n')}\n]}\n`,
    lines: texts.map((_, at) => at + 2),
  }
}
