import { invalidData, notFound } from '../../errors'
import type { Tx } from '../../store/database/engine'
import { newId } from '../../store/schema/ids'

export interface PriceInput {
  id?: string | null
  region_id?: string | null
  currency_code?: string | null
  amount: number
  min_quantity?: number | null
  max_quantity?: number | null
}

export interface NewPrice extends PriceInput {
  variant_id: string
  price_list_id?: string | null
}

/**
 * Adds prices to variants. Each is for a region, whose currency it takes, or for a currency, never both.
 * @throws invalid_data for both or neither, not_found for an unknown region or currency
 */
export async function addPrices(tx: Tx, prices: readonly NewPrice[]): Promise<string[]> {
  if (prices.length === 0) return []
  const rows = await placed(tx, prices)
  await insertPrices(tx, rows)
  return rows.map(({ id }) => id)
}

/** The same for prices whose currency is known. */
export async function insertPrices(
  tx: Tx,
  rows: readonly Awaited<ReturnType<typeof placed>>[number][],
): Promise<void> {
  const { money_amount, product_variant_money_amount: link } = tx.t
  await tx.insertRows(
    money_amount,
    rows.map(({ variant_id, ...row }) => row),
  )
  await tx.insertRows(
    link,
    rows.map(({ id, variant_id }) => ({ money_amount_id: id, variant_id })),
  )
}

/** Removes prices for good. */
export async function removePrices(tx: Tx, ids: readonly string[]): Promise<void> {
  const { money_amount, product_variant_money_amount: link } = tx.t
  for (const part of chunks(ids)) {
    await tx.deleteRows(link, { money_amount_id: part })
    await tx.deleteRows(money_amount, { id: part })
  }
}

/** The prices as rows, with the currency each is in. */
export async function placed(tx: Tx, prices: readonly NewPrice[]) {
  for (const price of prices) {
    if (Boolean(price.region_id) === Boolean(price.currency_code))
      throw invalidData('A price is either for a region (region_id) or for a currency (currency_code)')
    if (price.min_quantity && price.max_quantity && price.min_quantity > price.max_quantity)
      throw invalidData('The min_quantity of a price must not be above its max_quantity')
  }
  const currencies = await regionCurrencies(
    tx,
    prices.flatMap((price) => price.region_id ?? []),
  )
  await assertCurrencies(
    tx,
    prices.flatMap((price) => price.currency_code?.toLowerCase() ?? []),
  )
  return prices.map((price) => ({
    id: price.id || newId('ma'),
    variant_id: price.variant_id,
    amount: price.amount,
    region_id: price.region_id || null,
    currency_code: price.region_id
      ? (currencies.get(price.region_id) as string)
      : (price.currency_code as string).toLowerCase(),
    min_quantity: price.min_quantity ?? null,
    max_quantity: price.max_quantity ?? null,
    price_list_id: price.price_list_id ?? null,
  }))
}

async function regionCurrencies(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  const { region } = tx.t
  const wanted = [...new Set(ids)]
  if (wanted.length === 0) return new Map()
  const rows = await tx.rowsWhere(
    region,
    { id: wanted, deleted_at: null },
    { columns: ['id', 'currency_code'] },
  )
  const found = new Map(rows.map((row) => [row.id, row.currency_code]))
  for (const id of wanted) if (!found.has(id)) throw notFound('Region', id)
  return found
}

async function assertCurrencies(tx: Tx, codes: string[]): Promise<void> {
  const { currency } = tx.t
  const wanted = [...new Set(codes)]
  if (wanted.length === 0) return
  const rows = await tx.rowsWhere(currency, { code: wanted }, { columns: ['code'] })
  const found = new Set(rows.map((row) => row.code))
  for (const code of wanted) if (!found.has(code)) throw notFound('Currency', code)
}

/** Databases limit how many values one statement may hold. */
const chunks = <T>(all: readonly T[], size = 1000): T[][] =>
  Array.from({ length: Math.ceil(all.length / size) }, (_, at) => all.slice(at * size, (at + 1) * size))
