import { invalidData } from '../../errors'
import type { RateOnLine } from '../../providers/tax'
import type { Shop } from '../../shop'
import type { Tx } from '../../store/database/engine'
import { linePrices, priced } from '../cart/line-prices'
import { loadVariants } from '../cart/load-cart'
import { shopSetup } from '../region/shop-setup'
import type { ServiceRate } from '../tax/matching-rates'
import { ratesFor } from '../tax/rates-for'
import type { LineRow } from './queries'

export interface NewLine {
  variant_id: string
  quantity: number
  metadata?: Record<string, unknown> | null
  /** Minor units, in place of the variant's price; a price below 0 is 0. Such a line is never merged. */
  unit_price?: number | null
}

/** For whom and where goods are priced. */
interface SaleContext {
  region_id: string
  customer_id: string | null
  sales_channel_id: string | null
}

type LineOwner = Partial<Pick<LineRow, 'cart_id' | 'swap_id' | 'claim_order_id' | 'order_edit_id'>>

type PricedLine = LineRow & { tax_lines: ServiceRate[]; product_id: string }

/**
 * Adds lines to something that is being sold outside a shopper's cart: priced for region, customer and quantity.
 * @param taxed stores their taxes at once; carts wait with that until they are paid
 * @throws invalid_data for a variant that is unknown or has no price, or a quantity below 1
 */
export async function insertNewLines(
  shop: Shop,
  tx: Tx,
  context: SaleContext,
  owner: LineOwner,
  input: readonly NewLine[],
  { taxed }: { taxed: boolean },
): Promise<PricedLine[]> {
  if (input.length === 0) return []
  const setup = await shopSetup(tx)
  const region = setup.regions.get(context.region_id)
  if (!region) throw invalidData(`The region ${context.region_id} does not exist any more`)
  const variants = await loadVariants(
    tx,
    input.map((line) => line.variant_id),
    { setup, row: { sales_channel_id: context.sales_channel_id } },
  )
  const unknown = input.filter(({ variant_id }) => !variants.get(variant_id)?.product)
  if (unknown.length > 0)
    throw invalidData(`There is no variant ${unknown.map((line) => line.variant_id).join(', ')}`)
  for (const { quantity, variant_id } of input)
    if (!(Number.isInteger(quantity) && quantity > 0))
      throw invalidData(`The quantity of ${variant_id} must be a whole number above 0`)
  const rates = await ratesFor(
    tx,
    region,
    [...variants.values()].map((variant) => variant.product_id),
  )
  const ratesOf = (id: string) => rates.get(variants.get(id)?.product_id ?? '') ?? []
  const prices = await linePrices(
    shop,
    tx,
    input.map(({ variant_id, quantity }) => ({ variant_id, quantity, rates: ratesOf(variant_id) })),
    { region, customer_id: context.customer_id },
  )
  const rows = await tx
    .insert(tx.t.line_item)
    .values(
      input.map((line, index) => {
        const variant = variants.get(line.variant_id)
        const product = variant?.product
        const isFixed = line.unit_price !== undefined && line.unit_price !== null
        const price = isFixed
          ? { unit_price: Math.max(0, line.unit_price ?? 0), includes_tax: false }
          : priced(prices[index], variant?.title ?? line.variant_id)
        return {
          ...owner,
          ...price,
          variant_id: line.variant_id,
          title: product?.title ?? '',
          description: variant?.title ?? null,
          thumbnail: product?.thumbnail ?? null,
          is_giftcard: product?.is_giftcard ?? false,
          allow_discounts: Boolean(product?.discountable && !product.is_giftcard),
          should_merge: !isFixed,
          quantity: line.quantity,
          metadata: line.metadata ?? {},
        }
      }),
    )
    .returning()
  const lines = rows.map((row) => ({
    ...(row as LineRow),
    tax_lines: ratesOf(row.variant_id ?? ''),
    product_id: variants.get(row.variant_id ?? '')?.product_id ?? '',
  }))
  if (taxed) await storeTaxLines(tx, lines)
  return lines
}

/** Keeps the rates that apply to lines now, as an invoice does. */
export async function storeTaxLines(
  tx: Tx,
  lines: readonly { id: string; tax_lines: readonly RateOnLine[] }[],
): Promise<void> {
  const rows = lines.flatMap(({ id, tax_lines }) =>
    tax_lines.map(({ rate, name, code }) => ({ rate, name, code, item_id: id })),
  )
  await tx.insertRows(tx.t.line_item_tax_line, rows)
}
