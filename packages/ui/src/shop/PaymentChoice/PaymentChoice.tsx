'use client'

import { paymentValue } from '@cartwright/sdk/rules'
import type { ReactNode } from 'react'
import { useStrings } from '../../strings/use-strings.js'
import { type ChoiceCard, ChoiceCards, type ChoiceCardsProps } from '../ChoiceCards/ChoiceCards.js'

/** What a buyer saved at a provider: a card that is paid with again. */
export interface SavedPaymentMethod {
  /** Its id at the provider. */
  id: string
  name: ReactNode
  /** Under the name: until when it is good. */
  description?: ReactNode
  icon?: ReactNode
  isDisabled?: boolean
}

/** A way to pay. */
export interface PaymentMethod {
  /** The id of the provider, as `manual`. */
  id: string
  name: string
  /** Under the name, always. */
  description?: ReactNode
  /** What happens next, shown once it is chosen: where to transfer to, the fields of a card. */
  instructions?: ReactNode
  /** Marks of cards and the like. */
  icon?: ReactNode
  isDisabled?: boolean
  /** Offered above it, each a choice of its own. */
  saved?: readonly SavedPaymentMethod[]
}

export interface PaymentChoiceProps extends Omit<ChoiceCardsProps, 'cards' | 'label' | 'name' | 'empty'> {
  methods: readonly PaymentMethod[]
  /** `payment_provider` when absent. */
  name?: string
  /** "Payment" when absent. */
  label?: string
}

/** How it is paid. The form gets the id of the provider, and of what was saved there: `readPayment` of the SDK reads both. */
export function PaymentChoice({ methods, name = 'payment_provider', label, ...choice }: PaymentChoiceProps) {
  const t = useStrings()
  const cards = methods.flatMap(
    ({ id, name: title, description, instructions, icon, isDisabled, saved = [] }): ChoiceCard[] => [
      ...saved.map((one) => ({
        value: paymentValue({ provider_id: id, payment_method: one.id }),
        title: <bdi>{one.name}</bdi>,
        description: one.description,
        aside: one.icon,
        isDisabled: isDisabled || one.isDisabled,
      })),
      {
        value: id,
        title: <bdi>{title}</bdi>,
        description,
        aside: icon,
        details: instructions,
        isDisabled,
      },
    ],
  )
  return (
    <ChoiceCards {...choice} name={name} label={label ?? t('payment')} empty={t('noPayment')} cards={cards} />
  )
}
