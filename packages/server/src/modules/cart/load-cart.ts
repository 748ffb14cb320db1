import type { SalesChannel } from '@cartwright/contract'
import { notFound } from '../../errors'
import type { Db } from '../../store/database/engine'
import { type Revisions, revisionsIn } from '../../store/memory/revision'
import { groupBy } from '../../store/reading/group-by'
import { withStock } from '../inventory/with-stock'
import { type RegionSetup, type ShopSetup, shopSetupAmong } from '../region/shop-setup'
import type { TaxQuestion } from '../tax/ask-provider'
import type { ServiceRate } from '../tax/matching-rates'
import { ratesFor, shippingRatesFor } from '../tax/rates-for'
import { isLocated, type VariantOfLine, variantsOfLines } from './line-variants'
import { applyKnownTaxes } from './provider-taxes'
import * as queries from './queries'

/** A rate on a line: stored with id and times once the cart is an order, computed before. */
export type TaxLineOfCart = ServiceRate & { item_id?: string; shipping_method_id?: string }

/** A line; its taxes are computed, the rest is stored. */
export type CartLine = Readonly<queries.LineRow> & {
  variant: VariantOfLine | null
  readonly adjustments: readonly queries.AdjustmentRow[]
  tax_lines: TaxLineOfCart[]
}
export type CartMethod = Readonly<queries.MethodRow> & {
  shipping_option: queries.OptionRow | null
  tax_lines: TaxLineOfCart[]
}
export type CartDiscount = Readonly<queries.DiscountRow> & { rule: queries.RuleRow }

/**
 * A cart with everything its rules and its answer need. What is stored of it is never changed in place: a change answers
 * a new cart that shares what stayed, and `saveCart` writes how the two differ.
 */
export interface LoadedCart {
  readonly row: Readonly<queries.CartRow>
  /** Whether it belonged to a registered customer when it was read. */
  readonly isOfAccount?: boolean
  readonly region: RegionSetup
  readonly channel: SalesChannel | null
  readonly billing_address: Readonly<queries.AddressRow> | null
  readonly shipping_address: Readonly<queries.AddressRow> | null
  readonly items: readonly CartLine[]
  readonly shipping_methods: readonly CartMethod[]
  readonly discounts: readonly CartDiscount[]
  readonly gift_cards: readonly Readonly<queries.GiftCardRow>[]
  /** Changed with what their providers were told, which is not a change of the cart. */
  payment_sessions: readonly queries.SessionRow[]
  readonly payment: queries.PaymentRow | null
  /** Loaded where payment providers are asked. */
  customer?: Omit<queries.CustomerRow, 'password_hash'> | null
  setup: ShopSetup
  /** Those of everything that is remembered, as of when the cart was read. */
  revisions: Revisions
  /** What the region's tax provider has yet to be asked: until then the rates are only those of the shop's tables. */
  tax_question?: TaxQuestion
}

/**
 * Reads a cart in a fixed number of small queries, however many lines it has, and leaves out those whose answer is
 * known to be empty.
 * @throws not_found
 */
export async function loadCart(db: Db, cartId: string): Promise<LoadedCart> {
  // What need not wait for each other is asked at once: a database over the network answers it in one go.
  const [head, rows] = await Promise.all([queries.readHead(db, cartId), queries.readLines(db, cartId)])
  if (!head) throw notFound('Cart', cartId)
  const revisions = revisionsIn(db, head.revisions)
  const setup = await shopSetupAmong(db, revisions)
  const {
    revisions: _,
    billing_address,
    shipping_address,
    discount_count,
    gift_card_count,
    adjustment_count,
    session_count,
    method_count,
    account_count,
    ...row
  } = head
  const region = setup.regions.get(row.region_id)
  if (!region) throw notFound('Region', row.region_id)
  const [items, shipping_methods, discounts, gift_cards, payment_sessions, payment] = await Promise.all([
    loadLines(db, rows, { row, setup, revisions }, Number(adjustment_count) > 0),
    Number(method_count) ? loadMethods(db, cartId, setup) : [],
    Number(discount_count) ? queries.readDiscounts(db, cartId) : [],
    Number(gift_card_count) ? queries.readGiftCards(db, cartId) : [],
    Number(session_count) ? queries.readSessions(db, cartId) : [],
    row.payment_id ? queries.readPayment(db, row.payment_id) : undefined,
  ])
  const cart: LoadedCart = {
    row,
    isOfAccount: Number(account_count) > 0,
    region,
    channel: (row.sales_channel_id && setup.channels.get(row.sales_channel_id)) || null,
    billing_address,
    shipping_address,
    items,
    shipping_methods,
    discounts,
    gift_cards,
    payment_sessions,
    payment: payment ?? null,
    setup,
    revisions,
  }
  await loadTaxes(db, cart)
  return cart
}

