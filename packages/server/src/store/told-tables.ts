import type { Row, Tables } from './engine'

/** A record that a transaction changed: the path of its family, and its id where that is known. */
export interface ToldRow {
  path: string
  id: string | null
}

/** Under which path staff read a table's rows; `by` is the column that holds the record's id, where it is not the row's own. */
interface Told {
  path: string
  by?: string
  /** The row does not say whose it is: any record of the family may be meant. */
  isAny?: true
}

/** Tables that back offices hear of. A row that hangs on a record is a change of the record. */
const told: { readonly [Name in keyof Tables]?: readonly Told[] } = {
  api_token: [{ path: '/admin/api-tokens' }],
  batch_job: [{ path: '/admin/batch-jobs' }],
  claim_order: [{ path: '/admin/orders', by: 'order_id' }],
  currency: [{ path: '/admin/currencies', by: 'code' }],
  customer: [{ path: '/admin/customers' }],
  customer_group: [{ path: '/admin/customer-groups' }],
  customer_group_customers: [
    { path: '/admin/customer-groups', by: 'customer_group_id' },
    { path: '/admin/customers', by: 'customer_id' },
  ],
  discount: [{ path: '/admin/discounts' }],
  draft_order: [{ path: '/admin/draft-orders' }],
  fulfillment: [{ path: '/admin/orders', by: 'order_id' }],
  gift_card: [{ path: '/admin/gift-cards' }],
  inventory_item: [{ path: '/admin/inventory-items' }],
  inventory_level: [{ path: '/admin/inventory-items', by: 'inventory_item_id' }],
  invite: [{ path: '/admin/invites' }],
  mail_server: [{ path: '/admin/mail-server' }],
  money_amount: [{ path: '/admin/variants', isAny: true }],
  newsletter_subscriber: [{ path: '/admin/newsletter-subscribers' }],
  note: [{ path: '/admin/notes' }],
  note_mention: [{ path: '/admin/mentions', isAny: true }],
  notification: [{ path: '/admin/notifications' }],
  order: [{ path: '/admin/orders' }],
  order_edit: [{ path: '/admin/order-edits' }, { path: '/admin/orders', by: 'order_id' }],
  order_tag: [{ path: '/admin/orders', by: 'order_id' }],
  payment: [{ path: '/admin/orders', by: 'order_id' }],
  // The edit knows what is paid for it, and not the other way round.
  payment_collection: [{ path: '/admin/payment-collections' }, { path: '/admin/order-edits', isAny: true }],
  presence: [{ path: '/admin/live', by: 'place' }],
  price_list: [{ path: '/admin/price-lists' }],
  product: [{ path: '/admin/products' }],
  product_category: [{ path: '/admin/product-categories' }],
  product_collection: [{ path: '/admin/collections' }],
  product_option: [{ path: '/admin/products', by: 'product_id' }],
  product_tag: [{ path: '/admin/product-tags' }],
  product_type: [{ path: '/admin/product-types' }],
  product_variant: [{ path: '/admin/variants' }, { path: '/admin/products', by: 'product_id' }],
  publishable_api_key: [{ path: '/admin/publishable-api-keys' }],
  refund: [{ path: '/admin/orders', by: 'order_id' }],
  region: [{ path: '/admin/regions' }],
  reservation_item: [
    { path: '/admin/reservations' },
    { path: '/admin/inventory-items', by: 'inventory_item_id' },
  ],
  return: [{ path: '/admin/returns' }, { path: '/admin/orders', by: 'order_id' }],
  return_reason: [{ path: '/admin/return-reasons' }],
  sales_channel: [{ path: '/admin/sales-channels' }],
  sales_document: [{ path: '/admin/documents' }, { path: '/admin/orders', by: 'order_id' }],
  shipping_option: [{ path: '/admin/shipping-options' }],
  shipping_profile: [{ path: '/admin/shipping-profiles' }],
  staff_role: [{ path: '/admin/roles' }],
  stock_location: [{ path: '/admin/stock-locations' }],
  store: [{ path: '/admin/store' }],
  swap: [{ path: '/admin/swaps' }, { path: '/admin/orders', by: 'order_id' }],
  tax_rate: [{ path: '/admin/tax-rates' }],
  upload: [{ path: '/admin/uploads' }],
  user: [{ path: '/admin/users' }],
  webhook: [{ path: '/admin/webhooks' }],
  webhook_delivery: [{ path: '/admin/webhooks', by: 'webhook_id' }],
}

const byName = new Map<string, readonly Told[]>(Object.entries(told))
export const isTold = (table: string): boolean => byName.has(table)

/** Of one family no more records than these are named; beyond, it may be any. */
const most = 50

/** What a transaction changes, gathered while it does. */
export class ToldRows {
  private readonly families = new Map<string, Set<string> | 'any'>()

  /** Notes rows of a table; without them, that any of them may have changed. */
  note(table: string, rows: readonly Row[] | undefined): void {
    for (const { path, by = 'id', isAny } of byName.get(table) ?? []) {
      if (!rows || isAny) this.families.set(path, 'any')
      else for (const row of rows) this.add(path, row[by])
    }
  }

  private add(path: string, id: unknown): void {
    // A row that hangs on no record yet: a payment before its order is there.
    if (id === null) return
    const known = this.families.get(path) ?? new Set()
    if (known === 'any') return
    if (typeof id !== 'string' || known.size >= most) {
      this.families.set(path, 'any')
      return
    }
    known.add(id)
    this.families.set(path, known)
  }

  get all(): ToldRow[] {
    return [...this.families].flatMap(([path, ids]): ToldRow[] =>
      ids === 'any' ? [{ path, id: null }] : [...ids].map((id) => ({ path, id })),
    )
  }
}
