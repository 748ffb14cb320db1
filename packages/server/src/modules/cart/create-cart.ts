import { invalidData, notAllowed, notFound } from '../../errors'
import { emit } from '../../events/emit'
import type { Caller } from '../../http/request'
import { assertInScope } from '../../http/sales-channel-scope'
import type { Language } from '../../languages'
import type { Shop, Tx } from '../../shop'
import { readRevisions } from '../../store/memory/revision'
import { shownOf } from '../../store/reading/shape'
import { type RegionSetup, type ShopSetup, shopSetupAmong } from '../region/shop-setup'
import { assertQuantity } from './add-line-item'
import { askShownTaxes } from './ask-taxes'
import { assertCartBounds } from './cart-figures'
import { assertInStock, insertLines, type NewLine } from './cart-lines'
import type { LoadedCart } from './load-cart'

export interface NewCart {
  region_id?: string | null
  country_code?: string | null
  items?: NewLine[] | null
  context?: Record<string, unknown> | null
  sales_channel_id?: string | null
}

/** Who makes the cart, and from where. */
export interface Visitor {
  caller: Caller
  ip?: string
  userAgent?: string
  /** The language the order's mails are to be written in, unless the customer chose one. */
  locale?: string
  /** The language in which the lines are called what they are. */
  language?: Language
  /** The channels of the publishable key. */
  channels?: readonly string[]
}

/** A cart in a region, of a customer when one is signed in, with priced lines (rules: carts). */
export async function createCart(shop: Shop, input: NewCart, visitor: Visitor): Promise<LoadedCart> {
  for (const line of input.items ?? []) assertQuantity(line.quantity)
  const created = await shop.transaction(async (tx) => {
    const revisions = await readRevisions(tx)
    const setup = await shopSetupAmong(tx, revisions)
    const region = regionOf(setup, input.region_id)
    const channel_id = channelOf(setup, input, visitor)
    const address = await createAddress(tx, region, input.country_code)
    const { customer } = visitor.caller
    const [row] = await tx.insertRows(tx.t.cart, [
      {
        region_id: region.id,
        sales_channel_id: channel_id,
        customer_id: customer?.id ?? null,
        email: customer?.email ?? null,
        shipping_address_id: address?.id ?? null,
        context: {
          ip: visitor.ip ?? '',
          user_agent: visitor.userAgent ?? '',
          ...(visitor.locale ? { locale: visitor.locale } : {}),
          ...input.context,
        },
      },
    ])
    if (!row) throw new Error('The cart was not written')
    const cart: LoadedCart = {
      row,
      region,
      channel: (channel_id && setup.channels.get(channel_id)) || null,
      billing_address: null,
      shipping_address: address,
      items: [],
      shipping_methods: [],
      discounts: [],
      gift_cards: [],
      payment_sessions: [],
      payment: null,
      setup,
      revisions,
    }
    if (input.items?.length) {
      await insertLines(shop, tx, cart, input.items, { language: visitor.language })
      assertCartBounds(shop, cart)
      await assertInStock(
        tx,
        cart,
        input.items.map((line) => line.variant_id),
      )
    }
    await emit(tx, 'cart.created', { id: row.id })
    return cart
  })
  return askShownTaxes(shop, created)
}

function regionOf(setup: ShopSetup, regionId: string | null | undefined): RegionSetup {
  if (regionId) {
    const region = setup.regions.get(regionId)
    if (!region) throw notFound('Region', regionId)
    return region
  }
  const first = setup.regions.values().next().value
  if (!first) throw invalidData('The shop has no region yet, so no cart can be made')
  return first
}

/** The channel asked for, else the key's only one, else the store's own. */
function channelOf(setup: ShopSetup, input: NewCart, { channels = [] }: Visitor): string | null {
  const asked = input.sales_channel_id
  if (asked) assertInScope(channels, [asked])
  if (!asked && channels.length > 1)
    throw invalidData('The publishable key has several sales channels: name one as sales_channel_id')
  const id = asked ?? channels[0] ?? setup.default_sales_channel_id
  if (!id) return null
  return openChannel(setup, id)
}

/** @throws not_found, and invalid_data for a channel that is switched off */
export function openChannel(setup: ShopSetup, id: string): string {
  const channel = setup.channels.get(id)
  if (!channel) throw notFound('Sales channel', id)
  if (channel.is_disabled)
    throw invalidData(`Unable to assign the cart to the disabled sales channel ${channel.name}`)
  return id
}

async function createAddress(tx: Tx, region: RegionSetup, countryCode: string | null | undefined) {
  const only = region.countries.length === 1 ? region.countries[0]?.iso_2 : undefined
  const country_code = countryCode ? countryOf(region, countryCode) : only
  if (!country_code) return null
  const [address] = await tx.insertRows(tx.t.address, [{ country_code }])
  return address ? shownOf('address', address) : null
}

/** @throws not_allowed when the country is not in the region */
export function countryOf(region: RegionSetup, countryCode: string): string {
  const code = countryCode.toLowerCase()
  if (!region.countries.some((country) => country.iso_2 === code))
    throw notAllowed(`The shipping country ${code} is not in the region ${region.name}`)
  return code
}
