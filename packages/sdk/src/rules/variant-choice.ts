/** The parts of a product that decide which variant is meant. */
export interface ProductChoice {
  options?: readonly { id: string; title: string }[]
  variants: readonly VariantChoice[]
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

/** The values of an option, each once, in the order of the variants. */
export const valuesOf = (product: ProductChoice, optionId: string): readonly string[] => [
  ...new Set(product.variants.flatMap((variant) => optionValue(variant, optionId) ?? [])),
]

/** The choice that means this variant. */
export const choiceOf = (variant: VariantChoice): Choice =>
  Object.fromEntries((variant.options ?? []).map((option) => [option.option_id, option.value]))

/** The variant meant by a choice; undefined while an option is open or no variant is like that. */
export const variantOf = (product: ProductChoice, choice: Choice): VariantChoice | undefined =>
  product.variants.find((variant) =>
    (product.options ?? []).every((option) => optionValue(variant, option.id) === choice[option.id]),
  )

export type Availability = 'available' | 'sold_out' | 'absent'

/** Whether a value could be bought together with what is chosen of the other options. */
export function availabilityOf(
  product: ProductChoice,
  choice: Choice,
  optionId: string,
  value: string,
): Availability {
  const fitting = product.variants.filter(
    (variant) =>
      optionValue(variant, optionId) === value &&
      Object.entries(choice).every(([id, chosen]) => id === optionId || optionValue(variant, id) === chosen),
  )
  if (fitting.length === 0) return 'absent'
  return fitting.some(canBuy) ? 'available' : 'sold_out'
}
