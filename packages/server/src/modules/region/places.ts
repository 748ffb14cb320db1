import type { Region, SalesChannel, ShippingProfile, TaxRate } from '@cartwright/contract'
import type { Db } from '../../store/engine'
import { attach } from '../../store/graph'
import { revisionOf } from '../../store/revision'
import { shapeOf } from '../../store/shape'

/** A region with all that carts ask of it. */
export interface Place extends Region {
  countries: { iso_2: string }[] & NonNullable<Region['countries']>
  payment_providers: NonNullable<Region['payment_providers']>
  fulfillment_providers: NonNullable<Region['fulfillment_providers']>
  tax_rates: TaxRate[]
}

/** What staff set up once and every cart reads. Shared between requests: nothing in it may be changed. */
export interface Places {
  regions: ReadonlyMap<string, Place>
  channels: ReadonlyMap<string, SalesChannel>
  profiles: ReadonlyMap<string, ShippingProfile>
  default_sales_channel_id: string | null
}

const tables = [
  'store',
  'region',
  'country',
  'region_payment_providers',
  'region_fulfillment_providers',
  'payment_provider',
  'fulfillment_provider',
  'tax_rate',
  'sales_channel',
  'shipping_profile',
]

const remembered = new WeakMap<Db, { revision: string; places: Places }>()

/** Regions, channels and profiles, read again only after one of them changed. One small query when none did. */
export async function placesOf(db: Db): Promise<Places> {
  const revision = await revisionOf(db, tables)
  const known = remembered.get(db)
  if (known?.revision === revision) return known.places
  const places = await readPlaces(db)
  remembered.set(db, { revision, places })
  return places
}

async function readPlaces(db: Db): Promise<Places> {
  const { region, sales_channel, shipping_profile, store } = db.t
  const regions = await db.select().from(region)
  const shape = shapeOf(['countries', 'payment_providers', 'fulfillment_providers', 'tax_rates'])
  await attach(db, 'region', regions, shape)
  const channels = await db.select().from(sales_channel)
  const profiles = await db.select().from(shipping_profile)
  const [shop] = await db.select({ channel: store.default_sales_channel_id }).from(store)
  return {
    regions: byId(regions as unknown as Place[]),
    channels: byId(channels as unknown as SalesChannel[]),
    profiles: byId(profiles as unknown as ShippingProfile[]),
    default_sales_channel_id: shop?.channel ?? null,
  }
}

const byId = <Row extends { id: string; deleted_at: string | null }>(rows: Row[]) =>
  new Map(rows.filter((row) => row.deleted_at === null).map((row) => [row.id, row]))
