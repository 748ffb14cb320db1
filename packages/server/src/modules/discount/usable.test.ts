import { describe, expect, it } from 'vitest'
import { keptDiscounts, type UsableDiscount, whyUnusable } from './usable'

const use = { now: new Date('2026-06-01T12:00:00Z'), region_id: 'europe', customer: null }
const ten: UsableDiscount = {
  code: 'TEN',
  is_disabled: false,
  starts_at: '2026-01-01T00:00:00Z',
  regions: [{ id: 'europe' }],
}
const forVip = { conditions: [{ type: 'customer_groups', operator: 'in', customer_groups: [{ id: 'vip' }] }] }

describe('a discount', () => {
  it.each([
    ['with uses left', { usage_limit: 2, usage_count: 1 }],
    ['until its very end', { ends_at: use.now }],
    ['from its very start', { starts_at: use.now }],
    [
      'spawned for a region of its parent',
      {
        is_dynamic: true,
        parent_discount_id: 'parent',
        regions: [],
        parent_discount: { regions: [{ id: 'europe' }] },
      },
    ],
  ])('can be used %s', (_, more) => expect(whyUnusable({ ...ten, ...more }, use)).toBeNull())

  // Each has the faults of all below it as well, so the table is also the order of the checks.
  const faults: [string, string, Partial<UsableDiscount>][] = [
    ['discount_limit_reached', 'not_allowed', { usage_limit: 1, usage_count: 1 }],
    ['discount_not_started', 'not_allowed', { starts_at: '2027-01-01T00:00:00Z' }],
    ['discount_ended', 'not_allowed', { ends_at: '2026-05-31T00:00:00Z' }],
    ['discount_disabled', 'not_allowed', { is_disabled: true }],
    ['discount_is_template', 'not_allowed', { is_dynamic: true }],
    ['discount_needs_customer', 'not_allowed', { rule: forVip }],
    ['discount_not_in_region', 'invalid_data', { regions: [{ id: 'asia' }] }],
  ]
  it.each(faults)('is refused as %s, which is %s, before all later reasons', (code, type) => {
    const from = faults.findIndex(([name]) => name === code)
    const faulty = Object.assign({}, ten, ...faults.slice(from).map(([, , fault]) => fault))
    expect(whyUnusable(faulty, use)).toMatchObject({ code, type })
  })

  it('for a group is refused to customers outside it, after the region', () => {
    const customer = { groups: [{ id: 'staff' }] }
    const discount = { ...ten, rule: forVip }
    expect(whyUnusable(discount, { ...use, customer })).toMatchObject({
      code: 'discount_not_for_customer',
      type: 'not_allowed',
    })
    expect(whyUnusable({ ...discount, regions: [] }, { ...use, customer })?.code).toBe(
      'discount_not_in_region',
    )
    expect(whyUnusable(discount, { ...use, customer: { groups: [{ id: 'vip' }] } })).toBeNull()
  })
})

describe('a cart given many discounts', () => {
  it('keeps the first amount and all free shipping', () => {
    const discounts = ['free_shipping', 'fixed', 'percentage', 'free_shipping'].map((type) => ({
      rule: { type },
    }))
    expect(keptDiscounts(discounts)).toEqual([discounts[0], discounts[1], discounts[3]])
  })
})
