import { describe, expect, it } from 'vitest'
import { readImported as read } from '../../../testing/read-imported'

describe('JSON', () => {
  const mug = {
    title: 'Mug',
    options: [{ id: 'opt_1', title: 'Size' }],
    tags: [{ value: 'a' }],
    images: ['https://img.example/m.jpg'],
    variants: [
      {
        sku: 'M',
        options: [{ option_id: 'opt_1', value: 'S' }],
        prices: [{ currency_code: 'EUR', amount: 1990 }],
      },
    ],
  }
  it.each([
    ['json', JSON.stringify([mug, { ...mug, title: 'Jug, "tall" [x]' }])],
    ['json', JSON.stringify({ products: [mug, { ...mug, title: 'Jug, "tall" [x]' }], count: 2 }, null, 2)],
    ['ndjson', `${JSON.stringify(mug)}\n${JSON.stringify({ ...mug, title: 'Jug, "tall" [x]' })}\n`],
  ])('reads %s', async (id, content) => {
    const { format, all, records } = await read(content)
    expect(format).toBe(id)
    expect(records).toMatchObject([
      { handle: 'mug', tags: ['a'], variants: [{ sku: 'M', amount: 1990, options: ['S'] }] },
      { title: 'Jug, "tall" [x]' },
    ])
    expect(all[1]?.line).toBeGreaterThan(all[0]?.line ?? 0)
  })

  it('says which field is wrong', async () => {
    const { records, problems } = await read(
      JSON.stringify([{ ...mug, variants: [{ prices: [{ amount: 19.9, currency_code: 'eur' }] }] }]),
    )
    expect(records).toEqual([])
    expect(problems).toMatchObject([{ column: 'variants.0.prices.0.amount', level: 'error' }])
  })

  it('reads the products of a seed file into its categories, and names what it leaves alone', async () => {
    const { format, records, problems } = await read(
      JSON.stringify({
        store: { currencies: ['eur'] },
        regions: [{ name: 'EU' }],
        products: [{ ...mug, categories: [{ id: 'cups' }] }],
        categories: [{ name: 'Kitchen', category_children: [{ name: 'Cups', handle: 'cups' }] }],
      }),
    )
    expect(format).toBe('seed')
    expect(records).toMatchObject([{ categories: [{ path: ['Kitchen', 'Cups'] }] }])
    expect(problems.map(({ column }) => column)).toEqual(['store', 'regions'])
  })

  it('refuses what has no end', async () => {
    await expect(read('[{"title":"Mug"}')).rejects.toThrow('] is missing')
    await expect(read('[{"title":"Mug"')).rejects.toThrow('has no end')
  })
})
