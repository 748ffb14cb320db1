import { piecesLeft } from './quantity'

/** The parts of a product that decide which variant is meant. */
export interface ProductChoice {
  options?: readonly ChoiceOption[]
  variants: readonly VariantChoice[]
}

export interface ChoiceOption {
  id: string
  title: string
  /** What addresses call it where pages are in several languages: the same words in all of them. Its title and values when absent. */
  address?: { title: string; values: Readonly<Record<string, string>> }
}

export interface VariantChoice {
  id: string
  title?: string
  options?: readonly { option_id: string; value: string }[]
  inventory_quantity?: number | null
  allow_backorder?: boolean
  manage_inventory?: boolean
  /** What the store API says, where it does; otherwise the stock decides. */
  purchasable?: boolean
}

/** The chosen value of each option, by the id of the option. */
export type Choice = Readonly<Record<string, string>>

export const canBuy = (variant: VariantChoice): boolean =>
  variant.purchasable ??
  (variant.manage_inventory === false ||
    variant.allow_backorder === true ||
    (variant.inventory_quantity ?? 1) > 0)

const optionValue = (variant: VariantChoice, optionId: string) =>
  variant.options?.find((option) => option.option_id === optionId)?.value

const optionsOf = (product: ProductChoice) => product.options ?? []

/** The values of an option, each once, in the order of the variants. */
export const valuesOf = (product: ProductChoice, optionId: string): readonly string[] => [
  ...new Set(product.variants.flatMap((variant) => optionValue(variant, optionId) ?? [])),
]

/** The choice that means this variant. */
export const choiceOf = (variant: VariantChoice): Choice =>
  Object.fromEntries((variant.options ?? []).map((option) => [option.option_id, option.value]))

/** The variant meant by a choice; undefined while an option is open or no variant is like that. */
export const variantOf = <P extends ProductChoice>(
  product: P,
  choice: Choice,
): P['variants'][number] | undefined =>
  product.variants.find((variant) =>
    optionsOf(product).every((option) => optionValue(variant, option.id) === choice[option.id]),
  )

/** What a page starts with: the first variant that can be bought, else the first. */
export function firstChoice(product: ProductChoice): Choice {
  const first = product.variants.find(canBuy) ?? product.variants[0]
  return first ? choiceOf(first) : {}
}

/**
 * The choice after one more value was chosen. Where no variant goes with the others any more, they move to those of the
 * nearest variant with this value: the one that keeps most of them, rather one that can be bought. So every value that is
 * shown leads to something.
 */
export function chooseValue(product: ProductChoice, choice: Choice, optionId: string, value: string): Choice {
  const wanted = { ...choice, [optionId]: value }
  const isOpen = optionsOf(product).some(({ id }) => wanted[id] === undefined)
  if (isOpen ? fitting(product, wanted).length > 0 : variantOf(product, wanted)) return wanted
  const kept = (variant: VariantChoice) =>
    optionsOf(product).filter(({ id }) => optionValue(variant, id) === wanted[id]).length
  const nearest = product.variants
    .filter((variant) => optionValue(variant, optionId) === value)
    .map((variant) => ({ variant, rank: kept(variant) + (canBuy(variant) ? 0.5 : 0) }))
    .reduce<{ variant: VariantChoice; rank: number } | undefined>(
      (best, one) => (best && best.rank >= one.rank ? best : one),
      undefined,
    )
  return nearest ? choiceOf(nearest.variant) : wanted
}

/** Variants that have every value chosen so far. */
const fitting = (product: ProductChoice, choice: Choice) =>
  product.variants.filter((variant) =>
    Object.entries(choice).every(([id, value]) => value === undefined || optionValue(variant, id) === value),
  )

/** `elsewhere`: not with what is chosen of the other options, but with others of their values. */
export type Availability = 'available' | 'sold_out' | 'elsewhere' | 'absent'

/** Whether a value could be bought together with what is chosen of the other options. */
export function availabilityOf(
  product: ProductChoice,
  choice: Choice,
  optionId: string,
  value: string,
): Availability {
  const { [optionId]: _, ...others } = choice
  const all = product.variants.filter((variant) => optionValue(variant, optionId) === value)
  if (all.length === 0) return 'absent'
  const here = fitting({ variants: all }, others)
  if (here.some(canBuy)) return 'available'
  if (!all.some(canBuy)) return 'sold_out'
  return here.length > 0 ? 'sold_out' : 'elsewhere'
}

/** Under which name a form posts the value of an option. */
export const optionField = (title: string): string => `option:${title}`

/** Under which name an address names a variant by its id. */
export const variantField = 'variant'

/**
 * A choice out of a posted form or an address, which may write `option:Colour=Clay` or `Colour=Clay`, in the words of the
 * page or in those of its addresses, or name a variant: `variant=variant_1`. What it does not say, or says of values there are
 * none of, is filled in from the first variant that can be bought and goes with the rest.
 */
export function readChoice(product: ProductChoice, from: { get: (name: string) => unknown }): Choice {
  const named = product.variants.find(({ id }) => id === from.get(variantField))
  if (named) return choiceOf(named)
  const said: Record<string, string> = {}
  for (const option of optionsOf(product)) {
    const value = valueSaid(product, option, from)
    if (value !== undefined) said[option.id] = value
  }
  if (variantOf(product, said)) return said
  if (Object.keys(said).length === optionsOf(product).length) return said
  const rest = fitting(product, said)
  const first = rest.find(canBuy) ?? rest[0]
  return first ? choiceOf(first) : { ...firstChoice(product), ...said }
}

function valueSaid(
  product: ProductChoice,
  { id, title, address }: ChoiceOption,
  from: { get: (name: string) => unknown },
): string | undefined {
  const text =
    from.get(optionField(title)) ?? from.get(title) ?? (address ? from.get(address.title) : undefined)
  const values = valuesOf(product, id)
  return (
    values.find((value) => value === text) ??
    (address ? values.find((value) => address.values[value] === text) : undefined)
  )
}

/** A choice as the query of an address, so that it can be shared, reloaded and read in another language. */
export function choiceSearch(product: ProductChoice, choice: Choice): string {
  const search = new URLSearchParams()
  for (const { id, title, address } of optionsOf(product)) {
    const value = choice[id]
    if (value !== undefined) search.set(address?.title ?? title, address?.values[value] ?? value)
  }
  return search.toString()
}

/** How a variant stands: `few` is told with its number, `to_order` is made once it is bought. */
export type Stock =
  | { state: 'in_stock' }
  | { state: 'few'; left: number }
  | { state: 'to_order' }
  | { state: 'sold_out' }

/** What to say of a variant's stock. `few` is the number from which on it is told. */
export function stockOf(variant: VariantChoice, few = 3): Stock {
  if (!canBuy(variant)) return { state: 'sold_out' }
  const quantity = variant.inventory_quantity
  if (variant.manage_inventory === false || quantity == null) return { state: 'in_stock' }
  if (quantity <= 0) return { state: variant.allow_backorder ? 'to_order' : 'in_stock' }
  const left = piecesLeft(variant)
  return left !== undefined && left <= few ? { state: 'few', left } : { state: 'in_stock' }
}
