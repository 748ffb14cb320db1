import type { Discount, DiscountCondition, Region } from '@cartwright/contract'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { europe } from '../../testing/examples'

// Discounts of the small named world, for tests and stories.

const times = { created_at: '2026-11-18T09:24:00.000Z', updated_at: '2026-11-18T09:24:00.000Z' }
const kept = { ...times, deleted_at: null, metadata: null }

export const america: Region = { ...europe, id: 'reg_america', name: 'America', currency_code: 'usd' }

const condition = (id: string, part: Partial<DiscountCondition> & Pick<DiscountCondition, 'type'>) => ({
  ...kept,
  id,
  operator: 'in' as const,
  discount_rule_id: 'dru_1',
  ...part,
})

const collection = (id: string, title: string) => ({ ...kept, id, title, handle: id })
const group = (id: string, name: string) => ({ ...kept, id, name })

export const bags = condition('discon_bags', {
  type: 'product_collections',
  product_collections: [collection('pcol_bags', 'Bags')],
})
export const vip = condition('discon_vip', {
  type: 'customer_groups',
  customer_groups: [group('cgrp_vip', 'VIP')],
})

export const advent: Discount = {
  ...kept,
  id: 'disc_advent',
  code: 'ADVENT10',
  is_dynamic: false,
  is_disabled: false,
  rule_id: 'dru_1',
  parent_discount_id: null,
  starts_at: '2020-12-01T00:00:00.000Z',
  ends_at: null,
  valid_duration: null,
  usage_limit: 100,
  usage_count: 12,
  rule: {
    ...kept,
    id: 'dru_1',
    type: 'percentage',
    value: 10,
    allocation: 'total',
    description: 'Christmas letter',
    conditions: [bags, vip],
  },
  regions: [europe],
}

const page = (count: number) => ({ count, offset: 0, limit: 20 })

/** Answers for all screens of discounts. */
export const discountAnswers: FakeRoutes = {
  'GET /admin/discounts': { discounts: [advent], ...page(1) },
  'GET /admin/discounts/:id': { discount: advent },
  'GET /admin/regions': { regions: [europe, america], ...page(2) },
  'GET /admin/collections': {
    collections: [collection('pcol_bags', 'Bags'), collection('pcol_lamps', 'Lamps')],
    ...page(2),
  },
  'GET /admin/customer-groups': { customer_groups: [group('cgrp_vip', 'VIP')], ...page(1) },
  'GET /admin/product-tags': { product_tags: [], ...page(0) },
}
