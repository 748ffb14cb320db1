import { eq, inArray } from 'drizzle-orm'
import { invalidData } from '../../errors'
import type { Language } from '../../languages'
import type { Shop, Tx } from '../../shop'
import type { Db } from '../../store/database/engine'
import { rememberLinks } from '../../store/memory/remembered-rows'
import type { Revisions } from '../../store/memory/revision'
import { shownOf } from '../../store/reading/shape'
import type { ServiceRate } from '../tax/matching-rates'
import { ratesFor } from '../tax/rates-for'
import { speechIn, wordsOf } from '../translation/kept-words'
import { variantTitle, type Words } from '../translation/words'
import { type LinePrice, linePrices, priced } from './line-prices'
import type { VariantOfLine } from './line-variants'
import { hasFixedPrice, wantedStock } from './lines'
import { type CartLine, type LoadedCart, loadVariants } from './load-cart'
import { assertStock } from './stock'

export interface NewLine {
  variant_id: string
  quantity: number
  metadata?: Record<string, unknown> | null
}

const channelsOfProducts = rememberLinks('product_sales_channel', 'product_id', 'sales_channel_id')

/** Which of these products a sales channel sells. */
export async function soldInChannel(
  db: Db,
  productIds: readonly string[],
  channelId: string | null,
  revisions?: Revisions,
): Promise<ReadonlySet<string>> {
  if (channelId === null) return new Set(productIds)
  const channelsOf = await channelsOfProducts(db, productIds, revisions)
  return new Set(productIds.filter((id) => channelsOf(id).some((channel) => channel.id === channelId)))
}

/**
 * The variants a cart may take in, with their products.
 * @throws invalid_data for a variant that does not exist, or is not sold in the cart's channel
 */
export async function sellableVariants(
  db: Db,
  ids: readonly string[],
  cart: Pick<LoadedCart, 'row' | 'setup' | 'revisions'>,
): Promise<Map<string, VariantOfLine & { product: NonNullable<VariantOfLine['product']> }>> {
  const variants = await loadVariants(db, ids, cart)
  const unknown = ids.filter((id) => {
    const variant = variants.get(id)
    return !variant?.product || variant.deleted_at || variant.product.deleted_at
  })
  if (unknown.length > 0) throw invalidData(`There is no variant ${unknown.join(', ')} to put into the cart`)
  const found = variants as Map<string, VariantOfLine & { product: NonNullable<VariantOfLine['product']> }>
  const products = [...found.values()].map((variant) => variant.product_id)
  const sold = await soldInChannel(db, products, cart.row.sales_channel_id, cart.revisions)
  for (const variant of found.values())
    if (!sold.has(variant.product_id))
      throw invalidData(`The product ${variant.product.title} is not sold in the cart's sales channel`)
  return found
}

/** The rates of the cart's products and of these variants'. */
export async function ratesOfVariants(
  db: Db,
  cart: LoadedCart,
  variants: Iterable<VariantOfLine>,
): Promise<Map<string, ServiceRate[]>> {
  return ratesFor(
    db,
    cart.region,
    [...variants].map((variant) => variant.product_id),
    cart.revisions,
  )
}

/**
 * New lines of a cart, priced for its region, customer and quantities. Lines are not merged here.
 * @throws invalid_data for a variant that is unknown, not sold in the channel, or has no price
 */
export async function insertLines(
  shop: Shop,
  tx: Tx,
  cart: LoadedCart,
  input: readonly NewLine[],
  { known, language }: { known?: Awaited<ReturnType<typeof sellableVariants>>; language?: Language } = {},
): Promise<CartLine[]> {
  const variants =
    known ??
    (await sellableVariants(
      tx,
      input.map((line) => line.variant_id),
      cart,
    ))
  const rates = await ratesOfVariants(tx, cart, variants.values())
  const questions = input.map(({ variant_id, quantity }) => ({
    variant_id,
    quantity,
    rates: rates.get(variants.get(variant_id)?.product_id ?? '') ?? [],
  }))
  const prices = await linePrices(shop, tx, questions, {
    region: cart.region,
    customer_id: cart.row.customer_id,
    revisions: cart.revisions,
  })
  const wordsOfProduct = await wordsInCart(tx, cart, variants.values(), language)
  const values = input.map((line, index) => {
    const variant = variants.get(line.variant_id)
    if (!variant) throw invalidData(`There is no variant ${line.variant_id}`)
    const price = priced(prices[index], variant.title)
    return { cart_id: cart.row.id, ...lineOf(variant, line, wordsOfProduct(variant.product_id)), ...price }
  })
  const rows = await tx.insertRows(tx.t.line_item, values)
  const lines = rows.map((row): CartLine => {
    const variant = variants.get(row.variant_id ?? '') ?? null
    const own = rates.get(variant?.product_id ?? '') ?? []
    return {
      ...shownOf('line_item', row),
      variant,
      adjustments: [],
      tax_lines: own.map((rate) => ({ ...rate, item_id: row.id })),
    }
  })
  cart.items.push(...lines)
  return lines
}

