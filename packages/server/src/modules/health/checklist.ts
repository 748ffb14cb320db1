import type { ChecklistItem, SetupStep } from '@cartwright/contract'
import type { Shop } from '../../shop'
import { equals } from '../../store/reading/filters'
import { readMailServer } from '../notification/mail-server'
import { countOf, countOffered, countOpenChannels, hasPrice, hasStock } from './queries'

/** What a shop has of each thing it needs to sell, in the order in which it is set up. */
export async function checklistOf(shop: Shop): Promise<ChecklistItem[]> {
  const { db } = shop
  const { region, region_payment_providers, shipping_option } = db.t
  const [regions, paid, options, channels, products] = await Promise.all([
    countOf(db, region, equals(region.deleted_at, null)),
    countOf(db, region_payment_providers),
    countOf(
      db,
      shipping_option,
      equals(shipping_option.deleted_at, null),
      equals(shipping_option.is_return, false),
      equals(shipping_option.admin_only, false),
    ),
    countOpenChannels(db),
    countOffered(db),
  ])
  const priced = await countOffered(db, hasPrice(db))
  const stocked = await countOffered(db, hasPrice(db), hasStock(db))
  const { sends } = await readMailServer(shop)
  return [
    step('region', regions),
    step('payment_provider', paid),
    step('shipping_option', options),
    step('sales_channel', channels),
    step('product', products),
    step('price', priced),
    step('stock', stocked),
    { ...step('mail_server', sends ? 1 : 0), is_required: false },
  ]
}

const step = (id: SetupStep, count: number): ChecklistItem => ({
  id,
  is_done: count > 0,
  is_required: true,
  count,
})
