import { useT } from '../i18n/use-t'
import { useMoney } from '../shop/money'

interface Props {
  /** Above 0 it is to be paid, below it comes back. */
  amount: number
  currency: string
  /** It is paid, or given back. */
  isSettled?: boolean
}

/** What a change of an order costs, or brings back. */
export function DifferenceRow({ amount, currency, isSettled }: Props) {
  const { t } = useT()
  const money = useMoney()
  const name = amount > 0 ? (isSettled ? 'due_paid' : 'due') : isSettled ? 'owed_paid' : 'owed'
  return (
    <div className="sum-total">
      <dt>{amount === 0 ? t('due_none') : t(name)}</dt>
      <dd>{money(Math.abs(amount), currency)}</dd>
    </div>
  )
}
