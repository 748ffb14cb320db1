import { formatMoney } from '@cartwright/sdk/rules'
import { useShop } from '../islands/shop-context'

/** An amount in minor units, as the shopper's language and region write it. */
export function useMoney() {
  const root = useShop()
  return (amount: number, currency = root.region.currency_code) => formatMoney(amount, currency, root.locale)
}
