import type { PaymentSessionStatus } from '@cartwright/contract'

export type PaymentData = Record<string, unknown>

/** What a provider is told of the purchase. Amounts are in minor units. */
export interface PaymentContext {
  amount: number
  currency_code: string
  /** The same for a repeated call: the provider must not charge twice. */
  idempotency_key: string
  /** The cart or payment collection that is paid. */
  resource_id: string
  email?: string | null
  customer?: { id: string; email: string; metadata?: PaymentData | null } | null
}

export interface PaymentAnswer {
  data: PaymentData
  status: PaymentSessionStatus
  /** Merged into the customer's metadata: the id of the customer at the provider, for instance. */
  customer_metadata?: PaymentData
  /** Why it was refused, in words a shopper may read. */
  reason?: string
}

/** What became of a payment at the provider, whoever did it: the shopper, this shop, staff on the provider's own screen. */
export interface PaymentState {
  /** The cart or payment collection the payment was opened for. */
  resource_id: string | null
  status: PaymentSessionStatus
  data: PaymentData
  /** Whether the money was taken, not only held. */
  is_captured: boolean
  /** How much was taken, in minor units, when it is another amount than was held. */
  taken?: number
  /** What is left of the money that was taken, whoever gave the rest back, in minor units. */
  kept: number
  /** Refunds that the shop did not ask for itself, in minor units. */
  outside_refunds: { id: string; amount: number }[]
  /** Refunds that never reached the customer, the shop's own with the key they were asked for under. */
  failed_refunds: { id: string; key: string | null; reason: string | null }[]
}

/** That something happened to a payment, told by the provider itself. What happened is then asked of `inquire`. */
export interface PaymentNews {
  /** The same at every delivery. */
  event_id: string
  /** What the provider calls it. */
  type: string
  /** The payment it is about, as `inquire` takes it. */
  reference: string
}

/** How a provider tells the shop what happened without it. */
export interface PaymentHooks {
  /** Where it posts, on the shop's own address. */
  path: string
  /** Reads a delivery; null when it is about nothing the shop waits for. @throws invalid_data when it is not signed */
  read(body: string, headers: Headers): Promise<PaymentNews | null>
  inquire(reference: string): Promise<PaymentState>
  /** Whether the data of a session or payment is the one a reference names. */
  isAbout(data: PaymentData, reference: string): boolean
}

/** What somebody's agent pays with: found by the agent, with what its kind of handler says. */
export interface PaymentInstrument {
  /** What kind it is: `card`, `pay_later`. */
  type: string
  /** What the money is had by: a token. Never kept by the shop, never told again. */
  credential?: Record<string, unknown>
}

/** How a provider is paid by a program that acts for a shopper, with nobody at a screen. */
export interface PaymentInstruments {
  /** The name of the handler, as who says how it works writes it: `com.example.tokens`. */
  name: string
  /** Of that specification; by default that of the protocol. */
  version?: string
  spec?: string
  schema?: string
  /** The kinds of instruments it takes. */
  types: readonly string[]
  /** What an agent has to know beforehand, such as a public key. */
  config?: Record<string, unknown>
  /** What of an instrument goes into the data of the session, as a shopper's page would send it. @throws invalid_data */
  dataOf(instrument: PaymentInstrument): PaymentData
}

/**
 * Takes money. Every call may reach a network: none is made inside a transaction. Throwing means the provider could
 * not be asked, or (a `ShopError`) that the request itself was wrong; a refusal is an answer with the status `error`.
 */
export interface PaymentProvider {
  readonly id: string
  /** Opens a session for an amount. */
  open(context: PaymentContext): Promise<Omit<PaymentAnswer, 'status'> & { status?: PaymentSessionStatus }>
  /** The amount changed. */
  update(data: PaymentData, context: PaymentContext): Promise<{ data: PaymentData }>
  /** Data from the shopper's side: a token, a confirmation. */
  updateData?(data: PaymentData, changes: PaymentData): Promise<{ data: PaymentData }>
  /** Drops a session that is not wanted any more. */
  close(data: PaymentData): Promise<void>
  authorize(data: PaymentData, context: PaymentContext): Promise<PaymentAnswer>
  status(data: PaymentData): Promise<PaymentSessionStatus>
  /** Takes what is held. `taken` is answered when somebody took another amount before. */
  capture(
    data: PaymentData,
    amount: number,
    idempotencyKey: string,
  ): Promise<{ data: PaymentData; taken?: number | undefined }>
  refund(data: PaymentData, amount: number, idempotencyKey: string): Promise<{ data: PaymentData }>
  /** Releases an authorised payment that was never captured. */
  cancel(data: PaymentData): Promise<{ data: PaymentData }>
  /** Methods the customer saved at the provider. */
  savedMethods?(customer: {
    id: string
    email: string
    metadata?: PaymentData | null
  }): Promise<PaymentData[]>
  hooks?: PaymentHooks
  /** Without it agents send the shopper to the shop's own checkout to pay. */
  instruments?: PaymentInstruments
}
