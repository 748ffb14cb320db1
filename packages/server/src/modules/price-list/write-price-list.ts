import type { Parsed } from '@cartwright/contract'
import { invalidData, notFound } from '../../errors'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { storedPrices } from '../pricing/queries'
import { replacePrices } from '../pricing/replace-prices'
import { addPrices, type NewPrice, placed, removePrices } from '../pricing/write-prices'
import { pricesOnList } from './queries'

type NewPriceList = Parsed<'POST /admin/price-lists'>['body']
type PriceListChanges = Parsed<'POST /admin/price-lists/:id'>['body']

export async function createPriceList(shop: Shop, input: NewPriceList): Promise<string> {
  return await shop.transaction(async (tx) => {
    const { price_list } = tx.t
    const { name, description, type, status, starts_at, ends_at, includes_tax } = input
    assertPeriod(starts_at, ends_at)
    const [made] = await tx
      .insert(price_list)
      .values({
        name,
        description,
        type,
        status: status ?? 'draft',
        starts_at: starts_at ?? null,
        ends_at: ends_at ?? null,
        includes_tax: includes_tax ?? false,
      })
      .returning({ id: price_list.id })
    const id = made?.id ?? ''
    if (input.customer_groups) await setGroups(tx, id, input.customer_groups)
    await addToList(tx, id, input.prices)
    return id
  })
}

/** Changes what is given; customer groups are replaced, prices with an id change and the others are added. */
export async function updatePriceList(shop: Shop, id: string, changes: PriceListChanges): Promise<void> {
  await shop.transaction(async (tx) => {
    const { price_list } = tx.t
    const old = await lockList(tx, id)
    const { customer_groups, prices, starts_at, ends_at, ...rest } = changes
    assertPeriod(
      starts_at === undefined ? old.starts_at : starts_at,
      ends_at === undefined ? old.ends_at : ends_at,
    )
    await tx.updateRows(
      price_list,
      { id },
      {
        ...Object.fromEntries(Object.entries(rest).filter(([, value]) => value != null)),
        ...(starts_at === undefined ? {} : { starts_at }),
        ...(ends_at === undefined ? {} : { ends_at }),
        name: rest.name ?? old.name,
      },
    )
    if (customer_groups) await setGroups(tx, id, customer_groups)
    if (prices) await upsertInList(tx, id, prices)
  })
}

/** Removes a price list for good, with its prices; one that is not there is no error. */
export async function deletePriceList(shop: Shop, id: string): Promise<void> {
  await shop.transaction(async (tx) => {
    const { price_list, price_list_customer_groups: link } = tx.t
    await removePrices(tx, await pricesOnList(tx, id))
    await tx.deleteRows(link, { price_list_id: id })
    await tx.deleteRows(price_list, { id })
  })
}

/**
 * Adds prices to a list. With `override` every other price of the list goes, whatever its variant; one that is there
 * already stays.
 */
export async function addListPrices(
  shop: Shop,
  id: string,
  prices: readonly NewPrice[],
  override: boolean,
): Promise<void> {
  await shop.transaction(async (tx) => {
    await lockList(tx, id)
    if (!override) return upsertInList(tx, id, prices)
    const named = prices.filter((price) => price.id)
    const added = prices.filter((price) => !price.id)
    const stored = (await storedPrices(tx, id)).filter((row) => !named.some((price) => price.id === row.id))
    await assertVariants(tx, added)
    await replacePrices(
      tx,
      stored,
      added.map((price) => ({ ...price, price_list_id: id })),
    )
    await upsertInList(tx, id, named)
  })
}

/** Removes prices of a list: those named, or those of products or variants. Returns the ids that went. */
export async function removeListPrices(
  shop: Shop,
  id: string,
  which: { price_ids?: string[]; product_ids?: string[]; variant_ids?: string[] },
): Promise<string[]> {
  return await shop.transaction(async (tx) => {
    await lockList(tx, id)
    const gone = await pricesOnList(tx, id, which)
    await removePrices(tx, gone)
    return gone
  })
}

/** The list, held until the transaction ends. @throws not_found */
export async function lockList(tx: Tx, id: string) {
  const { price_list } = tx.t
  const [row] = await tx.lockRows(price_list, { id, deleted_at: null })
  if (!row) throw notFound('PriceList', id)
  return row
}

async function setGroups(tx: Tx, id: string, groups: readonly { id: string }[]): Promise<void> {
  const { customer_group, price_list_customer_groups: link } = tx.t
  const ids = [...new Set(groups.map((group) => group.id))]
  const found = ids.length
    ? await tx.rowsWhere(customer_group, { id: ids, deleted_at: null }, { columns: ['id'] })
    : []
  for (const group of ids) if (!found.some((one) => one.id === group)) throw notFound('CustomerGroup', group)
  await tx.deleteRows(link, { price_list_id: id })
  if (ids.length > 0)
    await tx.insert(link).values(ids.map((customer_group_id) => ({ price_list_id: id, customer_group_id })))
}

/** Adds new prices to a list. @throws not_found for a variant, region or currency that is none */
async function addToList(tx: Tx, id: string, prices: readonly NewPrice[]): Promise<void> {
  await assertVariants(tx, prices)
  await addPrices(
    tx,
    prices.map((price) => ({ ...price, id: null, price_list_id: id })),
  )
}

async function upsertInList(tx: Tx, id: string, prices: readonly NewPrice[]): Promise<void> {
  const { money_amount, product_variant_money_amount: link } = tx.t
  const changed = prices.filter((price) => price.id)
  const known = changed.length
    ? await pricesOnList(tx, id, { price_ids: changed.map((price) => price.id as string) })
    : []
  for (const price of changed)
    if (!known.includes(price.id as string)) throw notFound('Price', price.id as string)
  await assertVariants(tx, changed)
  for (const row of await placed(tx, changed)) {
    const { id: priceId, variant_id, price_list_id, ...columns } = row
    await tx.updateRows(money_amount, { id: priceId }, columns)
    await tx.updateRows(link, { money_amount_id: priceId }, { variant_id })
  }
  await addToList(
    tx,
    id,
    prices.filter((price) => !price.id),
  )
}

/** @throws not_found for a price of a variant that is none */
export async function assertVariants(tx: Tx, prices: readonly { variant_id: string }[]): Promise<void> {
  const { product_variant: variant } = tx.t
  const ids = [...new Set(prices.map((price) => price.variant_id))]
  if (ids.length === 0) return
  const found = await tx.rowsWhere(variant, { id: ids, deleted_at: null }, { columns: ['id'] })
  const known = new Set(found.map(({ id }) => id))
  for (const id of ids) if (!known.has(id)) throw notFound('Variant', id)
}

function assertPeriod(starts_at: string | null | undefined, ends_at: string | null | undefined): void {
  if (starts_at && ends_at && Date.parse(ends_at) <= Date.parse(starts_at))
    throw invalidData('ends_at must be later than starts_at')
}
