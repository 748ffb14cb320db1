import type { MoneyAmount, PriceList } from '@cartwright/contract'
import { Money } from '@cartwright/ui/Money'

interface Props {
  list: PriceList
  /** Among them those of other lists. */
  prices: readonly MoneyAmount[]
}

/** The lowest and highest price on a list, in the first currency there is any in. */
export function PriceSpan({ list, prices }: Props) {
  const own = prices.filter(({ price_list_id }) => price_list_id === list.id)
  const currency = own.find(({ region_id }) => region_id === null)?.currency_code ?? own[0]?.currency_code
  if (!currency) return '—'
  const amounts = own.filter((price) => price.currency_code === currency).map(({ amount }) => amount)
  const [least, most] = [Math.min(...amounts), Math.max(...amounts)]
  return (
    <>
      <Money amount={least} currency={currency} />
      {most > least && (
        <>
          {' – '}
          <Money amount={most} currency={currency} />
        </>
      )}
    </>
  )
}
