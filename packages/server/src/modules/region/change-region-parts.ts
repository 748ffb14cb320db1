import { invalidData, ShopError } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop, Tx } from '../../shop'
import { claimCountries, missingProviders, regionForUpdate } from './queries'

const changing = (shop: Shop, id: string, field: string, work: (tx: Tx) => Promise<unknown>) =>
  shop.transaction(async (tx) => {
    await regionForUpdate(tx, id)
    await work(tx)
    await emit(tx, 'region.updated', { id, fields: [field] })
  })

/** @throws invalid_data for an unknown country, duplicate_error for another region's */
export const addCountry = (shop: Shop, id: string, code: string) =>
  changing(shop, id, 'countries', (tx) => claimCountries(tx, id, [code]))

/** Quiet when the country is not the region's. */
export const removeCountry = (shop: Shop, id: string, code: string) =>
  changing(shop, id, 'countries', async (tx) => {
    const { country } = tx.t
    await tx.updateRows(country, { iso_2: code.toLowerCase(), region_id: id }, { region_id: null })
  })

const linkOf = (tx: Tx, kind: 'payment' | 'fulfillment') =>
  tx.t[`region_${kind}_providers` as 'region_payment_providers']

/** Quiet when the region has it. @throws not_found for a provider that is not installed */
export const addProvider = (shop: Shop, id: string, kind: 'payment' | 'fulfillment', provider: string) =>
  changing(shop, id, `${kind}_providers`, async (tx) => {
    if (provider === 'system') throw invalidData('provider_id: system is for internal use')
    if ((await missingProviders(tx, kind, [provider])).length)
      throw new ShopError('not_found', `The ${kind} provider ${provider} is not installed`)
    await tx.insert(linkOf(tx, kind)).values({ region_id: id, provider_id: provider }).onConflictDoNothing()
  })

/** Quiet when the region does not have it. */
export const removeProvider = (shop: Shop, id: string, kind: 'payment' | 'fulfillment', provider: string) =>
  changing(shop, id, `${kind}_providers`, async (tx) => {
    const link = linkOf(tx, kind)
    await tx.deleteRows(link, { region_id: id, provider_id: provider })
  })
