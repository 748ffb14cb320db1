import type { PricedShippingOption, ShippingMethod } from '@cartwright/contract'
import { saleFigures } from './figures'
import type { Sale } from './sale'

/** A way to send all goods of a cart: an option, or one for each kind of goods where they are sent apart. */
export interface WayToSend {
  id: string
  title: string
  amount: number
  option_ids: string[]
}

const most = 20

/**
 * The ways to send a cart, the cheapest first. Options are of a profile, and goods of several need one of each: those are told
 * together, as one choice.
 * @param withTax prices are told with tax in them
 * @param isFree a discount lets everything be sent for nothing
 * @param told turns amounts of the shop into those of the protocol
 */
export function waysToSend(
  options: readonly PricedShippingOption[],
  { withTax, isFree, told }: { withTax: boolean; isFree: boolean; told: (amount: number) => number },
): WayToSend[] {
  const priceOf = (option: PricedShippingOption) =>
    isFree ? 0 : told(withTax ? option.price_incl_tax : (option.amount ?? 0))
  const byProfile = new Map<string, WayToSend[]>()
  for (const option of options) {
    const one = { id: option.id, title: option.name, amount: priceOf(option), option_ids: [option.id] }
    byProfile.set(option.profile_id, [...(byProfile.get(option.profile_id) ?? []), one])
  }
  let together: WayToSend[] = []
  for (const choices of [...byProfile.values()].map(cheapestFirst))
    together = (
      together.length === 0 ? choices : together.flatMap((one) => choices.map((other) => both(one, other)))
    ).slice(0, most)
  return toldApart(cheapestFirst(together))
}

const both = (one: WayToSend, other: WayToSend): WayToSend => ({
  id: `${one.id}+${other.id}`,
  title: `${one.title} + ${other.title}`,
  amount: one.amount + other.amount,
  option_ids: [...one.option_ids, ...other.option_ids],
})

const cheapestFirst = (all: readonly WayToSend[]) => [...all].sort((a, b) => a.amount - b.amount)

/** Ways of the same name are numbered. */
const toldApart = (all: readonly WayToSend[]): WayToSend[] =>
  all.map((one, at) => {
    const before = all.slice(0, at).filter(({ title }) => title === one.title).length
    return before === 0 ? one : { ...one, title: `${one.title} (${before + 1})` }
  })

/** The way that a cart is sent by, among those there are. */
export function chosenWay(
  ways: readonly WayToSend[],
  methods: readonly Pick<ShippingMethod, 'shipping_option_id'>[],
): WayToSend | undefined {
  const chosen = new Set(methods.map(({ shipping_option_id }) => shipping_option_id))
  return ways.find(
    ({ option_ids }) => option_ids.length === chosen.size && option_ids.every((id) => chosen.has(id)),
  )
}

/** How something that is bought is sent, as one choice. */
export function boughtWays(sale: Sale): WayToSend[] {
  const methods = sale.shipping_methods ?? []
  if (methods.length === 0) return []
  return [
    {
      id: methods.map(({ shipping_option_id }) => shipping_option_id).join('+'),
      title: methods.map(({ shipping_option }) => shipping_option?.name ?? 'Delivery').join(' + '),
      amount: saleFigures(sale).delivery ?? 0,
      option_ids: methods.map(({ shipping_option_id }) => shipping_option_id ?? ''),
    },
  ]
}
