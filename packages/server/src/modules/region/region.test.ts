import { expect, it } from 'vitest'
import { describeShop, type TestShop } from '../../testing/test-shop'

const europe = {
  name: 'Europe',
  currency_code: 'EUR',
  tax_rate: 20,
  payment_providers: ['manual'],
  fulfillment_providers: ['manual'],
  countries: ['DE', 'fr'],
}
const addEuro = (t: TestShop) =>
  t.try('POST /admin/store/currencies/:code', { params: { code: 'eur' }, headers: t.staff })

describeShop('an empty shop', (t) => {
  it('has no regions', async () => {
    expect(await t.call('GET /store/regions')).toEqual({ regions: [], count: 0, offset: 0, limit: 100 })
  })
  it('answers 404 for an unknown region', async () => {
    const { status, body } = await t.try('GET /store/regions/:id', { params: { id: 'reg_none' } })
    expect(status).toBe(404)
    expect(body).toMatchObject({ type: 'not_found' })
  })
  it('refuses an unknown query parameter', async () => {
    const { status, body } = await t.try('GET /store/regions', { query: { colour: 'red' } })
    expect(status).toBe(400)
    expect(body.message).toContain('colour')
  })
})

describeShop('a region', (t) => {
  it('is made with its currency, countries and providers', async () => {
    await addEuro(t)
    const { region } = await t.call('POST /admin/regions', { body: europe, headers: t.staff })
    expect(region).toMatchObject({
      currency_code: 'eur',
      tax_rate: 20,
      automatic_taxes: true,
      gift_cards_taxable: true,
      tax_provider_id: null,
      currency: { code: 'eur' },
      payment_providers: [{ id: 'manual' }],
      fulfillment_providers: [{ id: 'manual' }],
    })
    expect(region.countries?.map(({ iso_2 }) => iso_2).sort()).toEqual(['de', 'fr'])
    const { regions, count } = await t.call('GET /store/regions')
    expect([count, regions[0]?.id]).toEqual([1, region.id])
  })
  it.each([
    [{ currency_code: 'jpy' }, 400, 'currency_code'],
    [{ tax_rate: 101 }, 400, 'tax_rate'],
    [{ tax_rate: -1 }, 400, 'tax_rate'],
    [{ payment_providers: ['nobody'] }, 400, 'payment_providers'],
    [{ fulfillment_providers: ['nobody'] }, 400, 'fulfillment_providers'],
    [{ countries: ['xx'] }, 400, 'countries'],
    [{ countries: ['de'] }, 422, 'Germany'],
  ])('is refused with %j', async (wrong, status, mention) => {
    const body = { ...europe, countries: ['it'], ...wrong }
    const answer = await t.try('POST /admin/regions', { body, headers: t.staff })
    expect([answer.status, answer.body.message]).toEqual([status, expect.stringContaining(mention)])
  })
  it('tells its countries by the names and numbers that storefronts look for', async () => {
    const body = { ...europe, name: 'Far', countries: ['us', 'KR', 'xk', 'tr'] }
    const { region } = await t.call('POST /admin/regions', { body, headers: t.staff })
    const { region: read } = await t.call('GET /store/regions/:id', { params: { id: region.id } })
    const told = read.countries?.map((one) => [one.iso_3, Number(one.num_code), one.name, one.display_name])
    expect(told?.sort()).toEqual([
      ['kor', 410, 'KOREA, REPUBLIC OF', 'Korea, Republic of'],
      ['tur', 792, 'TURKEY', 'Turkey'],
      ['usa', 840, 'UNITED STATES', 'United States'],
      ['xkx', 900, 'KOSOVO', 'Kosovo'],
    ])
    await t.call('DELETE /admin/regions/:id', { params: { id: region.id }, headers: t.staff })
  })
  it('leaves nothing behind when it is refused', async () => {
    const { count } = await t.call('GET /admin/regions', { headers: t.staff })
    expect(count).toBe(1)
  })
  it('changes what is given and merges metadata', async () => {
    const { regions } = await t.call('GET /admin/regions', { headers: t.staff, query: { q: 'EURO' } })
    const params = { id: regions[0]?.id ?? '' }
    const first = { tax_rate: 7, countries: ['fr', 'it'], metadata: { a: 1 }, includes_tax: true }
    await t.call('POST /admin/regions/:id', { params, body: first, headers: t.staff })
    const body = { name: 'The continent', metadata: { b: 2 } }
    const { region } = await t.call('POST /admin/regions/:id', { params, body, headers: t.staff })
    expect(region).toMatchObject({
      name: 'The continent',
      tax_rate: 7,
      includes_tax: true,
      metadata: { a: 1, b: 2 },
    })
    expect(region.countries?.map(({ iso_2 }) => iso_2).sort()).toEqual(['fr', 'it'])
  })
  it('gains and loses countries and providers one by one', async () => {
    const { regions } = await t.call('GET /admin/regions', { headers: t.staff })
    const id = regions[0]?.id ?? ''
    const headers = t.staff
    const added = await t.call('POST /admin/regions/:id/countries', {
      params: { id },
      body: { country_code: 'ES' },
      headers,
    })
    expect(added.region.countries).toHaveLength(3)
    const removed = await t.call('DELETE /admin/regions/:id/countries/:country_code', {
      params: { id, country_code: 'es' },
      headers,
    })
    expect(removed.region.countries).toHaveLength(2)
    const unknown = await t.try('POST /admin/regions/:id/payment-providers', {
      params: { id },
      body: { provider_id: 'nobody' },
      headers,
    })
    expect(unknown.status).toBe(404)
    const none = await t.call('DELETE /admin/regions/:id/payment-providers/:provider_id', {
      params: { id, provider_id: 'manual' },
      headers,
    })
    expect(none.region.payment_providers).toEqual([])
    const { fulfillment_options } = await t.call('GET /admin/regions/:id/fulfillment-options', {
      params: { id },
      headers,
    })
    expect(fulfillment_options).toMatchObject([
      { provider_id: 'manual', options: [{ id: 'manual-fulfillment' }, { is_return: true }] },
    ])
  })
  it('frees its countries when it is deleted, once', async () => {
    const { regions } = await t.call('GET /admin/regions', { headers: t.staff })
    const params = { id: regions[0]?.id ?? '' }
    expect(await t.call('DELETE /admin/regions/:id', { params, headers: t.staff })).toEqual({
      ...params,
      object: 'region',
      deleted: true,
    })
    expect((await t.try('DELETE /admin/regions/:id', { params, headers: t.staff })).status).toBe(404)
    await t.call('POST /admin/regions', { body: { ...europe, countries: ['fr', 'it'] }, headers: t.staff })
  })
  it('of two that race for a country one gets it', async () => {
    const claim = (name: string) =>
      t.try('POST /admin/regions', { body: { ...europe, name, countries: ['nl'] }, headers: t.staff })
    const answers = await Promise.all([claim('A'), claim('B'), claim('C')])
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 422, 422])
  })
})
