import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { findBy, findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { adjustments } from '../discount/allocation'
import { productQualifies } from '../discount/conditions'
import { conditionsOfRules, tagsOfProducts } from '../discount/queries'
import { deleteDiscountsOfLines } from './queries'

interface EditLine {
  id: string
  unit_price: number
  quantity: number
  allow_discounts: boolean
  is_return: boolean
  includes_tax: boolean
  tax_lines: { rate: number }[]
  variant: { product: { id: string; type_id: string | null; collection_id: string | null } | null } | null
}
interface Discount {
  id: string
  rule: { id: string; type: string; value: number; allocation: string | null } | null
}

/** Shares the order's discount anew among the lines of an edit. */
export async function refreshEditDiscounts(
  shop: Shop,
  tx: Tx,
  orderId: string,
  editId: string,
): Promise<void> {
  const order = await findOne(tx, 'order', orderId, shapeOf(['discounts.rule']))
  const discount = ((order?.discounts ?? []) as Discount[]).find(
    ({ rule }) => rule && rule.type !== 'free_shipping',
  )
  if (!discount?.rule) return
  const lines = await findBy<EditLine>(
    tx,
    'line_item',
    'order_edit_id',
    [editId],
    shapeOf(['tax_lines', 'variant.product']),
  )
  if (lines.length === 0) return
  const rules = await conditionsOfRules(tx, [discount.rule.id])
  const conditions = rules.get(discount.rule.id)?.conditions ?? []
  const tags = await tagsOfProducts(
    tx,
    lines.flatMap((line) => line.variant?.product?.id ?? []),
  )
  const qualifies = productQualifies(conditions)
  const found = adjustments({ id: discount.id, rule: discount.rule }, lines, {
    tax_inclusive_pricing: shop.flags.tax_inclusive_pricing,
    qualifies: (line) => {
      const product = line.variant?.product
      return qualifies(product && { ...product, tags: tags.get(product.id) ?? [] })
    },
  })
  const { line_item_adjustment: t } = tx.t
  await deleteDiscountsOfLines(
    tx,
    lines.map((line) => line.id),
  )
  if (found.length > 0)
    await tx.insert(t).values(found.map((adjustment) => ({ ...adjustment, description: 'discount' })))
}
