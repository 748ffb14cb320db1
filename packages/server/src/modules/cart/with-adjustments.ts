import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { groupBy } from '../../store/reading/group-by'
import { shownOf } from '../../store/reading/shape'
import { newRow } from '../../store/writing/write-rows'
import { adjustments } from '../discount/allocation'
import { productQualifies } from '../discount/conditions'
import { conditionsOfRules, tagsOfProducts } from '../discount/queries'
import type { CartLine, LoadedCart } from './load-cart'

/**
 * The cart with what its discount gives now on each line, by adjustments that are made anew, as v1 does: whoever knew one
 * by its id finds another. Those that belong to no discount stay (rules: discounts).
 */
export async function withAdjustments(
  shop: Pick<Shop, 'flags'>,
  db: Db,
  cart: LoadedCart,
): Promise<LoadedCart> {
  const wanted = groupBy(await wantedAdjustments(shop, db, cart), ({ item_id }) => item_id)
  const current = cart.items.map((line) => adjusted(db, line, wanted.get(line.id) ?? []))
  return current.every((line, index) => line === cart.items[index]) ? cart : { ...cart, items: current }
}

type Wanted = Awaited<ReturnType<typeof wantedAdjustments>>[number]

function adjusted({ t }: Db, line: CartLine, wanted: readonly Wanted[]): CartLine {
  const own = line.adjustments.filter(({ discount_id }) => discount_id === null)
  if (wanted.length === 0 && own.length === line.adjustments.length) return line
  return { ...line, adjustments: [...own, ...wanted.map((one) => newAdjustment(t, one))] }
}

const newAdjustment = ({ line_item_adjustment }: Db['t'], one: Wanted) =>
  shownOf(
    'line_item_adjustment',
    newRow(line_item_adjustment, { ...one, description: 'discount', metadata: null }),
  )

async function wantedAdjustments(shop: Pick<Shop, 'flags'>, db: Db, cart: LoadedCart) {
  const discount = cart.discounts.find(({ rule }) => rule.type !== 'free_shipping')
  if (!discount || cart.items.length === 0) return []
  const rules = await conditionsOfRules(db, [discount.rule.id], cart.revisions)
  const conditions = rules.get(discount.rule.id)?.conditions ?? []
  const tags = conditions.some((condition) => condition.type === 'product_tags')
    ? await tagsOfProducts(
        db,
        cart.items.flatMap((line) => line.variant?.product_id ?? []),
      )
    : new Map<string, { id: string }[]>()
  const qualifies = productQualifies(conditions)
  return adjustments(discount, cart.items, {
    tax_inclusive_pricing: shop.flags.tax_inclusive_pricing,
    qualifies: (line: CartLine) => {
      const product = line.variant?.product
      return qualifies(product && { ...product, tags: tags.get(product.id) ?? [] })
    },
  })
}
