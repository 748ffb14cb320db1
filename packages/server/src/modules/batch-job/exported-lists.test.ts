import { beforeAll, expect, it } from 'vitest'
import { contentOf, formulasIn, runJob } from '../../testing/batch-jobs'
import { type Counter, openCounter } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { jobOfFile } from './may-run-job'

describeShop('a list as a file', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t, { stock: 12 })
    await t.shop.transaction(async (tx) => {
      const { customer, gift_card } = tx.t
      await tx.insertRows(
        customer,
        Array.from({ length: 120 }, (_, at) => ({
          email: `c${at}@example.com`,
          first_name: at === 7 ? '=cmd()' : 'Ada',
          last_name: at % 2 ? 'Weber' : 'Stone',
        })),
      )
      await tx.insertRows(gift_card, [
        { code: 'AAAA-BBBB-CCCC-DDDD', value: 5000, balance: 1250, region_id: counter.region_id },
      ])
    })
    const headers = t.staff
    await t.call('POST /admin/customer-groups', { body: { name: 'Trade; wholesale' }, headers })
    await t.call('POST /store/newsletter', {
      body: { email: 'reader@example.com' },
      headers: { 'accept-language': 'de' },
    })
    await t.call('POST /admin/product-categories', { body: { name: 'Plates' }, headers })
    await t.call('POST /admin/discounts', {
      body: {
        code: 'TEN',
        rule: { type: 'fixed', value: 1000, allocation: 'total' },
        regions: [counter.region_id],
      },
      headers,
    })
    await t.call('POST /admin/price-lists', {
      body: { name: 'Autumn', description: 'Sale', type: 'sale', prices: [] },
      headers,
    })
    await t.call('POST /admin/draft-orders', {
      body: {
        email: 'draft@example.com',
        region_id: counter.region_id,
        items: [{ variant_id: counter.variants.small?.id ?? '', quantity: 3 }],
        shipping_methods: [{ option_id: counter.shipping_option_id }],
      },
      headers,
    })
  })
  const exported = async (type: string, context: object = {}) => {
    const { status, result } = await runJob(t, type, context)
    expect([type, status]).toEqual([type, 'completed'])
    const text = await contentOf(t, result?.file_key)
    expect(formulasIn(text)).toEqual([])
    expect(jobOfFile(String(result?.file_key))).toBe(type)
    return text.trimEnd().split('\r\n')
  }
  it('holds every row, page after page', async () => {
    const lines = await exported('customer-export')
    expect(lines[0]).toBe('Customer ID;Email;First name;Last name;Phone;Has account;Groups;Created at')
    for (let at = 0; at < 120; at += 1)
      expect(lines.filter((line) => line.includes(`;c${at}@example.com;`))).toHaveLength(1)
  })
  it('holds what its filters let through', async () => {
    const lines = await exported('customer-export', { filterable_fields: { q: 'weber ada' } })
    expect(lines.slice(1).every((line) => line.includes(';Weber;'))).toBe(true)
    expect(lines).toHaveLength(1 + 59)
  })
  it.each([
    ['customer-group-export', 'Trade; wholesale'],
    ['discount-export', 'TEN;;fixed;10.00;total'],
    ['gift-card-export', ';DDDD;50.00;12.50;eur;'],
    ['price-list-export', 'Autumn;Sale;sale'],
    ['draft-order-export', 'draft@example.com'],
    ['category-export', 'Plates'],
    ['newsletter-export', 'reader@example.com;pending;de;'],
    ['inventory-export', ';Warehouse;12;0;12;0'],
  ])('%s says %s', async (type, expected) => {
    const lines = await exported(type)
    expect(
      lines.slice(1).some((line) => line.includes(expected)),
      lines.join('\n'),
    ).toBe(true)
  })
  it('is refused with a filter that the list does not have', async () => {
    const body = {
      type: 'customer-export',
      context: { filterable_fields: { colour: 'red' } },
      dry_run: false,
    }
    expect((await t.try('POST /admin/batch-jobs', { body, headers: t.staff })).status).toBe(400)
  })
})
