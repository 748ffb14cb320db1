import type { ProductView, VariantView } from './product-view'

/** One position for each option; −1 where nothing is chosen. */
export type Choice = number[]

/** The choice an address or a form asks for; what it leaves open is taken from the first variant that can be had. */
export function readChoice(product: ProductView, search: URLSearchParams): Choice {
  const asked = (title: string) => search.get(title) ?? search.get(`option:${title}`) ?? ''
  const wanted = product.options.map(({ title, values }) => values.indexOf(asked(title)))
  const fits = (variant: VariantView) => wanted.every((at, option) => at < 0 || at === variant.choice[option])
  const first =
    product.variants.find((variant) => fits(variant) && variant.stock !== 'sold_out') ??
    product.variants.find(fits)
  return first?.choice ?? wanted
}

export const variantOf = (product: ProductView, choice: Choice): VariantView | undefined =>
  product.variants.find((variant) => variant.choice.every((at, option) => at === choice[option]))

/** Whether some variant with this value can be bought, the other options staying as they are. */
export function isOffered(product: ProductView, choice: Choice, option: number, value: number): boolean {
  const wanted = choice.with(option, value)
  const variant = variantOf(product, wanted)
  return variant !== undefined && variant.stock !== 'sold_out' && variant.price !== null
}

/** The address of a choice, so that it can be shared and reloaded. */
export function choiceSearch(product: ProductView, choice: Choice): string {
  const search = new URLSearchParams()
  product.options.forEach(({ title, values }, option) => {
    const value = values[choice[option] ?? -1]
    if (value !== undefined) search.set(title, value)
  })
  return search.toString()
}
