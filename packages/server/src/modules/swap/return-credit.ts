import type { LineItem } from '@cartwright/contract'
import type { Tx } from '../../store/database/engine'
import type { LineBack } from '../return/return-lines'

/** A line of a swap's cart that is not bought but given back, or what sending it back costs. */
interface CreditLine {
  title: string
  unit_price: number
  quantity: number
  variant_id: string | null
  includes_tax: boolean
  tax_lines: { rate: number; name: string; code: string | null }[]
  /** Given back, so above 0 on the bill: a discount the goods had. */
  adjustment: number
  isShipping: boolean
  metadata: Record<string, unknown> | null
}

type TaxLine = CreditLine['tax_lines'][number]

/** The returned goods at a price below 0, taxed as they were and with their share of the discount taken back. */
export function creditLines(
  lines: readonly LineBack[],
  shipping: { price: number; includes_tax: boolean; tax_lines: TaxLine[] } | null,
): CreditLine[] {
  const goods = lines.map(({ line, quantity }) => ({
    title: line.title,
    unit_price: -line.unit_price,
    quantity,
    variant_id: line.variant_id,
    includes_tax: line.includes_tax === true,
    tax_lines: (line.tax_lines ?? []).map(({ rate, name, code }) => ({ rate, name, code })),
    adjustment: -discountShare(line, quantity),
    isShipping: false,
    metadata: line.metadata ?? {},
  }))
  if (!shipping) return goods
  return [
    ...goods,
    {
      title: 'Return shipping',
      unit_price: shipping.price,
      quantity: 1,
      variant_id: null,
      includes_tax: shipping.includes_tax,
      tax_lines: shipping.tax_lines,
      adjustment: 0,
      isShipping: true,
      metadata: null,
    },
  ]
}

const discountShare = (line: LineItem, quantity: number): number =>
  Math.round((line.adjustments ?? []).reduce((sum, one) => sum + one.amount, 0) / line.quantity) * quantity

/** Writes them onto the cart. Their adjustments belong to no discount, so that none that comes or goes touches them. */
export async function insertCredit(tx: Tx, cartId: string, credit: readonly CreditLine[]): Promise<void> {
  const { line_item, line_item_tax_line, line_item_adjustment } = tx.t
  for (const line of credit) {
    const [row] = await tx
      .insert(line_item)
      .values({
        cart_id: cartId,
        title: line.title,
        unit_price: line.unit_price,
        quantity: line.quantity,
        variant_id: line.variant_id,
        includes_tax: line.includes_tax,
        is_return: true,
        allow_discounts: !line.isShipping,
        has_shipping: line.isShipping ? true : null,
        metadata: line.metadata,
      })
      .returning({ id: line_item.id })
    const item_id = row?.id ?? ''
    if (line.tax_lines.length > 0)
      await tx.insert(line_item_tax_line).values(line.tax_lines.map((tax) => ({ ...tax, item_id })))
    if (line.adjustment !== 0)
      await tx
        .insert(line_item_adjustment)
        .values({ item_id, amount: line.adjustment, description: 'discount of the returned goods' })
  }
}
