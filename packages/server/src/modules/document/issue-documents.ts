import type { DocumentContent, DocumentSettings, Order, Store } from '@cartwright/contract'
import { notAllowed } from '../../errors'
import type { Shop, Tx } from '../../shop'
import { shapeOf } from '../../store/reading/shape'
import { newId, now } from '../../store/schema/ids'
import { localesOfOrders } from '../notification/locales-of-orders'
import { loadedShape } from '../order/order-shape'
import { lockOrder } from '../order/queries'
import { loadOrder } from '../order/read-order'
import { retrieveStore } from '../store/queries'
import { dayOf } from '../store/time-zone'
import { type Draft, dueDocuments, grossOf } from './basis'
import { addressOf, stateOf } from './order-state'
import { countUp, documentSettings, notesOfRefunds, papersOf } from './queries'

/** What documents say of an order. */
const printedShape = loadedShape(
  shapeOf([
    'items.variant',
    'shipping_methods.shipping_option',
    'payments',
    'refunds',
    'region',
    'discounts',
    'billing_address',
    'shipping_address',
    'customer',
  ]),
)

/**
 * Writes the invoice of an order, and after it a further invoice or a credit note for whatever became of its money since; when
 * all is written down it changes nothing. Numbers are taken in the same transaction, so a failure leaves no gap.
 * @throws not_found, not_allowed for the first invoice of a canceled order
 */
export async function issueDocuments(
  shop: Shop,
  orderId: string,
  { isAutomatic = false }: { isAutomatic?: boolean } = {},
): Promise<void> {
  const store = await retrieveStore(shop.db)
  const settings = await documentSettings(shop.db)
  await shop.transaction(async (tx) => {
    const { status } = await lockOrder(tx, orderId)
    const order = await loadOrder(tx, orderId, printedShape)
    const { issued, entries } = await papersOf(tx, orderId)
    const state = stateOf(order, shop.flags)
    if (issued.length === 0 && isAutomatic && (status === 'canceled' || grossOf(state.sums) === 0)) return
    if (issued.length === 0 && status === 'canceled')
      throw notAllowed('The order is canceled: there is nothing to invoice')
    const drafts = dueDocuments(
      state,
      issued.map(({ kind, content, basis }) => ({
        kind,
        basis,
        sums: { net: content.net_total, taxes: content.taxes },
      })),
      entries,
    )
    if (drafts.length === 0) return
    const locale = (await localesOfOrders(tx, [order])).get(orderId) ?? settings.locale
    const notes = await notesOfRefunds(
      tx,
      drafts.flatMap(({ refund_id }) => refund_id ?? []),
    )
    let first = issued[0]
    for (const draft of drafts) {
      const content = contentOf(draft, {
        order,
        store,
        settings,
        invoice_number: first?.number ?? null,
        gift_card_total: first ? 0 : state.gift_card_total,
        note: draft.refund_id ? (notes.get(draft.refund_id) ?? null) : null,
      })
      const row = {
        id: newId('doc'),
        kind: draft.kind,
        order_id: orderId,
        order_display_id: order.display_id,
        invoice_id: first?.id ?? null,
        refund_id: draft.refund_id,
        customer_id: order.customer_id,
        customer_name: nameOf(order),
        email: order.email,
        currency_code: order.currency_code,
        tax_total: content.tax_total,
        total: content.total,
        locale,
        content,
        basis: draft.basis,
        ...(await nextNumber(tx, draft.kind, settings, store.time_zone)),
      }
      await tx.insertRows(tx.t.sales_document, [row])
      first ??= row
    }
  })
}

interface Around {
  order: Order
  store: Store
  settings: DocumentSettings
  invoice_number: string | null
  gift_card_total: number
  note: string | null
}

function contentOf({ lines, discount_total, sums }: Draft, around: Around): DocumentContent {
  const { order, store, settings, ...more } = around
  const { name, time_zone } = store
  const { legal_name, vat_number, address, logo_url, footer } = settings
  const subtotalOf = (kind: 'item' | 'shipping') =>
    lines.reduce((sum, line) => sum + (line.kind === kind ? line.subtotal : 0), 0)
  const [subtotal, shipping_total] = [subtotalOf('item'), subtotalOf('shipping')]
  return {
    issuer: { name, time_zone, legal_name, vat_number, address, logo_url, footer },
    ordered_at: order.created_at,
    billing_address: addressOf(order.billing_address ?? order.shipping_address),
    shipping_address: addressOf(order.shipping_address),
    lines: [...lines],
    taxes: [...sums.taxes],
    subtotal,
    discount_total,
    shipping_total,
    adjustment: sums.net - subtotal + discount_total - shipping_total,
    net_total: sums.net,
    tax_total: grossOf(sums) - sums.net,
    total: grossOf(sums),
    ...more,
  }
}

/** Whom a list names a document after. */
function nameOf({ billing_address, shipping_address, customer, email }: Order): string {
  for (const person of [billing_address, shipping_address, customer]) {
    const name = [person?.first_name, person?.last_name].filter(Boolean).join(' ')
    if (name) return name
  }
  return email
}

/**
 * Whoever takes a number holds the count of its year until the end, so the next one is taken after it or not at all. A year is
 * one of the shop's own time zone, as the date on the document is.
 */
async function nextNumber(tx: Tx, kind: Draft['kind'], settings: DocumentSettings, timeZone: string) {
  const yearOf = (instant: string) => Number(dayOf(instant, timeZone).slice(0, 4))
  const asked_at = now()
  const year = yearOf(asked_at)
  const [counted] = await countUp(tx, kind, year)
  const sequence = counted?.value ?? 1
  const prefix = kind === 'invoice' ? settings.invoice_prefix : settings.credit_note_prefix
  // Read once the count is held: documents are dated in the order of their numbers, and in the year of their numbers.
  const held_at = now()
  return {
    year,
    sequence,
    number: `${prefix}${year}-${String(sequence).padStart(5, '0')}`,
    issued_at: yearOf(held_at) === year ? held_at : asked_at,
  }
}
