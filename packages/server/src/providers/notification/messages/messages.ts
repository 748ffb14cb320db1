/** A text in the forms `Intl.PluralRules` names for the language; `other` for those that are not there. */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** What the shop's mails say, in one language. `{name}` in braces is filled in; keep the names as they are. */
export interface MailMessages {
  /** The direction the language is written in. */
  direction: 'ltr' | 'rtl'
  /** With the first name; `hello_there` without one. */
  hello: string
  hello_there: string
  /** Below every mail; `{shop}` is its name. */
  regards: string
  order_placed: { subject: string; intro: string }
  order_shipped: { subject: string; intro: string; tracking: string }
  order_refunded: { subject: string; intro: string }
  /** To whom a gift card is for; `{amount}` is its value. */
  gift_card: {
    subject: string
    from: string
    intro: string
    until: string
    code: string
    message: string
    button: string
  }
  /** What is said of goods that come back; `{return}` is the number to write on the parcel. */
  return_requested: { subject: string; intro: string; ask: string; note: string; button: string }
  return_received: { subject: string; intro: string; refund: string }
  swap_made: { subject: string; intro: string; button: string }
  swap_shipped: { subject: string; intro: string }
  edit_requested: { subject: string; intro: string; button: string }
  edit_confirmed: { subject: string; intro: string }
  edit_declined: { subject: string; intro: string }
  /** Beside the lines and sums of these. */
  after_sale: {
    refund: string
    return_cost: string
    way_back: string
    send_to: string
    goes_back: string
    comes: string
    due: string
    owed: string
    due_none: string
    added: string
    removed: string
    quantity_changed: string
    new_total: string
  }
  password_reset: { subject: string; intro: string; button: string; ignore: string }
  /** To the old address of a member of staff; `{email}` is the new one. */
  email_changed: { subject: string; intro: string; warning: string }
  /** To a customer whose account `{agent}` may act for from now on. */
  agent_connected: { subject: string; intro: string; button: string; warning: string }
  order_claim: { subject: string; intro: string; button: string; ignore: string }
  /** To somebody who waited for `{piece}`; `once` says that this mail is the only one. */
  restock: { subject: string; intro: string; button: string; once: string; stop: string }
  newsletter_confirm: { subject: string; intro: string; button: string; ignore: string }
  newsletter_welcome: { subject: string; intro: string; leave: string; unsubscribe: string }
  /** To a colleague whom a note speaks to, which follows; `{name}` wrote it. */
  mention: { subject: string; intro: string; button: string }
  invite: { subject: string; intro: string; button: string; expires: string }
  labels: {
    quantity: string
    subtotal: string
    discount: string
    shipping: string
    tax: string
    gift_card: string
    total: string
    shipping_address: string
    placed_on: string
    view_order: string
    /** How many pieces an order has, in each form the language counts with. */
    items: Plural
  }
}
