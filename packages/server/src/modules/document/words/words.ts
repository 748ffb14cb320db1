/** What printed documents say, in one language. `{name}` in braces is filled in; keep the names as they are. */
export interface DocumentWords {
  /** The direction the language is written in. */
  direction: 'ltr' | 'rtl'
  invoice: string
  credit_note: string
  packing_slip: string
  pick_list: string
  return_slip: string
  date: string
  ordered_on: string
  order: string
  for_invoice: string
  vat_number: string
  bill_to: string
  deliver_to: string
  send_to: string
  item: string
  sku: string
  quantity: string
  unit_price: string
  /** Under a price that has its tax in it. */
  with_tax: string
  tax: string
  amount: string
  subtotal: string
  discount: string
  delivery: string
  refund: string
  /** What an order costs more or less without a line of its own. */
  change: string
  net_total: string
  /** `{tax}` is a name and a rate, `{base}` the amount it is charged on. */
  tax_on: string
  total: string
  gift_card: string
  /** What is left when gift cards have paid. */
  payable: string
  packed: string
  picked: string
  shelf: string
  orders: string
  no_location: string
  return_number: string
  sent_back: string
  reason: string
  return_intro: string
  /** Before the list of reasons with their numbers. */
  reasons: string
}
