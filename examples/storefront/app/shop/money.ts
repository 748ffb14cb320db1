import { formatMoney } from '@cartwright/sdk/rules'
import { useRouteLoaderData } from 'react-router'
import type { RootData } from '../root'

/** An amount in minor units, as the shopper's language and region write it. */
export function useMoney() {
  const root = useRouteLoaderData('root') as RootData
  return (amount: number, currency = root.region.currency_code) => formatMoney(amount, currency, root.locale)
}
