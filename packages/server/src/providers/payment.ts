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
}

/**
 * Takes money. Every call may reach a network: none is made inside a transaction. Throwing means the provider could
 * not be asked; a refusal is an answer with the status `error`.
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
  capture(data: PaymentData, amount: number, idempotencyKey: string): Promise<{ data: PaymentData }>
  refund(data: PaymentData, amount: number, idempotencyKey: string): Promise<{ data: PaymentData }>
  /** Releases an authorised payment that was never captured. */
  cancel(data: PaymentData): Promise<{ data: PaymentData }>
  /** Methods the customer saved at the provider. */
  savedMethods?(customer: { id: string; metadata?: PaymentData | null }): Promise<PaymentData[]>
}
