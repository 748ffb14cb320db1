import { expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'

describeShop('the store', (t) => {
  it('tells its settings, providers, flags and modules', async () => {
    const { store } = await t.call('GET /admin/store', { headers: t.staff })
    expect(store).toMatchObject({
      default_currency_code: 'usd',
      currencies: [{ code: 'usd' }],
      default_currency: { code: 'usd' },
      default_sales_channel: { name: 'Default Sales Channel' },
      payment_providers: [{ id: 'manual' }],
      fulfillment_providers: [{ id: 'manual' }],
    })
    expect(store.feature_flags).toContainEqual({ key: 'analytics', value: true })
    expect(store.modules.map(({ module }) => module)).toEqual(['inventoryService', 'stockLocationService'])
  })
  it('gains a currency once, also at the path of the v1 client', async () => {
    const add = (code: string) =>
      t.try('POST /admin/store/currencies/:code', { params: { code }, headers: t.staff })
    expect((await add('EUR')).body.store.currencies).toHaveLength(2)
    expect((await add('eur')).status).toBe(422)
    expect((await add('zzz')).status).toBe(400)
    const alias = await t.call('POST /admin/store/:currency_code', {
      params: { currency_code: 'dkk' },
      headers: t.staff,
    })
    expect(alias.store.currencies?.map(({ code }) => code).sort()).toEqual(['dkk', 'eur', 'usd'])
  })
  it('falls back to the channel that it is told, if that one sells', async () => {
    const make = async (name: string, is_disabled = false) =>
      (await t.call('POST /admin/sales-channels', { body: { name, is_disabled }, headers: t.staff }))
        .sales_channel.id
    const change = (default_sales_channel_id: string) =>
      t.try('POST /admin/store', { body: { default_sales_channel_id }, headers: t.staff })
    const counter = await make('Counter')
    expect((await change(counter)).status).toBe(200)
    const { store } = await t.call('GET /admin/store', { headers: t.staff })
    expect(store.default_sales_channel).toMatchObject({ id: counter, name: 'Counter' })
    const closed = await change(await make('Closed', true))
    expect([closed.status, closed.body.message]).toEqual([
      400,
      'default_sales_channel_id: Closed is disabled; enable it first',
    ])
    expect((await change('sc_none')).body.errors).toMatchObject([{ path: 'default_sales_channel_id' }])
  })
  it('keeps its default among its currencies', async () => {
    const change = (body: object) => t.try('POST /admin/store', { body, headers: t.staff })
    expect((await change({ default_currency_code: 'jpy' })).status).toBe(400)
    expect((await change({ currencies: ['eur'] })).status).toBe(400)
    expect((await change({ currencies: ['eur', 'xxx'], default_currency_code: 'eur' })).status).toBe(400)
    expect(
      (await change({ currencies: ['EUR', 'usd'], default_currency_code: 'EUR' })).body.store,
    ).toMatchObject({
      default_currency_code: 'eur',
    })
    const params = { code: 'eur' }
    expect((await t.try('DELETE /admin/store/currencies/:code', { params, headers: t.staff })).status).toBe(
      400,
    )
  })
  it('loses a currency quietly', async () => {
    const remove = () =>
      t.call('DELETE /admin/store/currencies/:code', { params: { code: 'usd' }, headers: t.staff })
    await remove()
    expect((await remove()).store.currencies?.map(({ code }) => code)).toEqual(['eur'])
  })
  it('changes name, templates and metadata', async () => {
    const body = {
      name: 'Mugs',
      invite_link_template: 'https://mugs.test/i={invite_token}',
      metadata: { a: 1 },
    }
    const { store } = await t.call('POST /admin/store', { body, headers: t.staff })
    expect(store).toMatchObject(body)
  })
  it('lists providers', async () => {
    const headers = t.staff
    expect(await t.call('GET /admin/store/payment-providers', { headers })).toMatchObject({
      payment_providers: [{ id: 'manual', is_installed: true }],
    })
    expect(await t.call('GET /admin/store/tax-providers', { headers })).toEqual({ tax_providers: [] })
  })
  it('is closed without credentials', async () => {
    expect((await t.try('GET /admin/store')).status).toBe(401)
  })
})

describeShop('currencies', (t) => {
  it('are listed by code and found by name', async () => {
    const page = await t.call('GET /admin/currencies', { query: { limit: 2 }, headers: t.staff })
    expect(page).toMatchObject({ currencies: [{ code: 'aed' }, { code: 'afn' }], count: 120 })
    const found = await t.call('GET /admin/currencies', { query: { q: 'danish' }, headers: t.staff })
    expect(found.currencies).toMatchObject([{ code: 'dkk' }])
  })
  it('change whether prices include tax, and nothing else', async () => {
    const params = { code: 'BHD' }
    const body = { includes_tax: true }
    const { currency } = await t.call('POST /admin/currencies/:code', { params, body, headers: t.staff })
    expect(currency).toMatchObject({ code: 'bhd', includes_tax: true })
    const taxed = await t.call('GET /admin/currencies', { query: { includes_tax: 'true' }, headers: t.staff })
    expect(taxed.count).toBe(1)
    const wrong = { params, body: { code: 'x' }, headers: t.staff }
    expect((await t.try('POST /admin/currencies/:code', wrong)).status).toBe(400)
    const unknown = { params: { code: 'zzz' }, body, headers: t.staff }
    expect((await t.try('POST /admin/currencies/:code', unknown)).status).toBe(404)
  })
})
