'use client'

import {
  type Availability,
  availabilityOf,
  type Choice,
  choiceOf,
  chooseValue,
  type ProductChoice,
  type VariantChoice,
  valuesOf,
  variantOf,
} from '@cartwright/sdk/rules'
import { useState } from 'react'

export interface VariantChoiceOptions {
  product: ProductChoice
  /** The chosen value of each option, by its id: controlled together with `onChoiceChange`. */
  choice?: Choice
  /** What is chosen at first; else the variant of `defaultVariantId`, else nothing. */
  defaultChoice?: Choice
  defaultVariantId?: string
  onChoiceChange?: (choice: Choice) => void
  /** Called with the variant once every option has a value, with null while that means none. */
  onChange?: (variant: VariantChoice | null) => void
}

export interface ChoosableValue {
  value: string
  availability: Availability
  isChosen: boolean
}

export interface ChoosableOption {
  id: string
  title: string
  /** The value chosen, if any. */
  chosen?: string
  values: readonly ChoosableValue[]
}

export interface VariantChoiceState {
  choice: Choice
  /** What is chosen; null while an option is open or no variant is like that. */
  variant: VariantChoice | null
  options: readonly ChoosableOption[]
  /** Chooses a value. Where nothing goes with the others any more, they move to the nearest variant there is. */
  choose: (optionId: string, value: string) => void
  setChoice: (choice: Choice) => void
}

/** The choice among the variants of a product. Every value it offers leads to a variant. */
export function useVariantChoice({
  product,
  choice: given,
  defaultChoice,
  defaultVariantId,
  onChoiceChange,
  onChange,
}: VariantChoiceOptions): VariantChoiceState {
  const [own, setOwn] = useState<Choice>(() => {
    const first = product.variants.find((variant) => variant.id === defaultVariantId)
    return defaultChoice ?? (first ? choiceOf(first) : {})
  })
  const choice = given ?? own
  const setChoice = (next: Choice) => {
    setOwn(next)
    onChoiceChange?.(next)
    onChange?.(variantOf(product, next) ?? null)
  }
  return {
    choice,
    variant: variantOf(product, choice) ?? null,
    options: (product.options ?? []).map(({ id, title }) => ({
      id,
      title,
      chosen: choice[id],
      values: valuesOf(product, id).map((value) => ({
        value,
        availability: availabilityOf(product, choice, id, value),
        isChosen: choice[id] === value,
      })),
    })),
    choose: (optionId, value) => setChoice(chooseValue(product, choice, optionId, value)),
    setChoice,
  }
}
