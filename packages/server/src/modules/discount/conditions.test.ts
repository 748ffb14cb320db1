import { describe, expect, it } from 'vitest'
import { customerQualifies, productQualifies } from './conditions'

const shirt = {
  id: 'shirt',
  type_id: 'clothes',
  collection_id: 'summer',
  tags: [{ id: 'red' }, { id: 'new' }],
}
const custom = null
const is = (type: string, operator: string, ...ids: string[]) => ({
  type,
  operator,
  [type]: ids.map((id) => ({ id })),
})

describe('a product', () => {
  it.each([
    ['qualifies without conditions', shirt, [], true],
    ['qualifies when named', shirt, [is('products', 'in', 'mug', 'shirt')], true],
    ['fails when others are named', shirt, [is('products', 'in', 'mug')], false],
    ['fails when excluded', shirt, [is('products', 'not_in', 'shirt')], false],
    ['qualifies by its type', shirt, [is('product_types', 'in', 'clothes')], true],
    ['qualifies by its collection', shirt, [is('product_collections', 'in', 'summer')], true],
    ['qualifies by one of its tags', shirt, [is('product_tags', 'in', 'new', 'old')], true],
    ['fails by one excluded tag', shirt, [is('product_tags', 'not_in', 'new')], false],
    [
      'needs every condition',
      shirt,
      [is('products', 'in', 'shirt'), is('product_types', 'in', 'food')],
      false,
    ],
    ['is not judged by customer groups', shirt, [is('customer_groups', 'in', 'vip')], true],
    ['fails where nobody is named', shirt, [is('products', 'in')], false],
    ['that is absent qualifies without conditions', custom, [], true],
    ['that is absent is never among those named', custom, [is('products', 'in', 'shirt')], false],
    ['that is absent is never among those excluded', custom, [is('product_types', 'not_in', 'food')], true],
  ])('%s', (_, product, conditions, qualifies) =>
    expect(productQualifies(conditions)(product)).toBe(qualifies),
  )
})

describe('a customer', () => {
  const ada = { groups: [{ id: 'vip' }] }
  it.each([
    ['qualifies without conditions', null, [], true],
    ['qualifies by group', ada, [is('customer_groups', 'in', 'vip', 'staff')], true],
    ['fails by another group', ada, [is('customer_groups', 'in', 'staff')], false],
    ['fails when excluded', ada, [is('customer_groups', 'not_in', 'vip')], false],
    ['as a guest is in no group', null, [is('customer_groups', 'in', 'vip')], false],
    ['is not judged by products', ada, [is('products', 'in', 'mug')], true],
  ])('%s', (_, customer, conditions, qualifies) =>
    expect(customerQualifies(conditions, customer)).toBe(qualifies),
  )
})
