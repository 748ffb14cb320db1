'use client'

import { formatMoney } from '@cartwright/sdk/rules'
import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { useStrings } from '../../strings/use-strings.js'
import { type ChoiceCard, ChoiceCards, type ChoiceCardsProps } from '../ChoiceCards/ChoiceCards.js'

/** A way to deliver. */
export interface ShippingOffer {
  /** The id of the shipping option. */
  id: string
  name: string
  /** What it costs as prices are shown here, in minor units; null where it is only known later. */
  amount: number | null
  /** The days between which it arrives, as `deliveryDates` of the SDK writes them. */
  dates?: string
  /** From where it goes, what it needs. */
  description?: ReactNode
  isDisabled?: boolean
}

export interface ShippingChoiceProps extends Omit<ChoiceCardsProps, 'cards' | 'label' | 'name' | 'empty'> {
  options: readonly ShippingOffer[]
  currency: string
  /** `shipping_option` when absent. */
  name?: string
  /** "Delivery" when absent. */
  label?: string
}

/** How it is delivered. The form gets the id of the shipping option. */
export function ShippingChoice({
  options,
  currency,
  name = 'shipping_option',
  label,
  ...choice
}: ShippingChoiceProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const cards = options.map(
    ({ id, name: title, amount, dates, description, isDisabled }): ChoiceCard => ({
      value: id,
      title: <bdi>{title}</bdi>,
      description: dates ? (
        <>
          {t('arrives', { dates })} {description}
        </>
      ) : (
        description
      ),
      aside: amount === null ? undefined : amount === 0 ? t('free') : formatMoney(amount, currency, locale),
      isDisabled,
    }),
  )
  return (
    <ChoiceCards
      {...choice}
      name={name}
      label={label ?? t('delivery')}
      empty={t('noDelivery')}
      cards={cards}
    />
  )
}
