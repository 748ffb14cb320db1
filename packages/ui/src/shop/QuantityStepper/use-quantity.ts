'use client'

import { clampQuantity, mostPieces, readQuantity } from '@cartwright/sdk/rules'
import { type ChangeEvent, type KeyboardEvent, useState } from 'react'

export interface QuantityOptions {
  /** Controlled together with `onChange`; else it starts with `defaultValue`, which is 1 when absent. */
  value?: number
  defaultValue?: number
  /** Called with whole numbers within the bounds: at each step, and when a typed number is left or sent with Enter. */
  onChange?: (quantity: number) => void
  minValue?: number
  /** What is in stock, at most 99 when absent. */
  maxValue?: number
}

export interface Quantity {
  quantity: number
  /** What the field shows: text that may not be a number yet. */
  text: string
  /** What was asked for, when it was more than there is. */
  refused: number | undefined
  canLess: boolean
  canMore: boolean
  step: (by: number) => void
  type: (event: ChangeEvent<HTMLInputElement>) => void
  /** Brings what was typed into the bounds; answers whether that changed the quantity. */
  settle: () => void
  keyDown: (event: KeyboardEvent) => void
}

/** A number of pieces that is stepped and typed, and never leaves its bounds. */
export function useQuantity({
  value,
  defaultValue = 1,
  onChange,
  minValue = 1,
  maxValue = mostPieces,
}: QuantityOptions): Quantity {
  const bounds = { min: minValue, max: Math.max(minValue, maxValue) }
  const [own, setOwn] = useState(() => clampQuantity(defaultValue, bounds))
  const [typed, setTyped] = useState<string>()
  const [refused, setRefused] = useState<number>()
  const quantity = value ?? own

  const set = (next: number) => {
    setTyped(undefined)
    setOwn(next)
    if (next !== quantity) onChange?.(next)
  }
  const settle = () => {
    if (typed === undefined) return
    const asked = readQuantity(typed, quantity)
    setRefused(asked > bounds.max ? asked : undefined)
    set(clampQuantity(asked, bounds))
  }
  return {
    quantity,
    text: typed ?? String(quantity),
    refused,
    canLess: quantity > bounds.min,
    canMore: quantity < bounds.max,
    step: (by) => {
      setRefused(undefined)
      set(clampQuantity(readQuantity(typed, quantity) + by, bounds))
    },
    type: (event) => setTyped(event.target.value),
    settle,
    keyDown: (event) => {
      if (event.key === 'Enter') settle()
      else if (event.key === 'Escape') setTyped(undefined)
    },
  }
}
