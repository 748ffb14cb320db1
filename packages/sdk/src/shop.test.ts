import { describeShop } from '@cartwright/server/testing'
import { beforeAll, expect, it } from 'vitest'
import { type Client, createClient } from './client'
import { AuthError, NotFoundError, ValidationError } from './errors'

describeShop('a client of a real shop', (t) => {
  let client: Client
  beforeAll(async () => {
    const fetch = async (input: RequestInfo | URL, init?: RequestInit) =>
      t.app.fetch(new Request(input, init))
    client = createClient({
      baseUrl: 'http://localhost',
      adminToken: t.staff['x-medusa-access-token'],
      fetch: fetch as typeof globalThis.fetch,
      retries: 2,
    })
    await client.admin.store.addCurrency('eur')
  })

  const europe = {
    name: 'Europe',
    currency_code: 'eur',
    tax_rate: 20,
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
    countries: ['de'],
  }

  it('creates and reads', async () => {
    const { region } = await client.admin.regions.create(europe)
    expect(region).toMatchObject({ name: 'Europe', currency_code: 'eur' })
    const { regions, count } = await client.regions.list()
    expect(count).toBe(1)
    expect(regions[0]?.id).toBe(region.id)
    expect(await client.admin.regions.iterate().toArray()).toHaveLength(1)
  })

  it('sends one idempotency key for one call, so that a repeated call runs once', async () => {
    const given = { body: { ...europe, name: 'Again', countries: [] } }
    const first = await client.send('POST /admin/regions', given, { idempotencyKey: 'again' })
    const second = await client.send('POST /admin/regions', given, { idempotencyKey: 'again' })
    expect(second).toEqual(first)
  })

  it('tells refusals apart', async () => {
    await expect(client.regions.retrieve('reg_none')).rejects.toThrow(NotFoundError)
    const wrong = client.admin.regions.create({ ...europe, tax_rate: 'high' as unknown as number })
    await expect(wrong).rejects.toThrow(ValidationError)
    await expect(wrong).rejects.toMatchObject({ fieldErrors: { tax_rate: [expect.any(String)] } })
    const stranger = createClient({
      baseUrl: 'http://localhost',
      fetch: ((input: RequestInfo, init?: RequestInit) =>
        t.app.fetch(new Request(input, init))) as typeof fetch,
    })
    await expect(stranger.admin.regions.list()).rejects.toThrow(AuthError)
  })
})
