import type { ImportedRecord, VariantName } from '../import/imported-record'
import type { RecordResult } from '../import/record-writer'

/**
 * Where in a batch a record says something of what an earlier one says something of: it has to be looked at when that is
 * written. The number of records when there is none.
 */
export function firstRepeat(records: readonly ImportedRecord[], results: readonly RecordResult[]): number {
  const seen = new Set<string>()
  for (const [at, record] of records.entries()) {
    const names = namesOf(record, results[at])
    if (names.some((name) => seen.has(name))) return at
    for (const name of names) seen.add(name)
  }
  return records.length
}

/** What a record is about, as fine as it is written. */
function namesOf(record: ImportedRecord, result: RecordResult | undefined): string[] {
  switch (record.kind) {
    case 'product':
      return [record.handle, ...(result?.id ? [result.id] : [])]
    case 'customer':
      return [record.email.toLowerCase()]
    case 'discount':
      return [record.code.toUpperCase()]
    case 'gift_card':
      return [result?.id, record.code].flatMap((name) => name ?? [])
    case 'price':
      return record.prices.map(({ price_list, region, currency_code, min_quantity, max_quantity }) =>
        [variantOf(record, result), price_list, region ?? currency_code, min_quantity, max_quantity].join(
          '\u0001',
        ),
      )
    case 'stock':
      return record.levels.map(({ location }) =>
        [result?.id ?? variantOf(record, result), location].join('\u0001'),
      )
  }
}

const variantOf = (
  { variant_id, sku, handle, options, ...more }: VariantName & { inventory_item_id?: string },
  result: RecordResult | undefined,
) =>
  result?.variant_id ??
  variant_id ??
  more.inventory_item_id ??
  sku ??
  [handle, ...(options ?? [])].join('\u0001')
