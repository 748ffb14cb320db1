import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { createProduct, europe, post, readyCart, type TestProduct } from '../../testing/world'
import { cartAnswer, cartReply } from './cart-reply'
import { loadCart } from './load-cart'

describeShop('what lines say of their goods', (t) => {
  let region: Awaited<ReturnType<typeof europe>>
  let option: { id: string }
  let bowl: TestProduct
  beforeAll(async () => {
    region = await europe(t)
    option = await post(t, region)
    bowl = await createProduct(t, 'Bowl', { deep: { eur: 900, stock: 7 }, flat: { eur: 800 } })
  })

  const bowls = async () =>
    (
      await t.call('POST /store/carts', {
        body: {
          region_id: region.id,
          items: [
            { variant_id: bowl.variant('deep'), quantity: 1 },
            { variant_id: bowl.variant('flat'), quantity: 1 },
          ],
        },
      })
    ).cart
  const deep = async (id: string) => {
    const { cart } = await t.call('GET /store/carts/:id', { params: { id } })
    return cart.items?.find((line) => line.variant_id === bowl.variant('deep'))?.variant
  }

  it('is the same whether it is remembered or not', async () => {
    const made = await bowls()
    const read = (await t.call('GET /store/carts/:id', { params: { id: made.id } })).cart
    expect(read.items).toEqual(made.items)
  })

  it('is written as it would be without what is remembered', async () => {
    const { id } = await bowls()
    const whole = cartReply(t.shop, await loadCart(t.shop.db, id))
    const { json } = cartAnswer(t.shop, await loadCart(t.shop.db, id))
    expect(JSON.parse(String(json))).toEqual(JSON.parse(JSON.stringify({ cart: whole })))
    expect(whole.items).toHaveLength(2)
  })

  it('counts the stock down with every sale', async () => {
    const { id } = await bowls()
    const before = (await deep(id))?.inventory_quantity ?? 0
    const sold = await readyCart(t, {
      region,
      option,
      items: [{ variant_id: bowl.variant('deep'), quantity: 2 }],
    })
    await t.call('POST /store/carts/:id/complete', { params: { id: sold.id } })
    expect((await deep(id))?.inventory_quantity).toBe(before - 2)
  })

  it('follows what staff change of product, variant and profile', async () => {
    const { id } = await bowls()
    expect(await deep(id)).toMatchObject({ title: 'deep', product: { title: 'Bowl' } })
    const product = { id: bowl.id }
    await t.call('POST /admin/products/:id', { params: product, headers: t.staff, body: { title: 'Basin' } })
    expect(await deep(id)).toMatchObject({ title: 'deep', product: { title: 'Basin' } })
    await t.call('POST /admin/products/:id/variants/:variant_id', {
      params: { ...product, variant_id: bowl.variant('deep') },
      headers: t.staff,
      body: { title: 'bottomless', inventory_quantity: 9, prices: [{ currency_code: 'eur', amount: 900 }] },
    })
    expect(await deep(id)).toMatchObject({ title: 'bottomless', inventory_quantity: 9 })
    const { shipping_profile } = await t.call('POST /admin/shipping-profiles', {
      headers: t.staff,
      body: { name: 'Fragile', type: 'custom' },
    })
    await t.call('POST /admin/shipping-profiles/:id', {
      params: { id: shipping_profile.id },
      headers: t.staff,
      body: { products: [bowl.id] },
    })
    expect((await deep(id))?.product).toMatchObject({ profile: { name: 'Fragile' } })
  })

  it('is not remembered from a transaction that changed it and failed', async () => {
    const { id } = await bowls()
    const seen: unknown[] = []
    const failing = t.shop.transaction(async (tx) => {
      await tx.updateRows(tx.t.product, { id: bowl.id }, { title: 'Never' })
      seen.push((await loadCart(tx, id)).items[0]?.variant?.product?.title)
      throw new Error('undone')
    })
    await expect(failing).rejects.toThrow('undone')
    expect(seen).toEqual(['Never'])
    expect((await deep(id))?.product?.title).not.toBe('Never')
  })
})
