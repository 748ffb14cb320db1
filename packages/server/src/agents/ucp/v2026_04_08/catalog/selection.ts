import type { PricedProduct } from '@cartwright/contract'
import { isAvailable } from '../../../availability'
import { choicesOf, optionsOf, type SelectedOption, type Sold } from './catalog-product'

export interface Selection {
  /** What is chosen in the end. */
  selected: SelectedOption[]
  /** The variants that fit it, the one to show first in front. */
  variants: Sold[]
}

/**
 * Which variants somebody means who has chosen some options. Where none fits, choices are given up from the end of what is
 * preferred: first those that are preferred least or not at all, the later ones before the earlier. With nothing chosen it is the first
 * variant that is meant.
 */
export function selectVariants(
  product: PricedProduct,
  sold: readonly Sold[],
  wish: readonly SelectedOption[],
  preferences: readonly string[] = [],
): Selection {
  const [first] = sold
  if (!first) return { selected: [], variants: [] }
  if (wish.length === 0) return selectionOf(product, sold, first)
  const rank = (name: string) => {
    const at = preferences.indexOf(name)
    return at < 0 ? preferences.length : at
  }
  const choices = [...wish].sort((a, b) => rank(a.name) - rank(b.name))
  while (choices.length > 0) {
    const fitting = sold.filter((variant) => fits(choicesOf(product, variant), choices))
    if (fitting.length > 0)
      return { selected: wish.filter((choice) => choices.includes(choice)), variants: fitting }
    choices.pop()
  }
  return selectionOf(product, sold, first)
}

/** The selection that names a variant: all that has the same options, it in front. */
export function selectionOf(product: PricedProduct, sold: readonly Sold[], variant: Sold): Selection {
  const selected = choicesOf(product, variant)
  const others = sold.filter((one) => one !== variant && fits(choicesOf(product, one), selected))
  return { selected, variants: [variant, ...others] }
}

const fits = (has: readonly SelectedOption[], wanted: readonly SelectedOption[]) =>
  wanted.every(({ name, label }) => has.some((one) => one.name === name && one.label === label))

/** The options with what would become of each value, if it were chosen beside what is chosen of the others. */
export function valuesBeside(
  product: PricedProduct,
  sold: readonly Sold[],
  selected: readonly SelectedOption[],
) {
  return optionsOf(product).map(({ name, values }) => {
    const others = selected.filter((choice) => choice.name !== name)
    return {
      name,
      values: values.map(({ label }) => {
        const there = sold.filter((one) => fits(choicesOf(product, one), [...others, { name, label }]))
        return { label, available: there.some(isAvailable), exists: there.length > 0 }
      }),
    }
  })
}
