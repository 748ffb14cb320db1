'use client'

import type { CartLineView, OrderDetails } from '@cartwright/sdk/rules'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { DateTime } from '../../display/DateTime/DateTime.js'
import { useStrings } from '../../strings/use-strings.js'
import { CartLines } from '../CartLines/CartLines.js'
import { Totals } from '../Totals/Totals.js'
import { OrderHistory } from './OrderHistory.js'
import { buyerPayments, buyerStates } from './order-words.js'
import { TrackingNumber } from './TrackingNumber.js'

export interface OrderViewProps {
  /** As `orderDetails` of the SDK reads it from an order of the API. */
  order: OrderDetails
  /** Where the product of a line is found. */
  hrefFor?: (line: CartLineView) => string | undefined
  /** Drawn instead of the picture of a line. */
  media?: (line: CartLineView) => ReactNode
  /** Leaves out what happened to it. */
  hasNoHistory?: boolean
  /** The zone its times are told in, as on a server: that of the reader when absent. */
  timeZone?: string
  /** Stands under the facts: a return, an invoice. */
  children?: ReactNode
  className?: string
}

/** An order as its buyer reads it: what was bought and for how much, where it goes, how far it is and what happened to it. */
export function OrderView({
  order,
  hrefFor,
  media,
  hasNoHistory,
  timeZone,
  children,
  className,
}: OrderViewProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const withCountry = (lines: readonly string[], code: string | null) => {
    const country = code && new Intl.DisplayNames(locale, { type: 'region' }).of(code.toUpperCase())
    return [...lines, ...(country ? [country] : [])]
  }
  const address = withCountry(order.address, order.country)
  const billing = order.billing && withCountry(order.billing.lines, order.billing.country)
  return (
    <div className={classNames('cw-OrderView', className)}>
      <div className="cw-OrderView-main">
        <CartLines lines={order.lines} currency={order.currency_code} hrefFor={hrefFor} media={media} />
        {!hasNoHistory && order.events.length > 1 && (
          <OrderHistory events={order.events} currency={order.currency_code} timeZone={timeZone} />
        )}
      </div>
      <div className="cw-OrderView-side">
        <Totals totals={order.totals} currency={order.currency_code} isInclusive={order.inclusive} />
        <dl className="cw-OrderView-facts">
          <Fact name={t('placedOn')}>
            <DateTime value={order.placed} format="date" timeZone={timeZone} />
          </Fact>
          <Fact name={t('orderState')}>{t(buyerStates[order.state])}</Fact>
          {order.delivery.length > 0 && (
            <Fact name={t('delivery')}>
              <bdi>{order.delivery.join(', ')}</bdi>
            </Fact>
          )}
          {address.length > 0 && (
            <Fact name={t('deliveryAddress')}>
              <Lines of={address} />
            </Fact>
          )}
          {billing && (
            <Fact name={t('billingAddress')}>
              <Lines of={billing} />
            </Fact>
          )}
          {order.payment && <Fact name={t('payment')}>{t(buyerPayments[order.payment])}</Fact>}
          {order.tracking.map(({ number, url }) => (
            <Fact key={number} name={t('tracking')}>
              <TrackingNumber number={number} url={url} />
            </Fact>
          ))}
        </dl>
        {children}
      </div>
    </div>
  )
}

const Lines = ({ of }: { of: readonly string[] }) => (
  <address className="cw-OrderView-address">
    {of.map((line, at) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: lines of an address never move
      <span key={at}>
        <bdi>{line}</bdi>
      </span>
    ))}
  </address>
)

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="cw-OrderView-fact">
    <dt>{name}</dt>
    <dd>{children}</dd>
  </div>
)
