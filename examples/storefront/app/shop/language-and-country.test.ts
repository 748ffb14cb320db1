import { describeShop } from '@cartwright/server/testing'
import { beforeAll, beforeEach, expect, it } from 'vitest'
import { openCart } from './cart.server'
import { readAddress, type StorefrontContext, visit } from './context.server'

describeShop('language and country in an address', (t) => {
  let calls: number
  let cookies: Record<string, string>
  const region: Record<string, string> = {}
  let variant: string

  beforeAll(async () => {
    for (const [name, currency_code, countries] of [
      ['Japan', 'jpy', ['jp']],
      ['Europe', 'eur', ['de', 'at']],
    ] as const) {
      await t.call('POST /admin/store/currencies/:code', {
        params: { code: currency_code },
        headers: t.staff,
      })
      const made = await t.call('POST /admin/regions', {
        headers: t.staff,
        body: {
          name,
          currency_code,
          tax_rate: 0,
          payment_providers: ['manual'],
          fulfillment_providers: ['manual'],
          countries: [...countries],
        },
      })
      region[currency_code] = made.region.id
    }
    const { product } = await t.call('POST /admin/products', {
      headers: t.staff,
      body: {
        title: 'Mug',
        status: 'published',
        options: [{ title: 'Size' }],
        variants: [
          {
            title: 'One',
            inventory_quantity: 9,
            options: [{ value: 'one' }],
            prices: [
              { currency_code: 'eur', amount: 800 },
              { currency_code: 'jpy', amount: 1200 },
            ],
          },
        ],
      },
    })
    variant = product.variants[0]?.id ?? ''
  })
  beforeEach(() => {
    calls = 0
    cookies = {}
  })

  const come = async (path: string) => {
    const context: StorefrontContext = {
      origin: 'http://shop.example',
      fetchApi: async (request) => {
        calls++
        return t.app.fetch(request)
      },
    }
    const cookie = Object.entries(cookies)
      .map(([name, value]) => `${name}=${value}`)
      .join('; ')
    const request = new Request(`http://shop.example${path}`, {
      headers: { cookie, 'accept-language': 'fr' },
    })
    const basename = await readAddress(request, context)
    return { basename, context, request }
  }
  const shopAt = async (path: string) => {
    const { request, context } = await come(path)
    return visit(request, context)
  }

  it('decide over what was chosen before', async () => {
    cookies = { language: 'it', region: region.jpy ?? '' }
    expect(await shopAt('/de-at/cart')).toMatchObject({
      prefix: '/de-at',
      language: 'de',
      locale: 'de-AT',
      region: { id: region.eur, currency_code: 'eur' },
    })
    expect(await shopAt('/ar/cart')).toMatchObject({
      prefix: '/ar',
      language: 'ar',
      dir: 'rtl',
      region: { id: region.jpy },
    })
    expect(await shopAt('/cart')).toMatchObject({ prefix: '', language: 'it', region: { id: region.jpy } })
    cookies = {}
    expect(await shopAt('/cart')).toMatchObject({ language: 'fr' })
  })

  it('are asked of the shop once, and only where a path begins with a language', async () => {
    const { request, context, basename } = await come('/de-at/cart')
    expect(basename).toBe('/de-at')
    await visit(request, context)
    expect(calls).toBe(1)
    expect((await come('/p/mug')).basename).toBe('')
    expect(calls).toBe(1)
    expect((await come('/de-gb/p/mug')).basename).toBe('')
  })

  it('are read where the shop does not answer, for the page that says so', async () => {
    const context: StorefrontContext = {
      origin: '',
      fetchApi: async () => Response.json({ message: 'No' }, { status: 500 }),
    }
    expect(await readAddress(new Request('http://shop.example/de-at/cart'), context)).toBe('/de-at')
  })

  it('leave a cart that holds something in its region, and take an empty one along', async () => {
    const made = await openCart(await shopAt('/de-at'))
    expect(made.region_id).toBe(region.eur)
    cookies = { cart: made.id }
    expect((await openCart(await shopAt('/ja-jp'))).region_id).toBe(region.jpy)
    await t.call('POST /store/carts/:id/line-items', {
      params: { id: made.id },
      body: { variant_id: variant, quantity: 1 },
    })
    expect((await openCart(await shopAt('/de-at'))).region_id).toBe(region.jpy)
  })
})
