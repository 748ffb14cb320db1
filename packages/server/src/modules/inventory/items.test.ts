import { beforeAll, expect, it } from 'vitest'
import { describeShop } from '../../testing/test-shop'
import { createProduct } from '../../testing/world'

describeShop('an inventory item', (t) => {
  let item: string
  let location: string
  beforeAll(async () => {
    const headers = t.staff
    const { variant } = await createProduct(t, 'Cup', { one: { usd: 100 } })
    const found = await t.call('GET /admin/variants/:id/inventory', {
      headers,
      params: { id: variant('one') },
    })
    item = found.variant.inventory[0]?.id ?? ''
    const made = await t.call('POST /admin/stock-locations', { headers, body: { name: 'Shed' } })
    location = made.stock_location.id
    await t.call('POST /admin/inventory-items/:id/location-levels', {
      headers,
      params: { id: item },
      body: { location_id: location, stocked_quantity: 7 },
    })
  })

  it.each([{}, { expand: 'location_levels' }])(
    'says where how much of it lies, asked for %j',
    async (query) => {
      const lies = {
        id: item,
        stocked_quantity: 7,
        reserved_quantity: 0,
        location_levels: [{ location_id: location, stocked_quantity: 7, available_quantity: 7 }],
      }
      const headers = t.staff
      const one = await t.call('GET /admin/inventory-items/:id', { headers, params: { id: item }, query })
      expect(one.inventory_item).toMatchObject(lies)
      const all = await t.call('GET /admin/inventory-items', { headers, query: { ...query, id: [item] } })
      expect(all.inventory_items).toMatchObject([lies])
    },
  )

  it('has no title but the one it is given', async () => {
    const headers = t.staff
    const { variant } = await createProduct(t, 'Saucer', { one: {}, two: {} }, { is_giftcard: true })
    const make = async (id: string, title?: string) => {
      const found = await t.call('GET /admin/variants/:id/inventory', { headers, params: { id } })
      const [own] = found.variant.inventory
      expect(own?.title).toBeNull()
      await t.call('DELETE /admin/inventory-items/:id', { headers, params: { id: own?.id ?? '' } })
      const body = { variant_id: id, sku: id, title }
      return (await t.call('POST /admin/inventory-items', { headers, body })).inventory_item
    }
    expect(await make(variant('one'))).toMatchObject({ title: null, deleted_at: null, location_levels: [] })
    expect(await make(variant('two'), 'Saucers')).toMatchObject({ title: 'Saucers' })
  })
})