/** What the goods are called in the language of whoever puts them in: one query, and none where nothing is kept in it. */
async function wordsInCart(
  db: Db,
  { revisions }: LoadedCart,
  variants: Iterable<VariantOfLine>,
  language: Language | undefined,
): Promise<(productId: string) => Words | undefined> {
  const speech = await speechIn(db, language, revisions)
  if (!speech) return () => undefined
  return wordsOf(
    db,
    [...variants].map((variant) => variant.product_id),
    speech,
  )
}

/** What a line takes over from its variant, in the words of a language where there are any. */
export const lineOf = (
  variant: VariantOfLine & { product: NonNullable<VariantOfLine['product']> },
  line: Pick<NewLine, 'quantity' | 'metadata'>,
  words?: Words,
) => ({
  variant_id: variant.id,
  title: words?.title ?? variant.product.title,
  description: variantTitle(variant.title, words),
  thumbnail: variant.product.thumbnail,
  is_giftcard: variant.product.is_giftcard,
  allow_discounts: variant.product.discountable && !variant.product.is_giftcard,
  should_merge: true,
  has_shipping: false,
  quantity: line.quantity,
  metadata: line.metadata ?? {},
})

/** A line with another quantity or metadata, priced again for it. */
export async function changeLine(
  shop: Shop,
  tx: Tx,
  cart: LoadedCart,
  line: CartLine,
  changes: { quantity: number; metadata?: Record<string, unknown> | null },
): Promise<void> {
  const price =
    line.variant && !hasFixedPrice(line, cart)
      ? await priceOfLine(shop, tx, cart, line, changes.quantity)
      : undefined
  const values = { ...changes, ...price }
  await tx.updateRows(tx.t.line_item, { id: line.id }, values)
  Object.assign(line, values, { updated_at: new Date().toISOString() })
}

async function priceOfLine(
  shop: Shop,
  db: Db,
  cart: LoadedCart,
  line: CartLine,
  quantity: number,
): Promise<LinePrice> {
  const [price] = await linePrices(
    shop,
    db,
    [{ variant_id: line.variant_id ?? '', quantity, rates: line.tax_lines }],
    { region: cart.region, customer_id: cart.row.customer_id, revisions: cart.revisions },
  )
  return priced(price, line.variant?.title ?? line.title)
}

export async function deleteLines(tx: Tx, cart: LoadedCart, lines: readonly CartLine[]): Promise<void> {
  if (lines.length === 0) return
  const ids = lines.map((line) => line.id)
  const { line_item, line_item_adjustment: adjustment } = tx.t
  if (lines.some((line) => line.adjustments.length > 0))
    await tx.delete(adjustment).where(inArray(adjustment.item_id, ids))
  await tx.delete(line_item).where(inArray(line_item.id, ids))
  cart.items = cart.items.filter((line) => !ids.includes(line.id))
}

/** New goods need shipping chosen anew: all methods go, and no line is shipped. */
export async function clearShipping(tx: Tx, cart: LoadedCart): Promise<void> {
  const { shipping_method, line_item } = tx.t
  if (cart.shipping_methods.length > 0) {
    await tx.delete(shipping_method).where(eq(shipping_method.cart_id, cart.row.id))
    cart.shipping_methods = []
  }
  if (!cart.items.some((line) => line.has_shipping)) return
  await tx.updateRows(line_item, { cart_id: cart.row.id, has_shipping: true }, { has_shipping: false })
  for (const line of cart.items) line.has_shipping = false
}

/** @throws not_allowed insufficient_inventory when stock does not cover all lines of the variants together */
export async function assertInStock(
  tx: Tx,
  cart: LoadedCart,
  variantIds: readonly (string | null)[],
): Promise<void> {
  const wanted = wantedStock(cart.items).filter((line) => variantIds.includes(line.variant_id))
  await assertStock(tx, wanted, cart.row.sales_channel_id)
}
