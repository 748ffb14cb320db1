import { RowProblems } from '../../row-problems'
import type { Tx } from '../../store/database/engine'
import { groupBy } from '../../store/reading/group-by'
import { storedPrices } from '../pricing/queries'
import { replacePrices } from '../pricing/replace-prices'
import type { NewPrice } from '../pricing/write-prices'
import type { VariantRow } from './batch-variants'

type GivenPrice = NonNullable<VariantRow['prices']>[number]

const placeOf = ({
  region_id,
  currency_code,
}: {
  region_id?: string | null
  currency_code?: string | null
}) => region_id ?? currency_code?.toLowerCase()

/**
 * Writes the prices that rows name into the variants' own; prices for other places, and for quantities, stay.
 * @throws invalid_data that names each price in the wrong
 */
export async function writeBatchPrices(tx: Tx, rows: readonly VariantRow[]): Promise<void> {
  const priced = rows.filter(({ prices }) => prices?.length)
  if (priced.length === 0) return
  await assertPlaces(tx, rows)
  const ids = priced.map(({ id }) => id)
  const stored = await storedPrices(tx, null, ids)
  const ofVariant = groupBy(stored, ({ variant_id }) => variant_id)
  await replacePrices(
    tx,
    stored,
    priced.flatMap(({ id, prices = [] }) => {
      const named = new Set(prices.map(placeOf))
      const kept = (ofVariant.get(id) ?? []).filter(
        (price) => isForQuantities(price) || !named.has(placeOf(price)),
      )
      return [
        ...kept.map((price) => ({ ...price, ...placed(price) })),
        ...prices.flatMap((price) => newPrice(id, price)),
      ]
    }),
  )
}

const isForQuantities = (price: { min_quantity: number | null; max_quantity: number | null }) =>
  price.min_quantity !== null || price.max_quantity !== null

/** A stored price of a region names its currency too; a new one says the region alone. */
const placed = ({ region_id, currency_code }: { region_id: string | null; currency_code: string }) =>
  region_id ? { region_id, currency_code: null } : { region_id: null, currency_code }

const newPrice = (variant_id: string, { amount, region_id, currency_code }: GivenPrice): NewPrice[] =>
  amount === null ? [] : [{ variant_id, amount, region_id, currency_code }]

async function assertPlaces(tx: Tx, rows: readonly VariantRow[]): Promise<void> {
  const { region, currency } = tx.t
  const given = rows.flatMap(({ prices = [] }, row) =>
    prices.map((price, at) => ({ ...price, path: `variants.${row}.prices.${at}`, row })),
  )
  const regions = [...new Set(given.flatMap(({ region_id }) => region_id ?? []))]
  const codes = [...new Set(given.flatMap(({ currency_code }) => currency_code?.toLowerCase() ?? []))]
  const known = new Set([
    ...(await tx.rowsWhere(region, { id: regions, deleted_at: null }, { columns: ['id'] })).map(
      ({ id }) => id,
    ),
    ...(await tx.rowsWhere(currency, { code: codes }, { columns: ['code'] })).map(({ code }) => code),
  ])
  const problems = new RowProblems()
  const seen = new Set<string>()
  for (const { path, row, region_id, currency_code } of given) {
    const place = placeOf({ region_id, currency_code })
    if (Boolean(region_id) === Boolean(currency_code))
      problems.add(path, 'must be for a region (region_id) or for a currency (currency_code)')
    else if (!known.has(place ?? '')) problems.add(path, `is for a place that does not exist: ${place}`)
    else if (seen.has(`${row} ${place}`)) problems.add(path, `is there twice for ${place}`)
    seen.add(`${row} ${place}`)
  }
  problems.refuse()
}
