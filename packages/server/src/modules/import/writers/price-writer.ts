import { emitAll } from '../../../events/emit'
import type { Db, Tx } from '../../../shop'
import { groupBy } from '../../../store/reading/group-by'
import { newId } from '../../../store/schema/ids'
import type { StoredPrice } from '../../pricing/price-difference'
import { insertPrices } from '../../pricing/write-prices'
import { type ShopSetup, shopSetup } from '../../region/shop-setup'
import type { ImportedPrice, RecordOf } from '../imported-record'
import { createSaleList, saleListName } from '../lookups'
import { priceListsNamed, storedPrices } from '../queries'
import type { RecordWriter, WriteSettings } from '../record-writer'
import { type NamedVariant, namedVariants, wordsFor } from './named-variants'
import { failed, type Judged, judgeKnown, plannedBatch } from './planning'

/** Prices of variants the shop has: those a file names are set, all others stay. */
export const priceWriter: RecordWriter<'price'> = {
  kind: 'price',
  open: ({ db }, settings) => ({
    plan: async (records) => {
      const variantOf = await namedVariants(db, records)
      const known = await knownPrices(
        db,
        records,
        records.flatMap((record) => variantOf(record)?.id ?? []),
      )
      return plannedBatch(
        records.map((record) => judge(record, variantOf(record), known, settings)),
        writeAll,
      )
    },
  }),
}

interface Known {
  setup: ShopSetup
  /** Price lists by id and by name. */
  lists: ReadonlyMap<string, string>
  /** By variant. */
  prices: ReadonlyMap<string, (StoredPrice & { price_list_id: string | null })[]>
}

async function knownPrices(
  db: Db,
  records: readonly RecordOf<'price'>[],
  variants: readonly string[],
): Promise<Known> {
  const named = ['', ...records.flatMap(({ prices }) => prices.flatMap(({ price_list }) => price_list ?? []))]
  const rows = await priceListsNamed(db, named)
  const prices = await storedPrices(
    db,
    variants,
    rows.map(({ id }) => id),
  )
  return {
    setup: await shopSetup(db),
    lists: new Map([...rows].reverse().flatMap(({ id, name }) => [[name, id] as const, [id, id] as const])),
    prices: groupBy(prices, ({ variant_id }) => variant_id),
  }
}

interface NewPrice {
  id: string
  variant_id: string
  amount: number
  currency_code: string
  region_id: string | null
  min_quantity: number | null
  max_quantity: number | null
  /** `saleListName` while there is no such list. */
  price_list_id: string | null
}
interface Work {
  variant: NamedVariant
  added: NewPrice[]
  changed: { id: string; amount: number; currency_code: string }[]
}

function judge(
  record: RecordOf<'price'>,
  variant: NamedVariant | undefined,
  known: Known,
  settings: WriteSettings,
): Judged<Work> {
  const { line, prices } = record
  const name = wordsFor(record)
  if (!variant)
    return failed(line, {
      column: record.variant_id ? 'Variant ID' : 'SKU',
      value: name,
      message: 'no variant of this shop has it',
      hint: 'import the product first, or mend the code',
    })
  const stored = new Map((known.prices.get(variant.id) ?? []).map((price) => [placeOf(price), price]))
  const added = new Map<string, NewPrice>()
  const changed = new Map<string, Work['changed'][number]>()
  for (const price of prices) {
    const wanted = placed(price, variant.id, known)
    if ('problem' in wanted) return failed(line, { column: price.column, ...wanted.problem })
    const place = placeOf(wanted)
    const old = stored.get(place)
    if (!old) added.set(place, wanted)
    else if (old.amount !== wanted.amount || old.currency_code !== wanted.currency_code)
      changed.set(place, { id: old.id, amount: wanted.amount, currency_code: wanted.currency_code })
    else changed.delete(place)
  }
  const work = { variant, added: [...added.values()], changed: [...changed.values()] }
  const isSame = added.size === 0 && changed.size === 0
  const id = work.added[0]?.id ?? work.changed[0]?.id ?? null
  const result = { line, id, variant_id: variant.id, product_id: variant.product_id }
  if (changed.size === 0 && !isSame) return { result: { ...result, action: 'created' }, work }
  return judgeKnown(
    result,
    { isSame, name: `The price of ${name}`, column: prices[0]?.column ?? 'Price' },
    settings,
    work,
  )
}

const placeOf = (price: Omit<NewPrice, 'id' | 'amount' | 'variant_id'>) =>
  [price.price_list_id, price.region_id ?? price.currency_code, price.min_quantity, price.max_quantity].join()

/** A price where it holds, or why it cannot. */
function placed(
  { amount, currency_code, region, price_list, min_quantity, max_quantity }: ImportedPrice,
  variant_id: string,
  { setup, lists }: Known,
): NewPrice | { problem: { value: string; message: string; hint: string } } {
  const list = price_list === undefined ? null : (lists.get(price_list) ?? price_list)
  if (price_list !== undefined && !lists.has(price_list) && price_list !== saleListName)
    return wrong(price_list, 'the shop has no such price list', 'make it first, or mend its name')
  const own = region === undefined ? undefined : regionNamed(setup, region)
  if (region !== undefined && !own)
    return wrong(region, 'the shop has no such region', 'make it first, or mend its name')
  if (own && own.currency_code !== currency_code)
    return wrong(
      currency_code,
      `the region ${own.name} sells in ${own.currency_code}`,
      `give the price in ${own.currency_code}`,
    )
  if (!setup.currencies.has(currency_code))
    return wrong(
      currency_code,
      'the shop does not know this currency',
      'write its code in three letters, as EUR',
    )
  if (min_quantity && max_quantity && min_quantity > max_quantity)
    return wrong(String(min_quantity), 'the least quantity is above the greatest', 'swap the two')
  return {
    id: newId('ma'),
    variant_id,
    amount,
    currency_code,
    region_id: own?.id ?? null,
    min_quantity: min_quantity ?? null,
    max_quantity: max_quantity ?? null,
    price_list_id: list,
  }
}

const wrong = (value: string, message: string, hint: string) => ({ problem: { value, message, hint } })

/** A region by its id or by its name, spelled so or else in other case. */
export const regionNamed = ({ regions }: Pick<ShopSetup, 'regions'>, named: string) =>
  regions.get(named) ??
  [...regions.values()].find(({ name }) => name === named) ??
  [...regions.values()].find(({ name }) => name.trim().toLowerCase() === named.trim().toLowerCase())

async function writeAll(tx: Tx, all: Work[]): Promise<void> {
  const added = all.flatMap((work) => work.added)
  const isNewList = added.some(({ price_list_id }) => price_list_id === saleListName)
  const list = isNewList ? await createSaleList(tx) : null
  await insertPrices(
    tx,
    added.map((price) => (price.price_list_id === saleListName ? { ...price, price_list_id: list } : price)),
  )
  await tx.updateEach(
    tx.t.money_amount,
    all.flatMap(({ changed }) => changed),
  )
  await emitAll(
    tx,
    'product-variant.updated',
    [...new Map(all.map(({ variant }) => [variant.id, variant])).values()].map(({ id, product_id }) => ({
      id,
      product_id,
    })),
  )
}