async function loadMethods(db: Db, cartId: string, { options }: ShopSetup): Promise<CartMethod[]> {
  const rows = await queries.readMethods(db, cartId)
  return rows.map((row) => ({
    ...row,
    shipping_option: options.get(row.shipping_option_id) ?? null,
    tax_lines: [],
  }))
}

async function loadLines(
  db: Db,
  rows: Awaited<ReturnType<typeof queries.readLines>>,
  cart: ChannelOfCart,
  adjusted: boolean,
): Promise<CartLine[]> {
  if (rows.length === 0) return []
  const stocks = rows.flatMap(({ variant_id: id, variant: { inventory_quantity } }) =>
    id === null || inventory_quantity === null ? [] : { id, inventory_quantity },
  )
  const [variants, reductions] = await Promise.all([
    stocked(db, stocks, cart),
    adjusted ? queries.readAdjustments(db, cart.row.id) : [],
  ])
  const adjustments = groupBy(reductions, (row) => row.item_id)
  // Completed in place, as nobody has them yet: a copy of a hundred lines would cost as much as reading them.
  const lines = rows as unknown as { -readonly [Key in keyof CartLine]: CartLine[Key] }[]
  for (const line of lines) {
    line.variant = (line.variant_id && variants.get(line.variant_id)) || null
    line.adjustments = adjustments.get(line.id) ?? []
    line.tax_lines = []
  }
  return lines
}

/** What variants ask of a cart: where its stock is, and what is known of its goods. */
interface Channel {
  row: Pick<LoadedCart['row'], 'sales_channel_id'>
  setup: ShopSetup
  revisions?: Revisions
}
type ChannelOfCart = Pick<LoadedCart, 'row' | 'setup' | 'revisions'>

/** Variants with product, profile and stock figures of the cart's channel. */
export async function loadVariants(
  db: Db,
  variantIds: readonly string[],
  cart: Channel,
): Promise<Map<string, VariantOfLine>> {
  const ids = [...new Set(variantIds)]
  if (ids.length === 0) return new Map()
  return stocked(db, await queries.readStocks(db, ids), cart)
}

async function stocked(
  db: Db,
  stocks: Parameters<typeof variantsOfLines>[1],
  { row, setup, revisions }: Channel,
): Promise<Map<string, VariantOfLine>> {
  const variants = await variantsOfLines(db, stocks, setup, revisions)
  const channels = row.sales_channel_id ? [row.sales_channel_id] : []
  await withStock(db, [...variants.values()], channels, isLocated)
  return variants
}

/** The rates of lines and methods: the stored ones of a completed cart, else those that apply now. */
export async function loadTaxes(db: Db, cart: LoadedCart): Promise<void> {
  if (cart.row.completed_at) return loadStoredTaxes(db, cart)
  const { region } = cart
  const products = cart.items.flatMap((line) => line.variant?.product_id ?? [])
  const rates = await ratesFor(db, region, products, cart.revisions)
  for (const line of cart.items) {
    const own = rates.get(line.variant?.product_id ?? '') ?? []
    line.tax_lines = line.is_return ? [] : own.map((rate) => ({ ...rate, item_id: line.id }))
  }
  const options = cart.shipping_methods.map((method) => method.shipping_option_id)
  const shippingRates = await shippingRatesFor(db, region, options, cart.revisions)
  for (const method of cart.shipping_methods) {
    const own = shippingRates.get(method.shipping_option_id) ?? []
    method.tax_lines = own.map((rate) => ({ ...rate, shipping_method_id: method.id }))
  }
  const returned = cart.items.filter((line) => line.is_return)
  if (returned.length > 0) {
    const stored = groupBy(await queries.readLineTaxes(db, idsOf(returned)), (row) => row.item_id)
    for (const line of returned) line.tax_lines = stored.get(line.id) ?? []
  }
  if (region.tax_provider_id) await applyKnownTaxes(db, cart, region.tax_provider_id)
}

async function loadStoredTaxes(db: Db, cart: LoadedCart) {
  if (cart.items.length > 0) {
    const stored = groupBy(await queries.readLineTaxes(db, idsOf(cart.items)), (row) => row.item_id)
    for (const line of cart.items) line.tax_lines = stored.get(line.id) ?? []
  }
  if (cart.shipping_methods.length > 0) {
    const rows = await queries.readMethodTaxes(db, idsOf(cart.shipping_methods))
    const stored = groupBy(rows, (row) => row.shipping_method_id)
    for (const method of cart.shipping_methods) method.tax_lines = stored.get(method.id) ?? []
  }
}

const idsOf = (rows: readonly { id: string }[]) => rows.map((row) => row.id)
