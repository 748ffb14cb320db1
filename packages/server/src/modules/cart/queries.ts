import {
  aliasedTable,
  and,
  type Column,
  eq,
  getTableColumns,
  inArray,
  isNull,
  sql,
  type Table,
} from 'drizzle-orm'
import type { Db, Tables, Tx } from '../../store/database/engine'
import { full, nested, prepared } from '../../store/database/prepared'
import { revisionsColumn } from '../../store/memory/revision'
import { shownColumns } from '../../store/reading/shape'
import type { CartDiscount } from './load-cart'

export type CartRow = Tables['cart']['$inferSelect']
export type LineRow = Tables['line_item']['$inferSelect']
export type AdjustmentRow = Tables['line_item_adjustment']['$inferSelect']
export type MethodRow = Tables['shipping_method']['$inferSelect']
export type OptionRow = Tables['shipping_option']['$inferSelect']
export type DiscountRow = Tables['discount']['$inferSelect']
export type RuleRow = Tables['discount_rule']['$inferSelect']
export type GiftCardRow = Tables['gift_card']['$inferSelect']
export type SessionRow = Tables['payment_session']['$inferSelect']
export type PaymentRow = Tables['payment']['$inferSelect']
export type AddressRow = Tables['address']['$inferSelect']
export type CustomerRow = Tables['customer']['$inferSelect']
type VariantStock = Pick<Tables['product_variant']['$inferSelect'], 'id' | 'inventory_quantity'>
export type TaxLineRow = Tables['line_item_tax_line']['$inferSelect']
export type MethodTaxLineRow = Tables['shipping_method_tax_line']['$inferSelect']

const id = sql.placeholder('id')

/** The cart, and which of its rarer parts exist, so that nothing is asked in vain. */
export type CartHead = CartRow & {
  discount_count: number
  gift_card_count: number
  adjustment_count: number
  session_count: number
  method_count: number
  /** 1 when the customer is registered, 0 for a guest and for nobody. */
  account_count: number
  billing_address: AddressRow | null
  shipping_address: AddressRow | null
  /** What `revisionsIn` reads. */
  revisions: string | null
}

const countOf = (table: Table, key: Column, cart: Column) =>
  sql<number>`(select count(*) from ${table} where ${full(key)} = ${full(cart)})`

const counts = ({ t }: Db) => ({
  discount_count: countOf(t.cart_discounts, t.cart_discounts.cart_id, t.cart.id).as('discount_count'),
  gift_card_count: countOf(t.cart_gift_cards, t.cart_gift_cards.cart_id, t.cart.id).as('gift_card_count'),
  session_count: countOf(t.payment_session, t.payment_session.cart_id, t.cart.id).as('session_count'),
  method_count: countOf(t.shipping_method, t.shipping_method.cart_id, t.cart.id).as('method_count'),
  adjustment_count: sql<number>`(select count(*) from ${t.line_item_adjustment}
    join ${t.line_item} on ${full(t.line_item.id)} = ${full(t.line_item_adjustment.item_id)}
    where ${full(t.line_item.cart_id)} = ${full(t.cart.id)})`.as('adjustment_count'),
  account_count: sql<number>`(select count(*) from ${t.customer}
    where ${full(t.customer.id)} = ${full(t.cart.customer_id)} and ${full(t.customer.has_account)})`.as(
    'account_count',
  ),
})

const headColumns = (db: Db, billing: Tables['address'], shipping: Tables['address']) => ({
  ...getTableColumns(db.t.cart),
  ...counts(db),
  ...nested('billing_address', shownColumns(db.t, 'address', billing)),
  ...nested('shipping_address', shownColumns(db.t, 'address', shipping)),
  revisions: revisionsColumn(db).as('revisions'),
})

const head = prepared((db) => {
  const { cart, address } = db.t
  const [billing, shipping] = [aliasedTable(address, 'billing'), aliasedTable(address, 'shipping')]
  return db
    .select(headColumns(db, billing, shipping))
    .from(cart)
    .leftJoin(billing, sql`${billing.id} = ${cart.billing_address_id}`)
    .leftJoin(shipping, sql`${shipping.id} = ${cart.shipping_address_id}`)
    .where(sql`${cart.id} = ${id} and ${cart.deleted_at} is null`)
})

const locked = prepared((db) =>
  (db as Tx).lock(db.select(getTableColumns(db.t.cart)).from(db.t.cart).where(sql`${db.t.cart.id} = ${id}`)),
)

const lines = prepared((db) => {
  const { line_item, product_variant } = db.t
  return db
    .select({
      ...shownColumns(db.t, 'line_item'),
      // The rest of a variant is remembered, as it does not change with every sale.
      ...nested('variant', { inventory_quantity: product_variant.inventory_quantity }),
    })
    .from(line_item)
    .leftJoin(product_variant, sql`${product_variant.id} = ${line_item.variant_id}`)
    .where(sql`${line_item.cart_id} = ${id}`)
    .orderBy(line_item.created_at, line_item.id)
})

const stocks = prepared((db) => {
  const { product_variant } = db.t
  const { id, inventory_quantity } = product_variant
  return db.select({ id, inventory_quantity }).from(product_variant).where(db.inList(id, 'ids'))
})

const adjustmentsOf = prepared((db) => {
  const { line_item_adjustment: adjustment, line_item } = db.t
  return db
    .select(shownColumns(db.t, 'line_item_adjustment'))
    .from(adjustment)
    .innerJoin(line_item, sql`${line_item.id} = ${adjustment.item_id}`)
    .where(sql`${line_item.cart_id} = ${id}`)
    .orderBy(adjustment.id)
})

