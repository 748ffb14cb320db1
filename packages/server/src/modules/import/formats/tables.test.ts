import { describe, expect, it } from 'vitest'
import { readImported as read } from '../../../testing/read-imported'

describe('files of a person’s own', () => {
  it('name discounts and gift cards', async () => {
    const discounts = await read(
      'Code,Type,Value,Regions,Limit,Ends at\nspring,percentage,15%,EU,10,2030-01-02\nfive,fixed,5.00,,,\nodd,half,1,,,\n',
    )
    expect(discounts.format).toBe('discounts')
    expect(discounts.records).toMatchObject([
      { code: 'spring', value: 15, regions: ['EU'], usage_limit: 10, ends_at: '2030-01-02T00:00:00.000Z' },
      { code: 'five', type: 'fixed', value: 500 },
    ])
    expect(discounts.problems).toMatchObject([{ line: 4, column: 'Type' }])
    const cards = await read('Code,Value,Balance,Currency\nabcd,20.00,5.50,EUR\n,10,12,EUR\n')
    expect(cards.format).toBe('gift-cards')
    expect(cards.records).toMatchObject([{ code: 'ABCD', value: 2000, balance: 550, currency_code: 'eur' }])
    expect(cards.problems).toMatchObject([{ line: 3, column: 'Balance' }])
  })

  it('may be mapped, and a column spelled wrong is told', async () => {
    const mapped = await read('Artikel,Preis in Euro\nM-S,"12,50"\n', {
      Artikel: 'variant.sku',
      'Preis in Euro': 'price.amount',
    })
    expect(mapped.format).toBe('prices')
    expect(mapped.records).toMatchObject([{ sku: 'M-S', prices: [{ amount: 1250 }] }])
    const { problems, records } = await read('Email,Frist name,Shoe size\na@example.com,Ada,38\n')
    expect(problems).toMatchObject([
      { column: 'Frist name', level: 'warning', hint: expect.stringContaining('customer.first_name') },
    ])
    expect(records).toMatchObject([{ metadata: { frist_name: 'Ada', shoe_size: '38' } }])
  })

  it('that are none are answered with the nearest and what lacks', async () => {
    await expect(read('Product Handle,Variant Title,Option 1 Name\nmug,S,Size\n')).rejects.toThrow(
      /nearest to Medusa v1 products, but for the column Product Title/,
    )
    await expect(read('Planet,Moons\nMars,2\n')).rejects.toThrow(/its columns are Planet, Moons/)
  })
})
