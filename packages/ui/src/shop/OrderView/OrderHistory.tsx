'use client'

import { formatMoney, type OrderEvent } from '@cartwright/sdk/rules'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { Tone } from '../../display/Badge/Badge.js'
import { Timeline } from '../../display/Timeline/Timeline.js'
import { BoxIcon, CartIcon, CheckIcon, CloseIcon, TruckIcon, UndoIcon } from '../../icons/icons.js'
import { type Translate, useStrings } from '../../strings/use-strings.js'
import { TitleText } from '../../title-text.js'
import { useHydrated } from '../ShopParts/use-hydrated.js'
import { TrackingNumber } from './TrackingNumber.js'

export interface OrderHistoryProps {
  /** Newest first, as `orderEvents` of the SDK reads them from an order. */
  events: readonly OrderEvent[]
  currency: string
  timeZone?: string
}

const looks: Record<OrderEvent['kind'], { icon: ReactNode; tone: Tone }> = {
  placed: { icon: <CartIcon />, tone: 'grey' },
  paid: { icon: <CheckIcon />, tone: 'green' },
  packed: { icon: <BoxIcon />, tone: 'blue' },
  shipped: { icon: <TruckIcon />, tone: 'green' },
  return_requested: { icon: <UndoIcon />, tone: 'violet' },
  returned: { icon: <UndoIcon />, tone: 'violet' },
  refunded: { icon: <UndoIcon />, tone: 'violet' },
  canceled: { icon: <CloseIcon />, tone: 'red' },
}

/** What happened to an order, newest first. */
export function OrderHistory({ events, currency, timeZone }: OrderHistoryProps) {
  const t = useStrings()
  const { locale } = useLocale()
  // "An hour ago" is of the moment it is read: the page of the server says the day.
  const now = useHydrated() ? undefined : new Date(0)
  return (
    <section className="cw-OrderHistory">
      <TitleText className="cw-OrderHistory-title">{t('orderHistory')}</TitleText>
      <Timeline
        label={t('orderHistory')}
        timeZone={timeZone}
        now={now}
        events={events.map((event) => ({
          id: event.id,
          at: event.at,
          title: titleOf(event, t, (amount) => formatMoney(amount, currency, locale)),
          ...looks[event.kind],
          children:
            event.kind === 'shipped' && event.tracking.length > 0
              ? event.tracking.map(({ number, url }, at) => (
                  <span key={number}>
                    {at > 0 && ', '}
                    <TrackingNumber number={number} url={url} />
                  </span>
                ))
              : undefined,
        }))}
      />
    </section>
  )
}

function titleOf(event: OrderEvent, t: Translate, money: (amount: number) => string): string {
  switch (event.kind) {
    case 'placed':
      return t('orderPlaced')
    case 'paid':
      return t('amountPaid', { amount: money(event.amount) })
    case 'packed':
      return t('orderPacked')
    case 'shipped':
      return t('status.shipped')
    case 'return_requested':
      return t('returnRequested')
    case 'returned':
      return t('returnReceived')
    case 'refunded':
      return t('amountRefunded', { amount: money(event.amount) })
    case 'canceled':
      return t('status.canceled')
  }
}
