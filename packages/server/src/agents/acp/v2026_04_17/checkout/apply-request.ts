import type { Cart, Region, ShippingMethod } from '@cartwright/contract'
import { applyBuyer, undeliverable } from '../../../selling/apply-buyer'
import { applyCodes } from '../../../selling/apply-codes'
import { applyLines } from '../../../selling/apply-lines'
import type { Guest } from '../../../selling/guest'
import { withTaxes } from '../../../selling/read-cart'
import type { NotDone, Said } from '../../../selling/said'
import { sendBy, waysFor } from '../../../selling/send-cart'
import { chosenWay } from '../../../selling/ways-to-send'
import { notTaken } from '../messages'
import type { Buyer, CreateRequest, FulfillmentDetails, UpdateRequest } from '../requests'
import { addressInput } from './addresses'

/** What an agent wants to be so: what it does not name stays as it is. */
type CheckoutWish = UpdateRequest & Pick<CreateRequest, 'currency'>

/** Under which name a session knows the one address it has. */
const destinationId = 'fulfillment_details'

/**
 * Makes a cart what an agent wants, by calls of the storefront. What cannot be done is told until it is wished otherwise, and leaves
 * the rest.
 */
export async function applyRequest(
  guest: Guest,
  begun: Cart,
  wish: CheckoutWish,
  before: Said,
): Promise<{ cart: Cart; said: Said }> {
  const { regions } = await guest('GET /store/regions')
  const toldBefore = (part: string) =>
    (before.not_done ?? []).filter(({ path }) => path.startsWith(`$.${part}`))
  const addressed = await applyDelivery(guest, begun, wish, before, regions)
  const lines = wish.line_items
    ? await applyLines(guest, addressed.cart, wish.line_items.map(wantedLine))
    : { cart: addressed.cart, notDone: toldBefore('line_items') }
  const codes = wish.discounts?.codes ?? wish.coupons ?? before.codes ?? []
  const coded = await applyCodes(guest, lines.cart, codes)
  const sent = await applyWay(guest, coded.cart, wish, begun.shipping_methods ?? [])
  const noted = await applyNotes(guest, sent.cart, wish)
  const not_done = [
    ...lines.notDone,
    ...addressed.notDone,
    ...coded.notDone,
    ...(wish.selected_fulfillment_options ? sent.notDone : toldBefore('selected_fulfillment_options')),
    ...noted.notDone,
    ...(wish.fulfillment_groups?.length ? [groupsTogether] : []),
  ]
  const { buyer, destinations, selected_destination_id } = addressed
  const { context } = before
  const said: Said = {
    ...(context ? { context } : {}),
    ...(buyer ? { buyer } : {}),
    ...(codes.length > 0 ? { codes: [...codes] } : {}),
    ...(destinations ? { destinations } : {}),
    ...(selected_destination_id ? { selected_destination_id } : {}),
    ...(not_done.length > 0 ? { not_done } : {}),
  }
  return { cart: await withTaxes(guest, noted.cart), said }
}

const wantedLine = ({ id, quantity = 1 }: { id: string; quantity?: number | undefined }) => ({
  item: { id },
  quantity,
})

const groupsTogether: NotDone = {
  code: notTaken,
  content: 'All goods of a checkout are sent together, to one address',
  path: '$.fulfillment_groups',
}

const addressPath = '$.fulfillment_details.address'
const paths = { email: '$.buyer.email', address: addressPath }

type Addressed = Pick<Said, 'buyer' | 'destinations' | 'selected_destination_id'> & {
  cart: Cart
  notDone: NotDone[]
}

/** Who buys, where it goes, and so in which region. */
async function applyDelivery(
  guest: Guest,
  cart: Cart,
  wish: CheckoutWish,
  before: Said,
  regions: readonly Region[],
): Promise<Addressed> {
  const buyer = wish.buyer ?? (before.buyer as Buyer | undefined)
  const details = wish.fulfillment_details ?? (before.destinations?.[0] as FulfillmentDetails | undefined)
  const said = {
    ...(buyer ? { buyer } : {}),
    ...(details ? { destinations: [{ ...details, id: destinationId }] } : {}),
  }
  if (!wish.buyer && !wish.fulfillment_details) {
    const { selected_destination_id, not_done = [] } = before
    const notDone = not_done.filter(({ path }) => path.startsWith('$.buyer') || path.startsWith(addressPath))
    return { cart, notDone, ...said, ...(selected_destination_id ? { selected_destination_id } : {}) }
  }
  const country = details?.address?.country
  const problem = details?.address && undeliverable(country, regions, { path: addressPath, part: 'country' })
  const shipping = details?.address && !problem ? addressInput(details, regions, buyer) : undefined
  const { isDeliverable, ...changed } = await applyBuyer(
    guest,
    cart,
    {
      email: buyer?.email ?? details?.email,
      shipping,
      ...(!shipping && buyer ? { billing: addressInput({}, regions, buyer) } : {}),
      place: { currency: wish.currency, ...(shipping ? { country } : {}) },
    },
    regions,
    paths,
  )
  return {
    cart: changed.cart,
    notDone: [...(problem ? [problem] : []), ...changed.notDone],
    ...said,
    ...(shipping && isDeliverable ? { selected_destination_id: destinationId } : {}),
  }
}

const optionPath = '$.selected_fulfillment_options[0].option_id'

/**
 * All goods are sent together: one option, or the same for all of them. Where none is named the one of before stays, which the shop
 * lets go of with every change of the goods.
 */
async function applyWay(
  guest: Guest,
  cart: Cart,
  { selected_fulfillment_options: selected = [] }: CheckoutWish,
  before: readonly ShippingMethod[],
): Promise<{ cart: Cart; notDone: NotDone[] }> {
  const [first, ...others] = selected
  if (!cart.items?.length) return { cart, notDone: [] }
  if (!first) {
    if (before.length === 0 || cart.shipping_methods?.length) return { cart, notDone: [] }
    const kept = chosenWay(await waysFor(guest, cart), before)
    return kept ? sendBy(guest, cart, kept.id, optionPath) : { cart, notDone: [] }
  }
  const other = others.findIndex(({ option_id }) => option_id !== first.option_id)
  const refuse = (content: string, path: string) => ({
    cart,
    notDone: [{ code: 'fulfillment_method_unavailable', content, path }],
  })
  if (other !== -1)
    return refuse(
      'All goods of a checkout are sent together, by one option',
      `$.selected_fulfillment_options[${other + 1}]`,
    )
  if (first.type !== 'shipping')
    return refuse(
      'Goods are sent: choose an option of the type shipping',
      '$.selected_fulfillment_options[0].type',
    )
  return sendBy(guest, cart, first.option_id, optionPath)
}

/** How much of a note the shop keeps. */
const longestNote = 500

async function applyNotes(
  guest: Guest,
  cart: Cart,
  { order_notes }: Pick<CheckoutWish, 'order_notes'>,
): Promise<{ cart: Cart; notDone: NotDone[] }> {
  if (order_notes === undefined) return { cart, notDone: [] }
  const customer_note = order_notes.slice(0, longestNote)
  const changed = await guest('POST /store/carts/:id', { params: { id: cart.id }, body: { customer_note } })
  const content = `Only the first ${longestNote} characters of the notes are kept`
  const notDone = order_notes.length > longestNote ? [{ code: notTaken, content, path: '$.order_notes' }] : []
  return { cart: changed.cart, notDone }
}
