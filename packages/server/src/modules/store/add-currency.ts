import { duplicate, invalidData, notAllowed } from '../../errors'
import type { Shop } from '../../shop'
import { retrieveStore } from './queries'

/** @throws invalid_data for an unknown currency, duplicate_error for one the store has */
export async function addCurrency(shop: Shop, code: string): Promise<void> {
  const currency_code = code.toLowerCase()
  await shop.transaction(async (tx) => {
    const { currency, store_currencies } = tx.t
    const known = await tx.rowWhere(currency, { code: currency_code })
    if (!known) throw invalidData(`There is no currency ${currency_code}`)
    const store = await retrieveStore(tx)
    const added = await tx
      .insert(store_currencies)
      .values({ store_id: store.id, currency_code })
      .onConflictDoNothing()
      .returning()
    if (added.length === 0) throw duplicate(`The store trades in ${currency_code} already`)
  })
}

/**
 * Quiet when the store does not have it.
 * @throws invalid_data for the default currency, not_allowed while a region sells in it
 */
export async function removeCurrency(shop: Shop, code: string): Promise<void> {
  const currency_code = code.toLowerCase()
  await shop.transaction(async (tx) => {
    const { store_currencies: link, region } = tx.t
    const store = await retrieveStore(tx)
    if (store.default_currency_code === currency_code)
      throw invalidData(`${currency_code} is the default currency: choose another default first`)
    const sold = await tx.rowsWhere(region, { currency_code, deleted_at: null }, { columns: ['name'] })
    if (sold.length > 0)
      throw notAllowed(`${currency_code} is the currency of ${sold.map(({ name }) => name).join(', ')}`)
    await tx.deleteRows(link, { store_id: store.id, currency_code })
  })
}
