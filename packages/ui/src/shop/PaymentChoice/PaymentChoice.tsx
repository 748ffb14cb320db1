'use client'

import type { ReactNode } from 'react'
import { useStrings } from '../../strings/use-strings.js'
import { type ChoiceCard, ChoiceCards, type ChoiceCardsProps } from '../ChoiceCards/ChoiceCards.js'

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
}

export interface PaymentChoiceProps extends Omit<ChoiceCardsProps, 'cards' | 'label' | 'name' | 'empty'> {
  methods: readonly PaymentMethod[]
  /** `payment_provider` when absent. */
  name?: string
  /** "Payment" when absent. */
  label?: string
}

/** How it is paid. The form gets the id of the provider. */
export function PaymentChoice({ methods, name = 'payment_provider', label, ...choice }: PaymentChoiceProps) {
  const t = useStrings()
  const cards = methods.map(
    ({ id, name: title, description, instructions, icon, isDisabled }): ChoiceCard => ({
      value: id,
      title: <bdi>{title}</bdi>,
      description,
      aside: icon,
      details: instructions,
      isDisabled,
    }),
  )
  return (
    <ChoiceCards {...choice} name={name} label={label ?? t('payment')} empty={t('noPayment')} cards={cards} />
  )
}
