import type { Region, SalesChannel, ShippingProfile, TaxRate } from '@cartwright/contract'
import type { Db, Tables } from '../../store/database/engine'
import { hasChanged, keep } from '../../store/memory/keep'
import { type Revisions, revisionAmong, revisionOf } from '../../store/memory/revision'
import { attach } from '../../store/reading/graph'
import { groupBy } from '../../store/reading/group-by'
import { shapeOf, shownColumns } from '../../store/reading/shape'
import type { Watched } from '../../store/schema/watched-tables'
import { requirementsOfOptions } from './queries'

/** A region with all that carts ask of it. */
export interface RegionSetup extends Region {
  countries: { iso_2: string }[] & NonNullable<Region['countries']>
  payment_providers: NonNullable<Region['payment_providers']>
  fulfillment_providers: NonNullable<Region['fulfillment_providers']>
  tax_rates: TaxRate[]
}

/** What staff set up once and every cart reads. Shared between requests: nothing in it may be changed. */
export interface ShopSetup {
  regions: ReadonlyMap<string, RegionSetup>
  /** By code. */
  currencies: ReadonlyMap<string, Tables['currency']['$inferSelect']>
  channels: ReadonlyMap<string, SalesChannel>
  profiles: ReadonlyMap<string, ShippingProfile>
  /** Deleted ones too: methods of carts and orders speak of them. In the order in which they were made. */
  options: ReadonlyMap<string, Tables['shipping_option']['$inferSelect']>
  /** What a shipping option asks of a cart, by the option's id. */
  requirements: ReadonlyMap<string, Tables['shipping_option_requirement']['$inferSelect'][]>
  default_sales_channel_id: string | null
}

const tables = [
  'store',
  'currency',
  'region',
  'country',
  'region_payment_providers',
  'region_fulfillment_providers',
  'payment_provider',
  'fulfillment_provider',
  'tax_rate',
  'sales_channel',
  'shipping_profile',
  'shipping_option',
  'shipping_option_requirement',
] as const satisfies readonly Watched[]

const remembered = new WeakMap<Db, { revision: number; setup: ShopSetup }>()

/** Regions, channels and all else that is set up once, read again only after it changed. */
export const shopSetup = async (db: Db): Promise<ShopSetup> => setupAt(db, await revisionOf(db, tables))

/** The setup as of revisions that were read just now. */
export const shopSetupAmong = (db: Db, revisions: Revisions): Promise<ShopSetup> =>
  setupAt(db, revisionAmong(revisions, tables))

async function setupAt(db: Db, revision: number): Promise<ShopSetup> {
  const known = remembered.get(db)
  if (known?.revision === revision && !hasChanged(tables)) return known.setup
  const setup = await readSetup(db)
  keep(tables, () => remembered.set(db, { revision, setup }))
  return setup
}

async function readSetup(db: Db): Promise<ShopSetup> {
  const { region, currency, sales_channel, shipping_profile, shipping_option: option, store } = db.t
  const regions = await db.select(shownColumns(db.t, 'region')).from(region)
  const shape = shapeOf(['countries', 'payment_providers', 'fulfillment_providers', 'tax_rates'])
  await attach(db, 'region', regions, shape)
  const currencies = await db.select(shownColumns(db.t, 'currency')).from(currency)
  const channels = await db.select(shownColumns(db.t, 'sales_channel')).from(sales_channel)
  const profiles = await db.select(shownColumns(db.t, 'shipping_profile')).from(shipping_profile)
  const options = await db
    .select(shownColumns(db.t, 'shipping_option'))
    .from(option)
    .orderBy(option.created_at, option.id)
  const requirements = await requirementsOfOptions(db)
  const [shop] = await db.select({ channel: store.default_sales_channel_id }).from(store)
  return {
    regions: byId(regions as RegionSetup[]),
    currencies: new Map(currencies.map((row) => [row.code, row])),
    channels: byId(channels as SalesChannel[]),
    profiles: byId(profiles as ShippingProfile[]),
    options: new Map(options.map((row) => [row.id, row])),
    requirements: groupBy(requirements, (row) => row.shipping_option_id ?? ''),
    default_sales_channel_id: shop?.channel ?? null,
  }
}

const byId = <Row extends { id: string; deleted_at: string | null }>(rows: Row[]) =>
  new Map(rows.filter((row) => row.deleted_at === null).map((row) => [row.id, row]))
