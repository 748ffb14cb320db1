import type { Db, Tx } from '../../../shop'
import { newId } from '../../../store/schema/ids'
import { saleListName } from '../lookups'
import { salesNamedLike } from '../queries'

/** When prices of a list hold; `null` for always. Imported sale prices have a list for each such time. */
export interface SaleList {
  starts_at: string | null
  ends_at: string | null
}
export interface KnownSaleList extends SaleList {
  id: string
  name: string
}

/** The lists that imports made, the oldest first. */
export async function saleLists(db: Db): Promise<KnownSaleList[]> {
  return await salesNamedLike(db, saleListName)
}

/** The one of them for a time; the one without dates is known by its name alone, as staff may give it some. */
export const saleListFor = (lists: readonly KnownSaleList[], wanted: SaleList): KnownSaleList | undefined =>
  lists.find(({ name, starts_at, ends_at }) =>
    wanted.starts_at || wanted.ends_at
      ? starts_at === wanted.starts_at && ends_at === wanted.ends_at
      : name === saleListName,
  )

/** A name that people can tell the lists by. */
const nameOf = ({ starts_at, ends_at }: SaleList): string => {
  const day = (at: string | null) => at?.slice(0, 10) ?? ''
  return starts_at || ends_at ? `${saleListName}, ${day(starts_at)} – ${day(ends_at)}` : saleListName
}

/** The lists for these times; those the shop lacks are made. */
export async function ensureSaleLists(
  tx: Tx,
  wanted: readonly SaleList[],
): Promise<(list: SaleList) => string> {
  const lists = wanted.length > 0 ? await saleLists(tx) : []
  const missing: KnownSaleList[] = []
  for (const list of wanted)
    if (!saleListFor([...lists, ...missing], list))
      missing.push({ id: newId('pl'), name: nameOf(list), starts_at: list.starts_at, ends_at: list.ends_at })
  await tx.insertRows(
    tx.t.price_list,
    missing.map((list) => ({
      ...list,
      description: 'Prices that an imported file marked down',
      type: 'sale' as const,
      status: 'active' as const,
    })),
  )
  lists.push(...missing)
  return (list) => saleListFor(lists, list)?.id ?? ''
}
