import type { Input, Region } from '@cartwright/contract'
import { beforeAll, describe, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { america, createRegion, europe, mug, type TestProduct } from '../../testing/world'

type Asked = Input<'GET /admin/variants/:id/price-explain'>['query']

describeShop('why a price is what it is', (t) => {
  let eu: Region
  let us: Region
  let swiss: Region
  let product: TestProduct
  let id = ''
  let friend: { id: string; headers: Record<string, string> }

  const explain = async (query: Asked, variant = id) => {
    const { price_explanation } = await t.call('GET /admin/variants/:id/price-explain', {
      headers: t.staff,
      params: { id: variant },
      query,
    })
    return price_explanation
  }
  const makeList = async (more: object, prices: object[]) => {
    const { price_list } = await t.call('POST /admin/price-lists', {
      headers: t.staff,
      body: {
        name: 'Sale',
        description: 'Cheap',
        type: 'sale',
        status: 'active',
        ...more,
        prices: prices.map((price) => ({ variant_id: id, ...price })) as never,
      },
    })
    return price_list.id
  }

  beforeAll(async () => {
    eu = await europe(t)
    us = await america(t)
    swiss = await createRegion(t, {
      name: 'Switzerland',
      currency_code: 'chf',
      tax_rate: 8,
      countries: ['ch'],
      automatic_taxes: false,
    })
    product = await mug(t)
    id = product.variant('one')
    const account = { email: 'friend@example.com', password: 'a long password' }
    const { customer } = await t.call('POST /store/customers', {
      body: { ...account, first_name: 'Fay', last_name: 'Friend' },
    })
    const { access_token } = await t.call('POST /store/auth/token', { body: account })
    friend = { id: customer.id, headers: { authorization: `Bearer ${access_token}` } }
    const { customer_group } = await t.call('POST /admin/customer-groups', {
      headers: t.staff,
      body: { name: 'Friends' },
    })
    await t.call('POST /admin/customer-groups/:id/customers/batch', {
      headers: t.staff,
      params: { id: customer_group.id },
      body: { customer_ids: [{ id: customer.id }] },
    })
    await makeList({ name: 'Summer' }, [
      { currency_code: 'eur', amount: 700 },
      { currency_code: 'eur', amount: 500, min_quantity: 10 },
    ])
    await makeList({ name: 'Friends', customer_groups: [{ id: customer_group.id }] }, [
      { currency_code: 'eur', amount: 650 },
    ])
    await makeList({ name: 'Later', starts_at: '2100-01-01T00:00:00Z' }, [
      { currency_code: 'usd', amount: 1 },
    ])
    await makeList({ name: 'Draft', status: 'draft', type: 'override' }, [{ region_id: eu.id, amount: 1 }])
  })

  it('names every price of the variant, which one wins and why not the others', async () => {
    const found = await explain({ region_id: eu.id })
    expect(found).toMatchObject({
      variant_id: id,
      currency_code: 'eur',
      region_id: eu.id,
      customer_id: null,
      quantity: null,
      original_price: 800,
      calculated_price: 700,
      calculated_price_type: 'sale',
    })
    const told = found.candidates.map((one) => [one.amount, one.currency_code, one.outcome, one.reason])
    expect(told.toSorted()).toEqual(
      [
        [900, 'usd', 'lost', 'other_currency'],
        [800, 'eur', 'original', 'dearer'],
        [700, 'eur', 'won', 'lowest'],
        [500, 'eur', 'lost', 'quantity_unknown'],
        [650, 'eur', 'lost', 'list_other_groups'],
        [1, 'usd', 'lost', 'other_currency'],
        [1, 'eur', 'lost', 'list_draft'],
      ].toSorted(),
    )
    expect(found.candidates.find(({ amount }) => amount === 700)?.price_list).toEqual({
      id: expect.any(String),
      name: 'Summer',
      type: 'sale',
      status: 'active',
      starts_at: null,
      ends_at: null,
    })
  })

  it('says what tax makes of it', async () => {
    const { tax } = await explain({ region_id: eu.id })
    expect(tax).toEqual({
      includes_tax: false,
      rates: [{ name: 'default', code: 'default', rate: 20 }],
      tax: 140,
      price_excl_tax: 700,
      price_incl_tax: 840,
    })
    expect((await explain({ currency_code: 'EUR' })).tax).toBeNull()
    expect((await explain({ region_id: swiss.id })).tax).toBeNull()
  })

  it('takes tax out of a price that includes it', async () => {
    const inclusive = await createRegion(t, {
      name: 'Nordics',
      currency_code: 'eur',
      tax_rate: 25,
      countries: ['se'],
      includes_tax: true,
    })
    const other = (await mug(t)).variant('one')
    await makeList({ name: 'North', includes_tax: true }, [
      { variant_id: other, region_id: inclusive.id, amount: 500 },
    ])
    const { tax, candidates } = await explain({ region_id: inclusive.id }, other)
    expect(tax).toMatchObject({ includes_tax: true, tax: 100, price_excl_tax: 400, price_incl_tax: 500 })
    expect(candidates.find(({ amount }) => amount === 800)).toMatchObject({ includes_tax: false })
  })

  it('finds no price where there is none', async () => {
    const found = await explain({ region_id: swiss.id })
    expect(found).toMatchObject({ currency_code: 'chf', original_price: null, calculated_price: null })
    expect(found.candidates.map(({ outcome }) => outcome)).not.toContain('won')
  })

  describe('is what shoppers are shown', () => {
    const shown = async (query: object, headers: Record<string, string> = {}) => {
      const { variant } = await t.call('GET /store/variants/:id', {
        params: { id },
        query: query,
        headers,
      })
      return variant
    }
    it.each([
      ['a guest in Europe', () => ({ region_id: eu.id }), false],
      ['a friend in Europe', () => ({ region_id: eu.id }), true],
      ['a guest in America', () => ({ region_id: us.id }), false],
      ['a guest in Switzerland', () => ({ region_id: swiss.id }), false],
      ['a friend with euros', () => ({ currency_code: 'eur' }), true],
      ['a guest in Europe with dollars', () => ({ region_id: eu.id, currency_code: 'usd' }), false],
    ] as const)('to %s', async (_, place, isFriend) => {
      const variant = await shown(place(), isFriend ? friend.headers : {})
      const found = await explain({ ...place(), ...(isFriend ? { customer_id: friend.id } : {}) })
      for (const name of ['original_price', 'calculated_price', 'calculated_price_type'] as const)
        expect([name, found[name]]).toEqual([name, variant[name]])
      expect(found.tax?.tax ?? null).toBe(variant.calculated_tax)
      expect(found.tax?.price_incl_tax ?? null).toBe(variant.calculated_price_incl_tax)
      expect(found.tax?.rates ?? null).toEqual(variant.tax_rates ?? null)
      const won = found.candidates.find(({ outcome }) => outcome === 'won')
      expect(won?.amount ?? null).toBe(variant.calculated_price)
      if (won) expect(variant.prices?.map((price) => price.id)).toContain(won.id)
    })

    it.each([1, 9, 10, 25])('to whoever puts %i into a cart', async (quantity) => {
      const { cart } = await t.call('POST /store/carts', {
        body: { region_id: eu.id, items: [{ variant_id: id, quantity }] },
      })
      const found = await explain({ region_id: eu.id, quantity })
      expect(found.calculated_price).toBe(quantity < 10 ? 700 : 500)
      expect(cart.items?.[0]?.unit_price).toBe(found.calculated_price)
    })
  })

  it('asks the database as often for many prices as for few', async () => {
    const asked = async (variant: string) => {
      let count = 0
      await explain({ region_id: eu.id, customer_id: friend.id }, variant)
      const stop = t.shop.engine.observe(() => {
        count += 1
      })
      await explain({ region_id: eu.id, customer_id: friend.id }, variant)
      stop()
      return count
    }
    const plain = await asked((await mug(t)).variant('one'))
    // The groups of the customer are read where there is a list.
    expect(await asked(id)).toBeLessThanOrEqual(plain + 2)
  })

  it.each([
    ['an unknown variant', () => ({ region_id: eu.id }), 'nothing', 404, 'Variant'],
    ['an unknown region', () => ({ region_id: 'nowhere' }), undefined, 404, 'Region'],
    ['an unknown currency', () => ({ currency_code: 'zzz' }), undefined, 404, 'Currency'],
    ['an unknown customer', () => ({ region_id: eu.id, customer_id: 'nobody' }), undefined, 404, 'Customer'],
    ['neither region nor currency', () => ({}), undefined, 400, 'region_id'],
    ['no pieces at all', () => ({ region_id: eu.id, quantity: 0 }), undefined, 400, 'quantity'],
    ['half a piece', () => ({ region_id: eu.id, quantity: 1.5 }), undefined, 400, 'quantity'],
    ['too many pieces', () => ({ region_id: eu.id, quantity: 1e12 }), undefined, 400, 'quantity'],
    ['what is no number', () => ({ region_id: eu.id, quantity: 'x' }), undefined, 400, 'quantity'],
  ] as const)('refuses %s', async (_, query, variant, status, word) => {
    const answer = await t.try('GET /admin/variants/:id/price-explain', {
      headers: t.staff,
      params: { id: variant ?? id },
      query: query(),
    })
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(word)])
  })

  it('is for staff', async () => {
    const query = { region_id: eu.id }
    const { status } = await t.try('GET /admin/variants/:id/price-explain', { params: { id }, query })
    expect(status).toBe(401)
  })
})
