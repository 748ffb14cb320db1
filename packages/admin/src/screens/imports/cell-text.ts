import { handleColumn, plain } from './file-columns'

const isTrue = new Set(['true', 'yes', 'y', '1', 'continue', 'notify', 'shopify'])
const isFalse = new Set(['false', 'no', 'n', '0', '-1', 'deny'])
const flags = new Set(['Product Discountable', 'Variant Allow Backorder', 'Variant Manage Inventory'])
const statuses: Readonly<Record<string, string>> = { active: 'published', archived: 'rejected' }

/** A cell as the shop reads it: yes and no, statuses and amounts as other shops write them. The rest stays as it is. */
export function cellFor(column: string, given: string): string {
  const text = given.trim().toLowerCase()
  if (column === 'Product Status')
    return statuses[text] ?? (isTrue.has(text) ? 'published' : isFalse.has(text) ? 'draft' : given)
  if (flags.has(column)) return isTrue.has(text) ? 'true' : isFalse.has(text) ? 'false' : given
  // 1.299,00 with the comma before the decimals; 1,299 has groups and is read so.
  if (column.startsWith('Price ') && /^\d{1,3}([.\s']?\d{3})*,\d{1,2}$/.test(text))
    return text.replace(/[.\s']/g, '').replace(',', '.')
  return given
}

/** Which shop wrote a file, told by its headings; undefined for any other table. */
export function shopOf(header: readonly string[]): 'shopify' | 'woocommerce' | undefined {
  const has = (...names: string[]) => names.every((name) => header.some((one) => plain(one) === name))
  if (has('handle', 'variantprice') || has('urlhandle', 'title')) return 'shopify'
  return has('regularprice', 'sku', 'parent') ? 'woocommerce' : undefined
}

/**
 * A file of Shopify names options on the first row of a product alone, and has rows that hold one more picture and nothing
 * else: names are repeated for each variant, pictures become columns of the first row.
 */
export function unfolded(
  header: readonly string[],
  rows: readonly string[][],
): { header: string[]; rows: string[][] } {
  const at = (...names: string[]) => header.findIndex((one) => names.includes(plain(one)))
  const handle = at('handle', 'urlhandle')
  const image = at('imagesrc', 'productimageurl')
  const options = [1, 2, 3].map((n) => at(`option${n}name`)).filter((column) => column >= 0)
  const tells = [at('variantprice', 'price'), at('variantsku', 'sku'), at('option1value')].filter(
    (one) => one >= 0,
  )
  const firsts = new Map<string, string[]>()
  const pictures = new Map<string, string[]>()
  const kept: string[][] = []
  for (const row of rows) {
    const key = row[handle] ?? ''
    const picture = row[image]?.trim()
    if (picture) pictures.set(key, [...(pictures.get(key) ?? []), picture])
    const first = firsts.get(key)
    if (first && tells.every((column) => !row[column]?.trim())) continue
    firsts.set(key, first ?? row)
    kept.push(
      row.map((cell, column) => (first && options.includes(column) && !cell ? (first[column] ?? '') : cell)),
    )
  }
  const most = Math.max(1, ...[...pictures.values()].map((list) => list.length))
  const seen = new Set<string>()
  return {
    header: [
      ...header.filter((_, column) => column !== image),
      ...Array.from({ length: most }, (_, n) => `Image ${n + 1} Url`),
    ],
    rows: kept.map((row) => {
      const key = row[handle] ?? ''
      const own = seen.has(key) ? [] : (pictures.get(key) ?? [])
      seen.add(key)
      return [
        ...row.filter((_, column) => column !== image),
        ...Array.from({ length: most }, (_, n) => own[n] ?? ''),
      ]
    }),
  }
}

/** What a row is called: its handle, or else the first thing it says. */
export const nameOfRow = (columns: readonly (string | null)[], cells: readonly string[]): string =>
  cells[columns.indexOf(handleColumn)] || cells.find((cell) => cell.trim() !== '') || ''
