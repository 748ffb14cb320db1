'use client'

import { type FreeDeliveryWay, leftTo } from '@cartwright/sdk/rules'
import { classNames } from '../../class-names.js'
import { useMoneyText } from '../../display/Money/use-money-text.js'
import { useStrings } from '../../strings/use-strings.js'

export interface FreeDeliveryProps extends FreeDeliveryWay {
  currency: string
  className?: string
}

/**
 * How far a cart is from a free delivery, with a line that fills up: `cartView` of the SDK tells it where it is given the
 * shipping options. Before anything counts it says from where on delivery is free.
 */
export function FreeDelivery({ from, counted, currency, className }: FreeDeliveryProps) {
  const t = useStrings()
  const money = useMoneyText()
  const left = leftTo({ from, counted })
  const text =
    left === 0
      ? t('deliveryFree')
      : counted > 0
        ? t('toFreeDelivery', { amount: money(left, currency) })
        : t('freeDeliveryFrom', { amount: money(from, currency) })
  return (
    <div className={classNames('cw-FreeDelivery', className)} data-reached={left === 0 || undefined}>
      <p role="status">{text}</p>
      {counted > 0 && <progress value={Math.min(counted, from)} max={from} aria-hidden="true" />}
    </div>
  )
}
