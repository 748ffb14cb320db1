import { expect, it } from 'vitest'
import { describeShop } from '../testing/test-shop'
import { askV1 } from './ask-v1'

const answering = (status: number, body: unknown): typeof fetch =>
  (async () => new Response(JSON.stringify(body), { status })) as typeof fetch

describeShop('a shop that speaks v1’s API and is asked what it is', (t) => {
  it('tells its regions, how it is paid, and what becomes of that', async () => {
    const { region } = await t.call('POST /admin/regions', {
      body: {
        name: 'Europe',
        currency_code: 'usd',
        tax_rate: 0,
        payment_providers: ['manual'],
        fulfillment_providers: ['manual'],
        countries: ['de'],
      },
      headers: t.staff,
    })
    const asked = await askV1('http://shop.test/', (async (input: string, init: RequestInit) =>
      t.app.fetch(new Request(input, init))) as typeof fetch)
    expect(asked).toMatchObject({
      url: 'http://shop.test',
      is: 'medusa-v1',
      products: 0,
      regions: [{ name: region.name, currency_code: 'usd', payment_providers: ['manual'] }],
    })
    expect(asked.works.join('\n')).toContain('Payment by manual')
    expect(asked.works.join('\n')).toContain('Staff sign in')
  })
})

it('a shop of v2 is told from one of v1', async () => {
  const message = 'Publishable API key required in the request header: x-publishable-api-key'
  const asked = await askV1('https://two.test', answering(400, { type: 'not_allowed', message }))
  expect(asked).toMatchObject({ is: 'medusa-v2', works: [] })
})

it('what is no shop is said to be none', async () => {
  expect(await askV1('https://page.test', answering(200, '<html>'))).toMatchObject({
    is: 'unknown',
    products: null,
  })
})

it('a way to pay that is not here is named', async () => {
  const send = (async (input: string) =>
    new Response(
      JSON.stringify(
        input.includes('/store/regions')
          ? { regions: [{ name: 'US', currency_code: 'usd', payment_providers: [{ id: 'paypal' }] }] }
          : {
              products: [{ thumbnail: 'http://localhost:9000/uploads/a.png' }],
              count: 1,
              offset: 0,
              limit: 1,
            },
      ),
    )) as typeof fetch
  const { attention } = await askV1('https://old.test', send)
  expect(attention.join('\n')).toContain('Payment by paypal: there is no provider')
  expect(attention.join('\n')).toContain('Pictures lie with the old server')
})

it('nobody there is an error that names the address', async () => {
  const send = (async () => {
    throw new TypeError('fetch failed', { cause: new Error('connect ECONNREFUSED') })
  }) as typeof fetch
  await expect(askV1('https://away.test', send)).rejects.toThrow(
    'https://away.test does not answer: connect ECONNREFUSED',
  )
})
