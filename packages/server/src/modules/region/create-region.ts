import type { Parsed } from '@cartwright/contract'
import { invalidData } from '../../errors'
import { emit } from '../../events/emit'
import type { Shop } from '../../shop'
import { assertStoreCurrency, claimCountries, replaceProviders } from './queries'

/** @throws invalid_data for a wrong rate, currency, country or provider; duplicate_error for a taken country */
export async function createRegion(
  shop: Shop,
  input: Parsed<'POST /admin/regions'>['body'],
): Promise<string> {
  assertTaxRate(input.tax_rate)
  return shop.transaction(async (tx) => {
    const currency_code = input.currency_code.toLowerCase()
    await assertStoreCurrency(tx, currency_code)
    const [row] = await tx
      .insert(tx.t.region)
      .values({
        name: input.name,
        currency_code,
        tax_rate: input.tax_rate,
        tax_code: input.tax_code ?? null,
        includes_tax: input.includes_tax ?? false,
        metadata: input.metadata ?? null,
      })
      .returning({ id: tx.t.region.id })
    const id = (row as { id: string }).id
    await replaceProviders(tx, 'payment', id, input.payment_providers)
    await replaceProviders(tx, 'fulfillment', id, input.fulfillment_providers)
    await claimCountries(tx, id, input.countries)
    await emit(tx, 'region.created', { id })
    return id
  })
}

/** Percent. */
export function assertTaxRate(rate: number): void {
  if (!(rate >= 0 && rate <= 100)) throw invalidData('tax_rate must be between 0 and 100 percent')
}
