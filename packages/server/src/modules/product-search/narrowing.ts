import type { Db } from '../../store/database/engine'
import type { Narrowing } from '../listing/count'
import { idsCalled } from '../listing/names'
import { scopeOf } from '../listing/scope'
import type { Shelf } from '../listing/shelf'
import type { ProductFilter } from '../product/queries'
import { groupOf, isNamed, optionsFacet } from './facets'

interface Asked {
  filter: ProductFilter
  channels: readonly string[] | undefined
  choices: Record<string, readonly string[]>
  price: { min?: number | null; max?: number | null }
  /** Of each place: what it costs, with tax or without. */
  prices: Float64Array | undefined
  stock: Float64Array | undefined
  isFaceted: boolean
}

/** What narrows a list, in the numbers of the shelf. */
export async function narrowingOf(db: Db, shelf: Shelf, asked: Asked): Promise<Narrowing> {
  const { filter, channels, prices, stock, isFaceted } = asked
  const ids = filter.id && new Set(filter.id)
  const isPicky = ids || filter.handle !== undefined || filter.is_giftcard !== undefined
  const wanted = asked.choices.availability ?? []
  return {
    scope: await scopeOf(db, shelf, filter, channels),
    ...(isPicky
      ? {
          only: (row) =>
            (!ids || ids.has(row.id)) &&
            (filter.handle === undefined || row.handle === String(filter.handle)) &&
            (filter.is_giftcard === undefined || row.is_giftcard === filter.is_giftcard),
        }
      : {}),
    isFaceted,
    choices: await choicesOf(db, shelf, asked.choices),
    ...(prices
      ? {
          prices: {
            values: prices,
            ...(asked.price.min == null ? {} : { min: asked.price.min }),
            ...(asked.price.max == null ? {} : { max: asked.price.max }),
          },
        }
      : {}),
    ...(stock
      ? {
          stock: {
            values: stock,
            // Both chosen is none chosen.
            ...(wanted.length === 1 ? { wanted: wanted[0] === 'available' ? 1 : 0 } : {}),
          },
        }
      : {}),
  }
}

async function choicesOf(
  db: Db,
  { values }: Shelf,
  choices: Asked['choices'],
): Promise<Narrowing['choices']> {
  const chosen = Object.entries(choices).filter(
    ([name, texts]) => texts.length > 0 && name !== 'availability' && name !== optionsFacet,
  )
  const found = await Promise.all(
    chosen.map(async ([name, texts]) => {
      const group = groupOf(name)
      if (!group) return []
      const keys = isNamed(name) ? await idsCalled(db, name, texts) : texts
      const number = values.groupNumber(group)
      return [{ groups: number === undefined ? [] : [number], values: new Set(values.known(group, keys)) }]
    }),
  )
  return found.flat()
}
