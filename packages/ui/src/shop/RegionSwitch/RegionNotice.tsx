'use client'

import { formatMoney, type RegionOutcome } from '@cartwright/sdk/rules'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { useStrings } from '../../strings/use-strings.js'
import { listOf } from './RegionEffects.js'

export interface RegionNoticeProps {
  /** As `regionOutcome` of the SDK compares the cart before and after. */
  outcome: RegionOutcome
  className?: string
}

/** What a switch of region did to the cart: its new total, what left it, what stopped counting. */
export function RegionNotice({ outcome, className }: RegionNoticeProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const money = ({ total, currency_code }: RegionOutcome['before']) =>
    formatMoney(total, currency_code, locale)
  const number = new Intl.NumberFormat(locale)
  const lost = outcome.lost.map(
    ({ title, quantity }) => `\u2068${title}\u2069${quantity > 1 ? ` × ${number.format(quantity)}` : ''}`,
  )
  return (
    <div role="status" className={classNames('cw-RegionNotice', className)}>
      <p>{t('cartRepriced', { before: money(outcome.before), now: money(outcome.after) })}</p>
      {lost.length > 0 && <p>{t('cartLost', { names: new Intl.ListFormat(locale).format(lost) })}</p>}
      {outcome.codes.length > 0 && <p>{t('codesDropped', { codes: listOf(outcome.codes, locale) })}</p>}
      {outcome.needsDelivery && <p>{t('chooseDelivery')}</p>}
    </div>
  )
}
