import { invalidData } from '../../errors'
import type { Db } from '../../store/database/engine'
import type { ImportProblem } from '../import/imported-product'
import type { ImportedRecord, VariantName } from '../import/imported-record'
import { priceListNamed } from './queries/names'
import type { RecordOptions } from './record-options'

type Fitted = { record: ImportedRecord } | { problem: ImportProblem }

/** A record as the import wants it: found by what was asked for, its prices in the list that was named. */
export function fitted(
  record: ImportedRecord,
  { match, price_list }: Pick<RecordOptions, 'match' | 'price_list'>,
): Fitted {
  if (record.kind !== 'price' && record.kind !== 'stock') return { record }
  const named = match === undefined ? record : { ...record, ...onlyBy(record, match) }
  if (match !== undefined && !isNamed(named))
    return {
      problem: {
        line: record.line,
        column: columnsOf[match] ?? 'SKU',
        level: 'error',
        message: 'this is empty, and variants are found by it here',
        hint: 'fill it in, or import without --match',
      },
    }
  if (named.kind !== 'price' || price_list === undefined) return { record: named }
  return { record: { ...named, prices: named.prices.map((price) => ({ price_list, ...price })) } }
}

const columnsOf: Partial<Record<NonNullable<RecordOptions['match']>, string>> = {
  id: 'Variant ID',
  sku: 'SKU',
  handle: 'Handle',
}

/** What names a variant, of which only one counts. */
function onlyBy(
  record: VariantName & { inventory_item_id?: string },
  match: NonNullable<RecordOptions['match']>,
): VariantName & { inventory_item_id?: string } {
  const { variant_id, sku, handle, options, inventory_item_id } = record
  const none = { variant_id: undefined, sku: undefined, handle: undefined, options: undefined }
  if (match === 'id') return { ...none, variant_id, inventory_item_id }
  if (match === 'sku') return { ...none, sku, inventory_item_id: undefined }
  return { ...none, handle, options, inventory_item_id: undefined }
}

const isNamed = (record: VariantName & { inventory_item_id?: string }) =>
  [record.variant_id, record.sku, record.handle, record.inventory_item_id].some(Boolean)

/** @throws invalid_data where the shop has no price list of this id or name */
export async function assertPriceList(db: Db, named: string): Promise<void> {
  const [found] = await priceListNamed(db, named)
  if (!found) throw invalidData(`context.price_list: the shop has no price list ${named}`)
}
