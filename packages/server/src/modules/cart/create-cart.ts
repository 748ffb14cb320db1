import { invalidData, notAllowed, notFound } from '../../errors'
import type { Caller } from '../../http/request'
import { assertInScope } from '../../http/sales-channel-scope'
import type { Language } from '../../languages'
import type { Shop } from '../../shop'
import type { Db } from '../../store/database/engine'
import { readRevisions } from '../../store/memory/revision'
import { newRow } from '../../store/writing/write-rows'
import { type RegionSetup, type ShopSetup, shopSetupAmong } from '../region/shop-setup'
import { assertQuantity } from './add-line-item'
import { askShownTaxes } from './ask-taxes'
import { copiedAddress } from './cart-addresses'
import { assertCartBounds } from './cart-figures'
import { assertInStock, type NewLine, withNewLines } from './cart-lines'
import type { LoadedCart } from './load-cart'
import { saveCart } from './save-cart'

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
  const created = await shop.transaction(
    async (tx) => {
      const revisions = await readRevisions(tx)
      const setup = await shopSetupAmong(tx, revisions)
      const region = regionOf(setup, input.region_id)
      const channel_id = channelOf(setup, input, visitor)
      const cart = newCart(tx, region, {
        setup,
        revisions,
        shipping_address: knownCountry(tx, region, input.country_code),
        values: {
          sales_channel_id: channel_id,
          customer_id: visitor.caller.customer?.id ?? null,
          email: visitor.caller.customer?.email ?? null,
          context: {
            ip: visitor.ip ?? '',
            user_agent: visitor.userAgent ?? '',
            ...(visitor.locale ? { locale: visitor.locale } : {}),
            ...input.context,
          },
        },
      })
      return saveCart(tx, undefined, await filledCart(shop, tx, cart, input.items ?? [], visitor.language))
    },
    { durability: 'soon' },
  )
  return askShownTaxes(shop, created)
}

async function filledCart(
  shop: Shop,
  db: Db,
  cart: LoadedCart,
  items: readonly NewLine[],
  language: Language | undefined,
): Promise<LoadedCart> {
  if (items.length === 0) return cart
  const filled = await withNewLines(shop, db, cart, items, language)
  assertCartBounds(shop, filled)
  await assertInStock(
    db,
    filled,
    items.map((line) => line.variant_id),
  )
  return filled
}

/** An empty cart in a region that is not stored yet. */
export function newCart(
  { t }: Db,
  region: RegionSetup,
  about: Pick<LoadedCart, 'setup' | 'revisions'> & {
    shipping_address?: LoadedCart['shipping_address']
    values: Omit<typeof t.cart.$inferInsert, 'region_id'>
  },
): LoadedCart {
  const { setup, revisions, shipping_address = null, values } = about
  const row = newRow(t.cart, {
    ...values,
    region_id: region.id,
    shipping_address_id: shipping_address?.id ?? null,
  })
  return {
    row,
    region,
    channel: (row.sales_channel_id && setup.channels.get(row.sales_channel_id)) || null,
    billing_address: null,
    shipping_address,
    items: [],
    shipping_methods: [],
    discounts: [],
    gift_cards: [],
    payment_sessions: [],
    payment: null,
    setup,
    revisions,
  }
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

/** An address with what is known of it, its country: the one that was named, or the only one of the region. */
function knownCountry({ t }: Db, region: RegionSetup, countryCode: string | null | undefined) {
  const only = region.countries.length === 1 ? region.countries[0]?.iso_2 : undefined
  const country_code = countryCode ? countryOf(region, countryCode) : only
  return country_code ? copiedAddress(t, null, { country_code }) : null
}

/** @throws not_allowed when the country is not in the region */
export function countryOf(region: RegionSetup, countryCode: string): string {
  const code = countryCode.toLowerCase()
  if (!region.countries.some((country) => country.iso_2 === code))
    throw notAllowed(`The shipping country ${code} is not in the region ${region.name}`)
  return code
}
