import { systemPayment } from '../../providers/payment/manual'
import type { Shop, Tx } from '../../shop'
import { currencies } from '../currency/currencies'
import { countries } from '../region/countries'

/**
 * Brings an empty database to a shop that can be configured: countries, currencies, the store with its default
 * channel, the two shipping profiles, and a row for each installed provider. Safe to run at every start.
 */
export async function bootstrap(shop: Shop): Promise<void> {
  const known = await shop.db.rowWhere(shop.db.t.store, {}, { columns: ['id'] })
  if (!known) {
    await shop.transaction(async (tx) => {
      await fillPlaces(tx)
      await createStore(tx)
    })
  }
  await registerProviders(shop)
}

/** Countries in the order of their names, and currencies. */
async function fillPlaces(tx: Tx) {
  const places = placesOfEveryShop()
  await tx.insert(tx.t.country).values(places.countries).onConflictDoNothing()
  await tx.insert(tx.t.currency).values(places.currencies).onConflictDoNothing()
}

/** The rows of countries and currencies as every shop has them at first. */
export const placesOfEveryShop = () => ({
  countries: countries
    .toSorted((a, b) => a[3].localeCompare(b[3], 'en'))
    .map(([iso_2, iso_3, num_code, name]) => ({
      iso_2,
      iso_3,
      num_code,
      name: name.toUpperCase(),
      display_name: name,
    })),
  currencies: currencies.map(([code, symbol, symbol_native, name]) => ({
    code,
    symbol,
    symbol_native,
    name,
  })),
})

async function createStore(tx: Tx) {
  const { t } = tx
  // Name and description are those v1 gave its first channel: replies that carry it stay equal. Owners rename it.
  const [channel] = await tx
    .insert(t.sales_channel)
    .values({ name: 'Default Sales Channel', description: 'Created by Medusa' })
    .returning({ id: t.sales_channel.id })
  await tx.insert(t.shipping_profile).values([
    { name: 'Default Shipping Profile', type: 'default' },
    { name: 'Gift Card Profile', type: 'gift_card' },
  ])
  const [store] = await tx
    .insert(t.store)
    .values({
      name: 'Cartwright Store',
      default_currency_code: 'usd',
      default_sales_channel_id: channel?.id ?? null,
    })
    .returning({ id: t.store.id })
  if (store) await tx.insert(t.store_currencies).values({ store_id: store.id, currency_code: 'usd' })
}

/** The installed providers as rows; ones that went away stay listed as not installed. */
async function registerProviders(shop: Shop) {
  const { providers } = shop
  const installed = {
    payment_provider: [...providers.payment.keys()].filter((id) => id !== systemPayment),
    fulfillment_provider: [...providers.fulfillment.keys()],
    tax_provider: [...providers.tax.keys()],
    notification_provider: providers.notification.map(({ id }) => id),
  }
  await shop.transaction(async (tx) => {
    for (const [name, ids] of Object.entries(installed)) {
      const table = tx.t[name as 'payment_provider']
      await tx.update(table).set({ is_installed: false })
      for (const id of ids)
        await tx
          .insert(table)
          .values({ id, is_installed: true })
          .onConflictDoUpdate({ target: table.id, set: { is_installed: true } })
    }
  })
}
