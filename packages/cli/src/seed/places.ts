import type { Catalogue } from '@cartwright/catalogue'
import type { Client } from '@cartwright/sdk'
import { returnAddress } from './after-sale'
import { inEachLanguage } from './words'

export interface Places {
  regions: { id: string; currency_code: string; country: string; options: string[] }[]
  location: string
  channel: string
}

/** What standard and express delivery cost, in minor units. */
const delivery: Record<string, [standard: number, express: number]> = {
  eur: [690, 1490],
  gbp: [590, 1290],
  usd: [900, 2400],
  jpy: [1200, 2600],
  aed: [2900, 6900],
}

/** What goods have to come to for standard delivery to cost nothing, in minor units. */
const freeFrom: Record<string, number> = { eur: 15_000, gbp: 13_000, usd: 18_000, jpy: 24_000, aed: 60_000 }

/** How long a delivery takes, in working days. */
const days = (delivery_days_min: number, delivery_days_max = delivery_days_min) => ({
  metadata: { delivery_days_min, delivery_days_max },
})

/** Store, currencies, regions with their delivery, and the workshop the stock lies in. */
export async function seedPlaces(client: Client, { store, regions, words }: Catalogue): Promise<Places> {
  const { admin } = client
  const current = await admin.store.retrieve()
  const held = new Set((current.store.currencies ?? []).map(({ code }) => code))
  for (const { currency_code } of regions)
    if (!held.has(currency_code)) await admin.store.addCurrency(currency_code)
  await admin.store.update({ name: store.name, default_currency_code: store.default_currency_code })
  for (const { currency_code, includes_tax } of regions)
    if (includes_tax) await admin.currencies.update(currency_code, { includes_tax: true })
  const channel = current.store.default_sales_channel_id ?? ''
  await admin.salesChannels.update(channel, {
    name: 'Online shop',
    description: 'The storefront and whoever calls its API',
  })
  const { stock_location: location } = await admin.stockLocations.create({ name: 'Workshop' })
  await admin.salesChannels.addLocation(channel, { location_id: location.id })
  const { shipping_profiles: profiles } = await admin.shippingProfiles.list()
  const profile = profiles.find(({ type }) => type === 'default')?.id
  const giftCards = profiles.find(({ type }) => type === 'gift_card')?.id
  const made: Places['regions'] = []
  // Newest first is how regions are listed: the last one made is where a shopper starts.
  for (const { name, currency_code, tax_rate, includes_tax, countries } of [...regions].reverse()) {
    const { region } = await admin.regions.create({
      name,
      currency_code,
      tax_rate,
      includes_tax,
      countries,
      payment_providers: ['manual'],
      fulfillment_providers: ['manual'],
    })
    // A gift card is money: what is bought with it is taxed, not the card.
    await admin.regions.update(region.id, { gift_cards_taxable: false })
    const option = async (
      title: string,
      amount: number,
      profile_id: string | undefined,
      extra: object = {},
    ) => {
      const made = await admin.shippingOptions.create({
        name: title,
        region_id: region.id,
        profile_id,
        provider_id: 'manual',
        price_type: 'flat_rate',
        amount,
        includes_tax,
        data: { id: 'manual-fulfillment' },
        ...extra,
      })
      await inEachLanguage({ words }, (language, { delivery }) =>
        admin.shippingOptions.updateTranslation(made.shipping_option.id, language, { name: delivery[title] }),
      )
      return made
    }
    const [standard, express] = delivery[currency_code] ?? [0, 0]
    const first = await option('Standard, 3 to 5 days', standard, profile, days(3, 5))
    const second = await option('Express, next working day', express, profile, days(1))
    const amount = freeFrom[currency_code]
    if (amount)
      await option('Free delivery, 3 to 5 days', 0, profile, {
        ...days(3, 5),
        requirements: [{ type: 'min_subtotal', amount }],
      })
    if (giftCards) await option('By e-mail', 0, giftCards)
    await option('Return by post', Math.round(standard / 2), profile, {
      is_return: true,
      data: { id: 'manual-fulfillment-return' },
      metadata: { address: returnAddress },
    })
    made.unshift({
      id: region.id,
      currency_code,
      country: countries[0] ?? '',
      options: [first.shipping_option.id, second.shipping_option.id],
    })
  }
  return { regions: made, location: location.id, channel }
}
