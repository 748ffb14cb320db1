import { DescriptionList } from '@cartwright/ui/DescriptionList'
import { Money } from '@cartwright/ui/Money'
import type { ReactNode } from 'react'

interface Props {
  currency: string
  rows: readonly { id: string; name: ReactNode; amount: number }[]
  total: { name: ReactNode; amount: number }
}

/** How a sum comes about, row by row. */
export function Sums({ currency, rows, total }: Props) {
  const money = (amount: number) => <Money amount={amount} currency={currency} />
  return (
    <DescriptionList
      isNumeric
      className="as-Sums"
      items={[
        ...rows.map(({ id, name, amount }) => ({ id, term: name, details: money(amount) })),
        { id: 'total', term: <strong>{total.name}</strong>, details: <strong>{money(total.amount)}</strong> },
      ]}
    />
  )
}
