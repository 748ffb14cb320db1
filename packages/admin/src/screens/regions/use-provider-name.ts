import { useWords } from '../../i18n/use-words'

/** What is said where a region has none of a kind. */
export const noProvider = { payment: 'no_payment_provider', fulfillment: 'no_fulfillment_provider' } as const

/** What people call a provider: the ones built in by name in every language, others by their own. */
export function useProviderName(kind: 'payment' | 'fulfillment'): (id: string) => string {
  const t = useWords('regions')
  return (id) => t(`provider_${kind}_${id}`, { defaultValue: titled(id) })
}

/** `stripe-klarna` is "Stripe klarna". */
export const titled = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1).replace(/[-_]+/g, ' ')
