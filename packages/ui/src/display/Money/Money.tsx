'use client'

import { formatMoney } from '@cartwright/sdk/rules'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'

export interface MoneyProps {
  /** In minor units. */
  amount: number
  /** `eur`, `JPY`: the case does not matter. */
  currency: string
  /** Shows a plus before amounts above zero, for balances and differences. */
  isSigned?: boolean
  className?: string
}

/** An amount of money in the reader's notation, in numerals of one width. */
export function Money({ amount, currency, isSigned, className }: MoneyProps) {
  const { locale } = useLocale()
  return (
    <bdi className={classNames('cw-Money', className)}>
      {formatMoney(amount, currency, locale, isSigned ? { signDisplay: 'exceptZero' } : {})}
    </bdi>
  )
}
