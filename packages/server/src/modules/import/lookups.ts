import { and, eq, inArray, isNull } from 'drizzle-orm'
import type { Tx } from '../../shop'
import type { ImportedProduct } from './imported-product'

/** What a batch refers to, found or made once for all its products. */
export interface Lookups {
  types: Map<string, string>
  tags: Map<string, string>
  channel: string | null
  defaultProfile: string | null
  giftCardProfile: string | null
  /** The price list of imported sale prices; null while none of the batch is on sale. */
  saleList: string | null
}

/** The name under which imported sale prices are kept. */
export const saleListName = 'Imported sale prices'

export async function lookupsFor(tx: Tx, products: readonly ImportedProduct[]): Promise<Lookups> {
  const { t } = tx
  const [store] = await tx.select({ channel: t.store.default_sales_channel_id }).from(t.store)
  const profiles = await tx.select().from(t.shipping_profile).where(isNull(t.shipping_profile.deleted_at))
  const onSale = products.some(({ variants }) => variants.some(({ sale_amount }) => sale_amount !== null))
  return {
    types: await byValue(
      tx,
      t.product_type,
      products.flatMap(({ type }) => type ?? []),
    ),
    tags: await byValue(
      tx,
      t.product_tag,
      products.flatMap(({ tags }) => tags),
    ),
    channel: store?.channel ?? null,
    defaultProfile: profiles.find(({ type }) => type === 'default')?.id ?? null,
    giftCardProfile: profiles.find(({ type }) => type === 'gift_card')?.id ?? null,
    saleList: await saleList(tx, onSale),
  }
}

async function byValue(
  tx: Tx,
  table: Tx['t']['product_tag'] | Tx['t']['product_type'],
  wanted: string[],
): Promise<Map<string, string>> {
  const values = [...new Set(wanted)]
  if (values.length === 0) return new Map()
  const tags = table as Tx['t']['product_tag']
  const known = await tx
    .select()
    .from(tags)
    .where(and(inArray(tags.value, values), isNull(tags.deleted_at)))
  const found = new Map(known.map(({ value, id }) => [value, id]))
  const missing = values.filter((value) => !found.has(value))
  if (missing.length > 0) {
    const made = await tx
      .insert(tags)
      .values(missing.map((value) => ({ value })))
      .returning()
    for (const { value, id } of made) found.set(value, id)
  }
  return found
}

async function saleList(tx: Tx, needed: boolean): Promise<string | null> {
  const { price_list } = tx.t
  const [known] = await tx
    .select({ id: price_list.id })
    .from(price_list)
    .where(and(eq(price_list.name, saleListName), isNull(price_list.deleted_at)))
  if (known || !needed) return known?.id ?? null
  const [made] = await tx
    .insert(price_list)
    .values({
      name: saleListName,
      description: 'Prices that an imported file marked down',
      type: 'sale',
      status: 'active',
    })
    .returning({ id: price_list.id })
  return made?.id ?? null
}
