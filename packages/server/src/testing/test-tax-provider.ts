import type { ProviderTaxLine, TaxContext, TaxedItem, TaxedShipping, TaxProvider } from '../providers/tax'

interface TestTaxProvider extends TaxProvider {
  asked: { items: TaxedItem[]; shipping: TaxedShipping[]; context: TaxContext }[]
  /** How it answers: percent by the country goods are sent to, an error, silence, or nonsense. */
  mood: 'well' | 'failing' | 'silent' | 'nonsense'
  rates: Record<string, number>
}

/** Decides taxes by country of the address, as a tax service does, and remembers what it was asked. */
export function testTaxProvider(id = 'test-tax'): TestTaxProvider {
  const provider: TestTaxProvider = {
    id,
    timeout: 500,
    asked: [],
    mood: 'well',
    rates: {},
    async getTaxLines(items, shipping, context) {
      provider.asked.push({ items, shipping, context })
      if (provider.mood === 'failing') throw new Error('The tax service is down')
      if (provider.mood === 'silent') return new Promise<ProviderTaxLine[]>(() => {})
      const rate =
        provider.mood === 'nonsense'
          ? Number.NaN
          : (provider.rates[context.shipping_address?.country_code ?? ''] ?? 0)
      const line = { rate, name: `Tax of ${context.shipping_address?.country_code}`, code: 'test' }
      return [
        ...items.map(({ id }) => ({ ...line, item_id: id })),
        ...shipping.map((method) => ({ ...line, shipping_method_id: method.id })),
      ]
    },
  }
  return provider
}
