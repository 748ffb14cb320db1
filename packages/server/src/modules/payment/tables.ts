import type {
  LedgerKind,
  PaymentCollectionStatus,
  PaymentCollectionType,
  PaymentSessionStatus,
  RefundedItem,
  RefundReason,
} from '@cartwright/contract'
import { sql } from 'drizzle-orm'
import type { Kit } from '../../store/schema/columns'
import { one, through } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const paymentTables = (k: Kit) => ({
  payment: k.table(
    'payment',
    {
      id: k.id('pay'),
      swap_id: k.text(),
      cart_id: k.text(),
      order_id: k.text(),
      amount: k.big().notNull(),
      currency_code: k.text().notNull(),
      amount_refunded: k.big().notNull().default(0),
      provider_id: k.text().notNull(),
      data: k.json<Record<string, unknown>>().notNull(),
      captured_at: k.time(),
      /** Who had the money taken or released, as `actingId` says it. */
      settled_by: k.text(),
      canceled_at: k.time(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
      idempotency_key: k.text(),
      /** Set while the provider is being asked to take or release the money, so that nobody asks for the other. */
      pending_action: k.text<'capture' | 'cancel'>(),
      pending_since: k.time(),
    },
    (t) => [
      k.index('payment_order_id', t.order_id),
      k.index('payment_swap_id', t.swap_id),
      k.unique('payment_cart_id_unique', [t.cart_id], k.live(t.canceled_at)),
      k.check('payment_refunded_check', sql`amount_refunded >= 0 and amount_refunded <= amount`),
    ],
  ),
  payment_session: k.table(
    'payment_session',
    {
      id: k.id('ps'),
      cart_id: k.text(),
      provider_id: k.text().notNull(),
      is_selected: k.bool(),
      status: k.text<PaymentSessionStatus>().notNull(),
      data: k.json<Record<string, unknown>>().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      idempotency_key: k.text(),
      payment_authorized_at: k.time(),
      amount: k.big(),
      is_initiated: k.bool().notNull().default(false),
    },
    (t) => [
      k.index('payment_session_cart_id', t.cart_id),
      k.unique(
        'payment_session_cart_id_provider_id_unique',
        [t.cart_id, t.provider_id],
        k.present(t.cart_id),
      ),
      k.unique('payment_session_cart_id_is_selected_unique', [t.cart_id, t.is_selected]),
    ],
  ),
  payment_collection: k.table('payment_collection', {
    id: k.id('paycol'),
    created_at: k.createdAt(),
    updated_at: k.updatedAt(),
    deleted_at: k.time(),
    type: k.text<PaymentCollectionType>().notNull(),
    status: k.text<PaymentCollectionStatus>().notNull(),
    description: k.text(),
    amount: k.big().notNull(),
    authorized_amount: k.big(),
    region_id: k.text().notNull(),
    currency_code: k.text().notNull(),
    metadata: k.json<Record<string, unknown>>(),
    created_by: k.text().notNull(),
  }),
  payment_collection_payments: k.table(
    'payment_collection_payments',
    {
      payment_collection_id: k.text().notNull(),
      payment_id: k.text().notNull(),
    },
    (t) => [
      k.pk(t.payment_collection_id, t.payment_id),
      k.index('payment_collection_payments_payment_id', t.payment_id),
    ],
  ),
  payment_collection_sessions: k.table(
    'payment_collection_sessions',
    {
      payment_collection_id: k.text().notNull(),
      payment_session_id: k.text().notNull(),
    },
    (t) => [
      k.pk(t.payment_collection_id, t.payment_session_id),
      k.index('payment_collection_sessions_payment_session_id', t.payment_session_id),
    ],
  ),
  /** What providers told of their own accord, each once however often it is delivered. */
  payment_news: k.table(
    'payment_news',
    {
      id: k.id('pnews'),
      provider_id: k.text().notNull(),
      event_id: k.text().notNull(),
      type: k.text().notNull(),
      /** The payment it is about, as the provider names it. */
      reference: k.text().notNull(),
      created_at: k.createdAt(),
      handled_at: k.time(),
    },
    (t) => [
      k.unique('payment_news_event_unique', [t.provider_id, t.event_id]),
      k.index('payment_news_created_at', t.created_at),
    ],
  ),
  refund: k.table(
    'refund',
    {
      id: k.id('ref'),
      order_id: k.text(),
      amount: k.big().notNull(),
      note: k.text(),
      reason: k.text<RefundReason>().notNull(),
      /** For which pieces it was made, where it was worked out by lines. */
      items: k.json<RefundedItem[]>(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
      idempotency_key: k.text(),
      payment_id: k.text(),
      /** How much of it each payment gives back; the amounts are set aside on the payments before it is sent. */
      parts: k.json<{ payment_id: string; amount: number }[]>(),
      /** When the provider had given it back; null while it is under way. */
      settled_at: k.time(),
      created_by: k.text(),
    },
    (t) => [k.index('refund_order_id', t.order_id), k.index('refund_payment_id', t.payment_id)],
  ),
  /** What became of the money of orders. Rows are only ever added: the databases themselves refuse anything else. */
  ledger_entry: k.table(
    'ledger_entry',
    {
      id: k.id('ledg'),
      order_id: k.text().notNull(),
      kind: k.text<LedgerKind>().notNull(),
      due: k.big().notNull(),
      paid: k.big().notNull(),
      refunded: k.big().notNull(),
      currency_code: k.text().notNull(),
      reference_id: k.text(),
      /** Who did it, as `actingId` says it. */
      created_by: k.text(),
      created_at: k.createdAt(),
    },
    (t) => [k.index('ledger_entry_order_id', t.order_id)],
  ),
})

/** Tables whose rows stay as they were written. */
export const appendOnlyTables = ['ledger_entry'] as const

/** What each of these tables is to the rest of the shop. */
export const paymentFacts = {
  payment: {
    entities: ['Payment'],
    records: [{ path: '/admin/orders', by: 'order_id' }],
    relations: {
      swap: one('swap', 'swap_id'),
      cart: one('cart', 'cart_id'),
      order: one('order', 'order_id'),
      currency: one('currency', 'currency_code', 'code'),
    },
  },
  payment_session: {
    entities: ['PaymentSession'],
    relations: {
      cart: one('cart', 'cart_id'),
    },
  },
  payment_collection: {
    entities: ['PaymentCollection'],
    records: [{ path: '/admin/payment-collections' }, { path: '/admin/order-edits', isAny: true }],
    relations: {
      region: one('region', 'region_id'),
      currency: one('currency', 'currency_code', 'code'),
      payment_sessions: through(
        'payment_session',
        'payment_collection_sessions',
        'payment_collection_id',
        'payment_session_id',
      ),
      payments: through('payment', 'payment_collection_payments', 'payment_collection_id', 'payment_id'),
    },
  },
  payment_collection_payments: {},
  payment_collection_sessions: {},
  payment_news: {},
  refund: {
    entities: ['Refund'],
    records: [{ path: '/admin/orders', by: 'order_id' }],
    relations: {
      order: one('order', 'order_id'),
      payment: one('payment', 'payment_id'),
    },
  },
  ledger_entry: {
    entities: ['LedgerEntry'],
  },
} satisfies FactsOf<typeof paymentTables>
