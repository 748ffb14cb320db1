import type { Db } from '../../store/database/engine'
import { groupBy } from '../../store/reading/group-by'
import { fold } from '../search/words'
import { type HeadRow, readHeads } from './queries'
import type { ShelfRow } from './shelf'
import type { Values } from './values'

/** How lists know these products; those that are not published are left out. Five questions, however many there are. */
export async function loadRows(db: Db, values: Values, ids: readonly string[]): Promise<ShelfRow[]> {
  const { products, tags, categories, channels, options } = await readHeads(db, ids)
  const by = {
    tags: groupBy(tags, (row) => row.product_id),
    categories: groupBy(categories, (row) => row.product_id),
    channels: groupBy(channels, (row) => row.product_id),
    options: groupBy(options, (row) => row.product_id),
  }
  return products.map((product): ShelfRow => {
    const { id, title, handle, created_at, is_giftcard, type_id, collection_id } = product
    const numbers = new Set<number>()
    if (type_id) numbers.add(values.numberOf('type', type_id))
    if (collection_id) numbers.add(values.numberOf('collection', collection_id))
    for (const { key } of by.tags.get(id) ?? []) numbers.add(values.numberOf('tags', key))
    for (const { key } of by.categories.get(id) ?? []) numbers.add(values.numberOf('category', key))
    for (const { key } of by.channels.get(id) ?? []) numbers.add(values.numberOf('channel', key))
    for (const one of by.options.get(id) ?? [])
      numbers.add(values.numberOf(values.option(one.title), one.value.trim()))
    return {
      id,
      title: fold(title),
      handle,
      created_at,
      is_giftcard,
      values: [...numbers],
      ...figuresOf(product),
    }
  })
}

/** The numbers in the metadata, whether they are written as numbers or as texts. */
function figuresOf({ metadata }: HeadRow): { figures?: Record<string, number> } {
  const found = Object.entries(metadata ?? {}).flatMap(([name, value]) => {
    const figure = typeof value === 'string' && value.trim() !== '' ? Number(value) : value
    return typeof figure === 'number' && Number.isFinite(figure) ? [[name, figure] as const] : []
  })
  return found.length > 0 ? { figures: Object.fromEntries(found.slice(0, 20)) } : {}
}
