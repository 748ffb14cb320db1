import { type CallName, contract, flagOf } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { flagsIn } from '../from-environment'
import { describeShop } from '../testing/test-shop'
import { europe, shirt } from '../testing/world'

it.each([
  [{ CARTWRIGHT_FF_ANALYTICS: 'false', CARTWRIGHT_DATA: 'x' }, { analytics: false }],
  [{ CARTWRIGHT_FF_PRODUCT_CATEGORIES: 'true' }, { product_categories: true }],
  [{}, {}],
])('the environment %j sets %j', (env, flags) => expect(flagsIn(env)).toEqual(flags))
it.each([{ CARTWRIGHT_FF_PLANETS: 'true' }, { CARTWRIGHT_FF_ANALYTICS: 'maybe' }])('%j is a mistake', (env) =>
  expect(() => flagsIn(env)).toThrow('CARTWRIGHT_FF_'),
)

const off = {
  analytics: false,
  order_editing: false,
  publishable_api_keys: false,
  sales_channels: false,
  product_categories: false,
  tax_inclusive_pricing: false,
}

describeShop(
  'a shop with all flags off',
  (t) => {
    it('does not know the calls that belong to them, whoever asks', async () => {
      const calls = (Object.keys(contract) as CallName[]).filter(flagOf)
      expect(new Set(calls.map(flagOf))).toEqual(new Set(Object.keys(off)))
      for (const name of calls)
        for (const headers of [{}, t.staff]) {
          const params = Object.fromEntries([...name.matchAll(/:(\w+)/g)].map(([, key]) => [key, 'x']))
          const { status, body } = await t.try(name, { headers, params })
          expect([name, status, body.type]).toEqual([name, 404, 'not_found'])
        }
    })
    it('says so to the admin, beside its modules', async () => {
      const { store } = await t.call('GET /admin/store', { headers: t.staff })
      expect(store.feature_flags).toEqual(Object.keys(off).map((key) => ({ key, value: false })))
      expect(store.modules.map(({ module }) => module)).toContain('inventoryService')
    })
    it('has no fields of them in its replies', async () => {
      const region = await europe(t)
      const { id } = await shirt(t, { metadata: { categories: 'mine' } })
      const { product } = await t.call('GET /admin/products/:id', { params: { id }, headers: t.staff })
      expect(product).not.toHaveProperty('categories')
      expect(product.metadata).toEqual({ categories: 'mine' })
      const shown = await t.try('GET /store/products', { query: { region_id: region.id } })
      expect(shown.body.products[0].variants[0]).toMatchObject({ calculated_price: 1800 })
      const regions = await t.try('GET /admin/regions', { headers: t.staff })
      for (const { body } of [shown, regions])
        expect(JSON.stringify(body)).not.toMatch(/includes_tax|"categories":\[/)
    })
    it('refuses them like any field it does not know', async () => {
      const create = (name: CallName, body: object) => t.try(name, { body, headers: t.staff })
      const answers = [
        await create('POST /admin/products', { title: 'Cap', categories: [] }),
        await create('POST /admin/price-lists', { name: 'a', description: 'b', includes_tax: true }),
        await t.try('GET /store/products', { query: { category_id: ['pcat_1'] } }),
        await t.try('GET /admin/products', { query: { expand: 'variants,categories' }, headers: t.staff }),
        await t.try('GET /admin/regions', { query: { fields: 'name,includes_tax' }, headers: t.staff }),
      ]
      for (const { status, body } of answers)
        expect([status, body.message]).toEqual([400, expect.stringMatching(/categor|includes_tax/)])
    })
  },
  { flags: off },
)
