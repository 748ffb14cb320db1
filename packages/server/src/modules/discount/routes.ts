import type { Discount, DiscountCondition } from '@cartwright/contract'
import { invalidData, notFound, ShopError } from '../../errors'
import { routes } from '../../http/request'
import type { Shop } from '../../shop'
import { equals, linked, mentions, within } from '../../store/reading/filters'
import { findBy, findOne } from '../../store/reading/graph'
import { list } from '../../store/reading/list'
import { type Shape, shapeOf, withColumns, withoutColumns } from '../../store/reading/shape'
import { now } from '../../store/schema/ids'
import { addCondition, changeResources, deleteCondition, updateCondition } from './change-condition'
import { codeOf, createDiscount } from './create-discount'
import { createDynamicCode, deleteDynamicCode } from './dynamic-codes'
import { inStatus, madeFrom, ofRule } from './queries/list-filters'
import { addRegion, deleteDiscount, removeRegion, updateDiscount } from './update-discount'

export const discountRoutes = routes({
  'GET /admin/discounts': async (shop, { query, shape }) => {
    const { discount, discount_regions: place } = shop.db.t
    const { limit, offset, order, rule } = query
    const { rows, count } = await list<Discount>(shop.db, 'discount', shape, {
      limit,
      offset,
      order,
      filters: [
        ofRule(shop.db, rule),
        mentions(shop.db, query.q, [discount.code]),
        equals(discount.is_dynamic, query.is_dynamic),
        equals(discount.is_disabled, query.is_disabled),
        inStatus(shop.db, query.status, now()),
        linked(shop.db, discount.id, { from: place.discount_id, to: place.region_id }, query.regions),
        madeFrom(shop.db, query.parent_discount_id),
        within(discount.created_at, query.created_at),
        within(discount.updated_at, query.updated_at),
      ],
    })
    return { discounts: rows, count, offset, limit }
  },
  'POST /admin/discounts': async (shop, { body, shape }) => ({
    discount: await readDiscount(shop, await createDiscount(shop, body), shape),
  }),
  'GET /admin/discounts/code/:code': async (shop, { params, shape }) => {
    const code = codeOf(params.code)
    const [discount] = await findBy<Discount>(shop.db, 'discount', 'code', [code], shape)
    if (!discount) throw new ShopError('not_found', `Discount with code: ${params.code} was not found`)
    return { discount }
  },
  'GET /admin/discounts/:id': async (shop, { params, shape }) => ({
    discount: await readDiscount(shop, params.id, shape),
  }),
  'POST /admin/discounts/:id': async (shop, { params, body, shape }) => {
    await updateDiscount(shop, params.id, body)
    return { discount: await readDiscount(shop, params.id, shape) }
  },
  'DELETE /admin/discounts/:id': async (shop, { params }) => {
    await deleteDiscount(shop, params.id)
    return { id: params.id, object: 'discount', deleted: true }
  },
  'POST /admin/discounts/:id/dynamic-codes': async (shop, { params, body, shape }) => ({
    discount: await readDiscount(shop, await createDynamicCode(shop, params.id, body), shape),
  }),
  'DELETE /admin/discounts/:id/dynamic-codes/:code': async (shop, { params, shape }) => {
    await deleteDynamicCode(shop, params.id, params.code)
    return { discount: await readDiscount(shop, params.id, shape) }
  },
  'POST /admin/discounts/:id/regions/:region_id': async (shop, { params, shape }) => {
    await addRegion(shop, params.id, params.region_id)
    return { discount: await readDiscount(shop, params.id, shape) }
  },
  'DELETE /admin/discounts/:id/regions/:region_id': async (shop, { params, shape }) => {
    await removeRegion(shop, params.id, params.region_id)
    return { discount: await readDiscount(shop, params.id, shape) }
  },
  'POST /admin/discounts/:discount_id/conditions': async (shop, { params, body, shape }) => {
    await addCondition(shop, params.discount_id, body)
    return { discount: await readDiscount(shop, params.discount_id, shape) }
  },
  'GET /admin/discounts/:discount_id/conditions/:condition_id': async (shop, { params, shape }) => {
    const discount = await readDiscount(shop, params.discount_id, shapeOf([], ['id', 'rule_id']))
    const { condition_id: id } = params
    const known = withColumns(shape, ['discount_rule_id'])
    const found = await findOne<DiscountCondition>(shop.db, 'discount_condition', id, known)
    if (!found) throw notFound('DiscountCondition', id)
    if (found.discount_rule_id !== discount.rule_id)
      throw invalidData(`The condition ${id} does not belong to the discount ${discount.id}`)
    withoutColumns([found], shape, ['discount_rule_id'])
    return { discount_condition: found }
  },
  'POST /admin/discounts/:discount_id/conditions/:condition_id': async (shop, { params, body, shape }) => {
    await updateCondition(shop, params.discount_id, params.condition_id, body)
    return { discount: await readDiscount(shop, params.discount_id, shape) }
  },
  'DELETE /admin/discounts/:discount_id/conditions/:condition_id': async (shop, { params, shape }) => {
    const { discount_id, condition_id: id } = params
    await deleteCondition(shop, discount_id, id)
    const discount = await readDiscount(shop, discount_id, shape)
    return { id, object: 'discount-condition', deleted: true, discount }
  },
  'POST /admin/discounts/:discount_id/conditions/:condition_id/batch': async (shop, ask) => {
    const { discount_id, condition_id } = ask.params
    await changeResources(shop, discount_id, condition_id, ask.body.resources, 'add')
    return { discount: await readDiscount(shop, discount_id, ask.shape) }
  },
  'DELETE /admin/discounts/:discount_id/conditions/:condition_id/batch': async (shop, ask) => {
    const { discount_id, condition_id } = ask.params
    await changeResources(shop, discount_id, condition_id, ask.body.resources, 'remove')
    return { discount: await readDiscount(shop, discount_id, ask.shape) }
  },
})

async function readDiscount(shop: Shop, id: string, shape: Shape): Promise<Discount> {
  const discount = await findOne<Discount>(shop.db, 'discount', id, shape)
  if (!discount) throw notFound('Discount', id)
  return discount
}
