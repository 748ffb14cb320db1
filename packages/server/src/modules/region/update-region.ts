import type { Parsed } from '@cartwright/contract'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { mergeMetadata } from '../../store/writing/metadata'
import { assertTaxRate } from './create-region'
import {
  assertStoreCurrency,
  assertTaxProvider,
  claimCountries,
  freeCountries,
  regionForUpdate,
  replaceProviders,
} from './queries'

/** Lists that are given replace what the region had. @throws as creating does, and not_found */
export async function updateRegion(
  shop: Shop,
  id: string,
  input: Parsed<'POST /admin/regions/:id'>['body'],
): Promise<void> {
  if (typeof input.tax_rate === 'number') assertTaxRate(input.tax_rate)
  await shop.transaction(async (tx) => {
    const { region } = tx.t
    const current = await regionForUpdate(tx, id)
    const currency_code = input.currency_code?.toLowerCase() ?? current.currency_code
    if (currency_code !== current.currency_code) await assertStoreCurrency(tx, currency_code)
    if (input.tax_provider_id) await assertTaxProvider(tx, input.tax_provider_id)
    if (input.payment_providers) await replaceProviders(tx, 'payment', id, input.payment_providers)
    if (input.fulfillment_providers)
      await replaceProviders(tx, 'fulfillment', id, input.fulfillment_providers)
    if (input.countries) {
      await freeCountries(tx, id, input.countries)
      await claimCountries(tx, id, input.countries)
    }
    await tx.updateRows(
      region,
      { id },
      {
        name: input.name ?? current.name,
        currency_code,
        tax_rate: input.tax_rate ?? current.tax_rate,
        tax_code: input.tax_code === undefined ? current.tax_code : input.tax_code,
        gift_cards_taxable: input.gift_cards_taxable ?? current.gift_cards_taxable,
        automatic_taxes: input.automatic_taxes ?? current.automatic_taxes,
        // null goes back to the shop's own tax tables
        tax_provider_id:
          input.tax_provider_id === undefined ? current.tax_provider_id : input.tax_provider_id,
        includes_tax: input.includes_tax ?? current.includes_tax,
        metadata: mergeMetadata(current.metadata, input.metadata),
      },
    )
    await emit(tx, 'region.updated', { id, fields: Object.keys(input) })
  })
}
