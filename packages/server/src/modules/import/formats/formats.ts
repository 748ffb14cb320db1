import { invalidData } from '../../../errors'
import { plainHeader } from './columns'
import { customers, shopifyCustomers } from './customers'
import { discounts } from './discounts'
import type { Format, Sample } from './format'
import { giftCards } from './gift-cards'
import { jsonProducts, ndjsonProducts, seedFile } from './json'
import { medusa2Products, medusaProducts } from './medusa'
import { prices } from './prices'
import { shopifyProducts } from './shopify-products'
import { inventory, shopifyInventory } from './stock'
import { woocommerce } from './woocommerce'

/** Every kind of file that an import reads. Of those a file looks like equally, the first is taken. */
export const formats: readonly Format[] = [
  shopifyProducts,
  shopifyCustomers,
  shopifyInventory,
  woocommerce,
  medusaProducts,
  medusa2Products,
  jsonProducts,
  ndjsonProducts,
  seedFile,
  customers,
  prices,
  inventory,
  discounts,
  giftCards,
]

type Mapping = Readonly<Record<string, string>>

/** What a file looks like, and how much; a column that was mapped counts as the one it stands for. */
function detectedFormat(
  sample: Sample,
  { map = {}, among = formats }: { map?: Mapping; among?: readonly Format[] } = {},
): { format: Format; likeness: number } | undefined {
  const seen = { ...sample, header: mapped(sample.header, map) }
  let best: { format: Format; likeness: number } | undefined
  for (const format of among) {
    const likeness = format.detect(seen)
    if (likeness > 0 && likeness > (best?.likeness ?? 0)) best = { format, likeness }
  }
  return best
}

export const formatById = (id: string): Format | undefined => formats.find((format) => format.id === id)

/** What a file must look like at least to be taken for a format: all of its required columns are there. */
const least = 0.5

/**
 * The format of a file.
 * @throws invalid_data for a file that is none of them; says which is nearest and what it lacks for it
 */
export function formatOf(sample: Sample, options: { map?: Mapping; among?: readonly Format[] } = {}): Format {
  const found = detectedFormat(sample, options)
  if (found && found.likeness >= least) return found.format
  const { among = formats, map = {} } = options
  if (sample.header.length === 0)
    throw invalidData(`${sample.name} is neither a table nor JSON: its first line has to name its columns`)
  const nearest = found?.format
  const known = `The shop reads ${among.map(({ name }) => name).join(', ')}`
  if (!nearest)
    throw invalidData(
      `${sample.name} is no file this shop reads: its columns are ${shown(sample.header)}. ${known}`,
    )
  const there = new Set(mapped(sample.header, map).map(plainHeader))
  const lacks = nearest.columns.required.filter(
    (name) => !name.split(' or ').some((one) => there.has(plainHeader(one))),
  )
  throw invalidData(
    `${sample.name} is no file this shop reads. It comes nearest to ${nearest.name}, but for the column${lacks.length === 1 ? '' : 's'} ${lacks.join(', ')}; --map "Their column=variant.sku" says what a column stands for`,
  )
}

const shown = (header: readonly string[]) => header.slice(0, 6).join(', ') + (header.length > 6 ? ' …' : '')

const mapped = (header: readonly string[], map: Mapping): string[] => {
  const fields = new Map(Object.entries(map).map(([name, field]) => [plainHeader(name), field]))
  return header.map((name) => fields.get(plainHeader(name)) ?? name)
}
