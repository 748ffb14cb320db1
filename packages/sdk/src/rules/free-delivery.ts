/** What counts of a delivery: an option as the store API gives it. */
export interface DeliveryOption {
  amount: number | null
  price_type?: string
  /** Its price has the tax in it; its bounds are then held against goods with their tax. */
  includes_tax?: boolean
  is_return?: boolean
  admin_only?: boolean
  profile_id?: string
  requirements?: readonly { type: string; amount: number }[]
}

/** The sums of a cart that the bounds of a delivery are held against, in minor units; all 0 before there is a cart. */
export interface DeliverySums {
  subtotal?: number
  item_tax_total?: number
}

export interface FreeDeliveryOptions {
  /** Whether amounts are shown with tax in them. */
  inclusive: boolean
  /** The tax of the region in percent, by which a bound without tax is shown with it. */
  tax_rate: number
  /** The shipping profiles of the goods; all when absent. */
  profiles?: ReadonlySet<string>
}

/** How far goods are from being delivered for nothing. Minor units, as amounts are shown here. */
export interface FreeDeliveryWay {
  /** From here on it is free. */
  from: number
  /** What counts towards it; `from` is reached exactly where the shop offers the free delivery. */
  counted: number
}

/**
 * The free delivery that goods are nearest to; undefined where a region has none from a sum on. What counts is what the
 * shop asks when it offers the option: the goods before discounts, with their tax only where the option's price has it. An
 * upper bound that is passed already leaves an option out.
 */
export function freeDelivery(
  options: readonly DeliveryOption[],
  sums: DeliverySums,
  { inclusive, tax_rate, profiles }: FreeDeliveryOptions,
): FreeDeliveryWay | undefined {
  const all = options.flatMap((option) => {
    const from = boundOf(option, 'min_subtotal')
    if (!isFree(option) || !from || (profiles && !profiles.has(option.profile_id ?? ''))) return []
    const withTax = option.includes_tax === true
    const counted = (sums.subtotal ?? 0) + (withTax ? (sums.item_tax_total ?? 0) : 0)
    const below = boundOf(option, 'max_subtotal')
    if (below !== undefined && counted >= below) return []
    return [shown(from, counted, shownFactor(withTax, inclusive, tax_rate))]
  })
  return all.sort((a, b) => leftTo(a) - leftTo(b) || a.from - b.from)[0]
}

/** What is missing to it, 0 once it is reached. */
export const leftTo = ({ from, counted }: FreeDeliveryWay): number => Math.max(0, from - counted)

const isFree = ({ amount, price_type, is_return, admin_only }: DeliveryOption) =>
  amount === 0 && price_type !== 'calculated' && !is_return && !admin_only

const boundOf = ({ requirements = [] }: DeliveryOption, type: string) =>
  requirements.find((one) => one.type === type)?.amount

/** By how much amounts that the shop counts are more, or less, where they are shown. */
const shownFactor = (counted: boolean, inclusive: boolean, tax_rate: number) =>
  counted === inclusive ? 1 : inclusive ? 1 + tax_rate / 100 : 1 / (1 + tax_rate / 100)

/** What is missing is rounded up, so that nobody who adds as much falls short. */
function shown(from: number, counted: number, factor: number): FreeDeliveryWay {
  const bound = Math.ceil(from * factor - tiny)
  const left = from - counted
  const shownLeft = left > 0 ? Math.ceil(left * factor - tiny) : Math.floor(left * factor + tiny)
  return { from: bound, counted: bound - shownLeft }
}
/** Floats of a whole number of cents may lie a hair beside it. */
const tiny = 1e-6
