import type { CustomerPaymentMethod } from '@cartwright/contract'

/** A way to pay as a form names it. */
export interface ChosenPayment {
  provider_id: string
  /** What its buyer saved at the provider and pays with again. */
  payment_method?: string
}

/** How a form names a way to pay: the provider, and behind a colon what was saved there. */
export const paymentValue = ({ provider_id, payment_method }: ChosenPayment): string =>
  payment_method ? `${provider_id}:${payment_method}` : provider_id

/** Reads what `paymentValue` wrote. Whatever a form may hold is read as the name of a provider, which the shop then checks. */
export function readPayment(value: string): ChosenPayment {
  const at = value.indexOf(':')
  const payment_method = at < 0 ? '' : value.slice(at + 1)
  return { provider_id: at < 0 ? value : value.slice(0, at), ...(payment_method ? { payment_method } : {}) }
}

/** A card that a customer saved at a provider. */
export interface SavedCard extends Required<ChosenPayment> {
  /** As its issuer writes itself: "Visa". */
  brand: string
  /** The last four digits. */
  last4: string
  year: number
  /** From 1. */
  month: number
  isExpired: boolean
}

const brands: Record<string, string> = {
  amex: 'American Express',
  cartes_bancaires: 'Cartes Bancaires',
  diners: 'Diners Club',
  discover: 'Discover',
  eftpos_au: 'Eftpos',
  jcb: 'JCB',
  mastercard: 'Mastercard',
  unionpay: 'UnionPay',
  visa: 'Visa',
}

/**
 * The cards among what `GET /store/customers/me/payment-methods` answers, by the field `card` that providers describe them
 * in. What is no card, or says too little of itself to be told from others, is left out.
 */
export function savedCards(methods: readonly CustomerPaymentMethod[], now = new Date()): SavedCard[] {
  const month = now.getFullYear() * 12 + now.getMonth()
  return methods.flatMap(({ provider_id, data }) => {
    const { id, card } = data
    if (typeof id !== 'string' || !isRecord(card)) return []
    const brand = textOf(card.display_brand) || textOf(card.brand)
    const last4 = textOf(card.last4)
    const [expMonth, year] = [Number(card.exp_month), Number(card.exp_year)]
    if (!last4 || !(expMonth >= 1 && expMonth <= 12) || !Number.isInteger(year)) return []
    return {
      provider_id,
      payment_method: id,
      brand: brands[brand] ?? brand,
      last4,
      year,
      month: expMonth,
      // A card is good until its month is over.
      isExpired: year * 12 + expMonth - 1 < month,
    }
  })
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null

const textOf = (value: unknown): string => (typeof value === 'string' ? value : '')
