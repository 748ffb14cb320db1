import { highestAmount, type Region } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { manualFulfillment } from '../../providers/fulfillment/manual'
import { describeShop } from '../../testing/test-shop'
import { europe, mug } from '../../testing/world'

let answer = 0
const carrier = { ...manualFulfillment(), canCalculate: async () => true, calculate: async () => answer }

describeShop(
  'a shipping price that a provider calculates',
  (t) => {
    let region: Region
    let option_id: string
    beforeAll(async () => {
      region = await europe(t)
      const { shipping_option } = await t.call('POST /admin/shipping-options', {
        headers: t.staff,
        body: {
          name: 'Courier',
          region_id: region.id,
          provider_id: 'manual',
          data: {},
          price_type: 'calculated',
        },
      })
      option_id = shipping_option.id
    })
    const choose = async (price: number) => {
      answer = price
      const { variant } = await mug(t)
      const items = [{ variant_id: variant('one'), quantity: 1 }]
      const { cart } = await t.call('POST /store/carts', { body: { region_id: region.id, items } })
      const params = { id: cart.id }
      return t.try('POST /store/carts/:id/shipping-methods', { params, body: { option_id } })
    }

    it('is what the provider says', async () =>
      expect((await choose(700)).body.cart).toMatchObject({ shipping_total: 700 }))

    it.each([Number.NaN, -1, 12.5, highestAmount + 1])('cannot be %d', async (price) =>
      expect(await choose(price)).toMatchObject({ status: 503, body: { type: 'unavailable' } }),
    )
  },
  { fulfillment: [carrier] },
)