const methods = prepared((db) => {
  const { shipping_method } = db.t
  return db
    .select(shownColumns(db.t, 'shipping_method'))
    .from(shipping_method)
    .where(sql`${shipping_method.cart_id} = ${id}`)
    .orderBy(shipping_method.id)
})

const discounts = prepared((db) => {
  const { cart_discounts: link, discount, discount_rule: rule } = db.t
  return db
    .select({ ...shownColumns(db.t, 'discount'), ...nested('rule', shownColumns(db.t, 'discount_rule')) })
    .from(link)
    .innerJoin(discount, sql`${discount.id} = ${link.discount_id}`)
    .innerJoin(rule, sql`${rule.id} = ${discount.rule_id}`)
    .where(sql`${link.cart_id} = ${id}`)
    .orderBy(link.rank, discount.id)
})

const giftCards = prepared((db) => {
  const { cart_gift_cards: link, gift_card } = db.t
  return db
    .select(shownColumns(db.t, 'gift_card'))
    .from(link)
    .innerJoin(gift_card, sql`${gift_card.id} = ${link.gift_card_id}`)
    .where(sql`${link.cart_id} = ${id} and ${gift_card.deleted_at} is null`)
    .orderBy(gift_card.id)
})

const sessions = prepared((db) => {
  const { payment_session } = db.t
  return db
    .select(shownColumns(db.t, 'payment_session'))
    .from(payment_session)
    .where(sql`${payment_session.cart_id} = ${id}`)
    .orderBy(payment_session.id)
})

const payments = prepared((db) => {
  const { payment } = db.t
  return db.select(shownColumns(db.t, 'payment')).from(payment).where(sql`${payment.id} = ${id}`)
})

const customers = prepared((db) => {
  const { customer } = db.t
  return db.select(shownColumns(db.t, 'customer')).from(customer).where(sql`${customer.id} = ${id}`)
})

const lineTaxes = prepared((db) => {
  const { line_item_tax_line: line } = db.t
  return db
    .select(shownColumns(db.t, 'line_item_tax_line'))
    .from(line)
    .where(db.inList(line.item_id, 'ids'))
    .orderBy(line.id)
})

const methodTaxes = prepared((db) => {
  const { shipping_method_tax_line: line } = db.t
  return db
    .select(shownColumns(db.t, 'shipping_method_tax_line'))
    .from(line)
    .where(db.inList(line.shipping_method_id, 'ids'))
    .orderBy(line.id)
})

/** Holds the cart until the end of the transaction, so that two changes of it come one after the other. */
export async function lockCart(tx: Tx, cartId: string): Promise<void> {
  // SQLite has one writer: whoever is in a transaction holds everything.
  if (tx.dialect === 'postgres') await readLocked(tx, cartId)
}

/** The cart's row, held until the end of the transaction. */
export const readLocked = async (tx: Tx, cartId: string) =>
  (await tx.rows<CartRow>(locked(tx), { id: cartId }))[0]

export const readHead = async (db: Db, cartId: string) =>
  (await db.rows<CartHead>(head(db), { id: cartId }))[0]

export const readLines = (db: Db, cartId: string) =>
  db.rows<LineRow & { variant: { inventory_quantity: number | null } }>(lines(db), { id: cartId })
export const readStocks = (db: Db, ids: readonly string[]) =>
  db.rows<VariantStock>(stocks(db), { ids: db.list(ids) })
export const readAdjustments = (db: Db, cartId: string) =>
  db.rows<AdjustmentRow>(adjustmentsOf(db), { id: cartId })
export const readMethods = (db: Db, cartId: string) => db.rows<MethodRow>(methods(db), { id: cartId })
export const readDiscounts = (db: Db, cartId: string) =>
  db.rows<DiscountRow & { rule: RuleRow }>(discounts(db), { id: cartId })
export const readGiftCards = (db: Db, cartId: string) => db.rows<GiftCardRow>(giftCards(db), { id: cartId })
export const readSessions = (db: Db, cartId: string) => db.rows<SessionRow>(sessions(db), { id: cartId })
export const readPayment = async (db: Db, paymentId: string) =>
  (await db.rows<PaymentRow>(payments(db), { id: paymentId }))[0]
export const readCustomer = async (db: Db, customerId: string) =>
  (await db.rows<Omit<CustomerRow, 'password_hash'>>(customers(db), { id: customerId }))[0]
export const readLineTaxes = (db: Db, ids: readonly string[]) =>
  db.rows<TaxLineRow>(lineTaxes(db), { ids: db.list(ids) })
export const readMethodTaxes = (db: Db, ids: readonly string[]) =>
  db.rows<MethodTaxLineRow>(methodTaxes(db), { ids: db.list(ids) })

/** The discounts with these codes, with their rules. */
export async function discountsByCode(db: Db, codes: readonly string[]): Promise<CartDiscount[]> {
  const { discount, discount_rule: rule } = db.t
  const rows = await db
    .select({ discount: shownColumns(db.t, 'discount'), rule: shownColumns(db.t, 'discount_rule') })
    .from(discount)
    .innerJoin(rule, eq(rule.id, discount.rule_id))
    .where(and(inArray(discount.code, [...codes]), isNull(discount.deleted_at)))
  return rows.map(({ discount: row, rule: own }: { discount: DiscountRow; rule: RuleRow }) => ({
    ...row,
    rule: own,
  }))
}

/** Writes a session of a cart, in place of the one that its provider has of this cart already. */
export async function insertSession(tx: Tx, session: SessionRow): Promise<void> {
  const { payment_session: table } = tx.t
  const { created_at: _, ...values } = session
  await tx
    .insert(table)
    .values(session)
    .onConflictDoUpdate({
      target: [table.cart_id, table.provider_id],
      targetWhere: sql`${table.cart_id} is not null`,
      set: values,
    })
}
