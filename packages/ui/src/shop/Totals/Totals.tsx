'use client'

import type { SaleTotals } from '@cartwright/sdk/rules'
import type { ReactNode } from 'react'
import { classNames } from '../../class-names.js'
import { Money } from '../../display/Money/Money.js'
import { useMoneyText } from '../../display/Money/use-money-text.js'
import { useStrings } from '../../strings/use-strings.js'

export interface TotalsProps {
  /** In minor units, as `saleTotals` of the SDK computes them. */
  totals: SaleTotals
  currency: string
  /** Whether the rows have tax in them: then it is named beneath the total, else it is a row of its own. */
  isInclusive: boolean
  /** What stands for a delivery that is not chosen yet: "At checkout" when absent. */
  shippingLater?: ReactNode
  className?: string
}

/** The rows under a cart or an order. They add up, and say truly where the tax is. */
export function Totals({ totals, currency, isInclusive, shippingLater, className }: TotalsProps) {
  const t = useStrings()
  const { goods, discount, shipping, gift_card, tax, total } = totals
  return (
    <dl className={classNames('cw-Totals', className)}>
      <Row name={t('goods')}>
        <Money amount={goods} currency={currency} />
      </Row>
      {discount > 0 && (
        <Row name={t('discount')}>
          <Money amount={-discount} currency={currency} />
        </Row>
      )}
      <Row name={t('delivery')}>
        {shipping === null ? (
          <span className="cw-Totals-later">{shippingLater ?? t('atCheckout')}</span>
        ) : shipping === 0 ? (
          t('free')
        ) : (
          <Money amount={shipping} currency={currency} />
        )}
      </Row>
      {!isInclusive && (
        <Row name={t('tax')}>
          <Money amount={tax} currency={currency} />
        </Row>
      )}
      {gift_card > 0 && (
        <Row name={t('giftCard')}>
          <Money amount={-gift_card} currency={currency} />
        </Row>
      )}
      <div className="cw-Totals-row cw-Totals-total">
        <dt>{t('total')}</dt>
        <dd>
          <strong>
            <Money amount={total} currency={currency} />
          </strong>
          {isInclusive && tax > 0 && <TaxWithin amount={tax} currency={currency} />}
        </dd>
      </div>
    </dl>
  )
}

const Row = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="cw-Totals-row">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)

function TaxWithin({ amount, currency }: { amount: number; currency: string }) {
  const t = useStrings()
  const money = useMoneyText()
  return <small className="cw-Totals-tax">{t('taxWithin', { amount: money(amount, currency) })}</small>
}
