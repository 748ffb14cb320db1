'use client'

import { formatMoney } from '@cartwright/sdk/rules'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'

export interface PriceProps {
  /** What is to be paid, in minor units. */
  amount: number
  /** What it cost before; shown struck through when it was more. */
  originalAmount?: number | null
  currency: string
  /** Says "From": the cheapest of several. */
  isFrom?: boolean
  className?: string
}

/** The price of something on sale in both senses. */
export function Price({ amount, originalAmount, currency, isFrom, className }: PriceProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const price = formatMoney(amount, currency, locale)
  const isReduced = originalAmount != null && originalAmount > amount
  return (
    <span className={classNames('cw-Price', className)} data-reduced={isReduced || undefined}>
      <span className="cw-Price-now">{isFrom ? t('from', { price }) : price}</span>
      {isReduced && (
        <>
          {' '}
          <s className="cw-Price-before" aria-hidden="true">
            {formatMoney(originalAmount, currency, locale)}
          </s>
          <span className="cw-hidden">
            {t('originalPrice', { price: formatMoney(originalAmount, currency, locale) })}
          </span>
        </>
      )}
    </span>
  )
}
