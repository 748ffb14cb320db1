import { useWords } from '../../i18n/use-words'

/** What people call a payment provider: the one built in has a name in every language, others are called by their own. */
export function useProviderName(): (id: string) => string {
  const t = useWords('orders')
  return (id) => t(`provider_${id}`, { defaultValue: titled(id) })
}

/** `stripe-klarna` is "Stripe klarna". */
const titled = (id: string) => id.slice(0, 1).toUpperCase() + id.slice(1).replace(/[-_]+/g, ' ')
