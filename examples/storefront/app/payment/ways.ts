/**
 * What a browser is told of a payment session, so that the fields of its provider can be drawn and confirmed. What the
 * provider needs beyond it, the server part of the way writes down and its browser part reads.
 */
export interface Ticket {
  provider: string
  facts: Readonly<Record<string, string>>
  /** What is paid, in minor units of the shop. */
  total: number
}

/** What came of asking for a session, or of checking a form before its payment is confirmed. */
export type PaymentAnswer<Refused = unknown> =
  | { kind: 'open'; ticket: Ticket }
  /** The form is not right yet, or the sum is another: what its page would say. */
  | { kind: 'refused'; outcome: Refused }
  /** Nothing is to be paid by fields here, or no longer: the page of the form knows what to say. */
  | { kind: 'none' }

/** What became of confirming. What is refused is told in words that a shopper may read. */
export type Confirmed = { kind: 'paid' } | { kind: 'refused'; message: string }

/** Fields of a provider that are drawn, or merely ready to confirm what was saved there. */
export interface PaymentFields {
  /** True where the money is held already: there is nothing to fill in any more. */
  readonly isPaid: boolean
  /** Takes over a newer ticket. Answers whether what was typed is still there. */
  update(ticket: Ticket): Promise<boolean>
  /** What is not filled in yet, in words; undefined when all is. Fields mark themselves. */
  check(): Promise<string | undefined>
  /** Pays. A bank may take the shopper away, who then comes back to `returnUrl`. */
  confirm(returnUrl: string): Promise<Confirmed>
  focus(): void
  close(): void
}

export interface OpenOptions {
  ticket: Ticket
  /** Of the page, as `de-AT`. */
  locale: string
  /** Where the fields are drawn. */
  element: HTMLElement
  /** What is paid with instead of filling in anything. */
  saved?: string
}

/** What the sheet of a wallet knows of an order, by the names of the form's fields. */
export type Filled = Readonly<Record<string, string>>

/** Buttons that fill in the whole form by themselves. */
export interface ExpressOptions {
  ticket: Ticket
  locale: string
  element: HTMLElement
  /** Whether goods are sent, where to, and how, as it is now; the delivery that is chosen stands first. */
  goods(): {
    isSent: boolean
    countries: readonly string[]
    /** Amounts in minor units of the shop. */
    deliveries: readonly { id: string; name: string; amount: number }[]
  }
  /** Another delivery was chosen in the sheet; answers the session of its sum. */
  choose(delivery: string): Promise<Ticket>
  /** Checks what the sheet knows as a form; undefined when it is refused, which the page then shows. */
  check(filled: Filled): Promise<Ticket | undefined>
  returnUrl: string
  /** It is paid: orders. */
  finish(filled: Filled, ticket: Ticket): void
  /** It was refused, in words that a shopper may read. */
  refuse(message: string): void
}

/** Buttons that are drawn. */
export interface ExpressHandle {
  isOffered: boolean
  /** The sum is another: a sheet may be open just now, so they stay. */
  update(ticket: Ticket): void
  close(): void
}

/** The part of a way to pay that runs in the browser. Each call throws where the provider's own script cannot be had. */
export interface PaymentModule {
  open(options: OpenOptions): Promise<PaymentFields>
  /** Draws the buttons, if this browser has any to offer. */
  express?(options: ExpressOptions): Promise<ExpressHandle>
}
