import { invalidData } from '../../errors'
import type { Language } from '../../languages'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { rememberLinks } from '../../store/memory/remembered-rows'
import type { Revisions } from '../../store/memory/revision'
import { shownOf } from '../../store/reading/shape'
import { newRow } from '../../store/writing/write-rows'
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
 * The cart with new lines, priced for its region, customer and quantities. Lines are not merged here.
 * @throws invalid_data for a variant that is unknown, not sold in the channel, or has no price
 */
export async function withNewLines(
  shop: Pick<Shop, 'flags'>,
  db: Db,
  cart: LoadedCart,
  input: readonly NewLine[],
  language?: Language,
): Promise<LoadedCart> {
  const variants = await sellableVariants(
    db,
    input.map((line) => line.variant_id),
    cart,
  )
  const rates = await ratesOfVariants(db, cart, variants.values())
  const questions = input.map(({ variant_id, quantity }) => ({
    variant_id,
    quantity,
    rates: rates.get(variants.get(variant_id)?.product_id ?? '') ?? [],
  }))
  const prices = await linePrices(shop, db, questions, {
    region: cart.region,
    customer_id: cart.row.customer_id,
    revisions: cart.revisions,
  })
  const wordsOfProduct = await wordsInCart(db, cart, variants.values(), language)
  const lines = input.map((line, index) => {
    const variant = variants.get(line.variant_id)
    if (!variant) throw invalidData(`There is no variant ${line.variant_id}`)
    const price = priced(prices[index], variant.title)
    const values = { ...lineOf(variant, line, wordsOfProduct(variant.product_id)), ...price }
    return newLine(db, cart, values, variant, questions[index]?.rates ?? [])
  })
  return { ...cart, items: [...cart.items, ...lines] }
}

/** A line that is not stored yet, with the rates that apply to it. */
export function newLine(
  { t }: Db,
  cart: LoadedCart,
  values: Omit<typeof t.line_item.$inferInsert, 'cart_id'>,
  variant: VariantOfLine | null,
  rates: readonly ServiceRate[],
): CartLine {
  const row = newRow(t.line_item, { cart_id: cart.row.id, ...values })
  return {
    ...shownOf('line_item', row),
    variant,
    adjustments: [],
    tax_lines: rates.map((rate) => ({ ...rate, item_id: row.id })),
  }
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

/** The cart with another quantity or metadata of a line, which is priced again for it. */
export async function withQuantity(
  shop: Pick<Shop, 'flags'>,
  db: Db,
  cart: LoadedCart,
  line: CartLine,
  changes: { quantity: number; metadata?: Record<string, unknown> | null },
): Promise<LoadedCart> {
  const price =
    line.variant && !hasFixedPrice(line, cart)
      ? await priceOfLine(shop, db, cart, line, changes.quantity)
      : undefined
  return withLine(cart, { ...line, ...changes, ...price })
}

async function priceOfLine(
  shop: Pick<Shop, 'flags'>,
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

/** The cart with this line in the place of the one with its id. */
export const withLine = (cart: LoadedCart, line: CartLine): LoadedCart => ({
  ...cart,
  items: cart.items.map((one) => (one.id === line.id ? line : one)),
})

export const withoutLines = (cart: LoadedCart, lines: readonly CartLine[]): LoadedCart =>
  lines.length === 0 ? cart : { ...cart, items: cart.items.filter((line) => !lines.includes(line)) }

/** New goods need shipping chosen anew: all methods go, and no line is shipped. */
export const withoutShipping = (cart: LoadedCart): LoadedCart => ({
  ...cart,
  shipping_methods: cart.shipping_methods.length === 0 ? cart.shipping_methods : [],
  items: cart.items.map((line) => (line.has_shipping ? { ...line, has_shipping: false } : line)),
})

/** @throws not_allowed insufficient_inventory when stock does not cover all lines of the variants together */
export async function assertInStock(
  db: Db,
  cart: LoadedCart,
  variantIds: readonly (string | null)[],
): Promise<void> {
  const wanted = wantedStock(cart.items).filter((line) => variantIds.includes(line.variant_id))
  await assertStock(db, wanted, cart.row.sales_channel_id)
}
