import type { Call } from '../call'
import { listed } from '../iterate'

export const discounts = (call: Call) => ({
  ...listed(call('GET /admin/discounts', 'query')),
  create: call('POST /admin/discounts', 'body and query'),
  retrieve: call('GET /admin/discounts/:id', 'query'),
  update: call('POST /admin/discounts/:id', 'body and query'),
  delete: call('DELETE /admin/discounts/:id'),
  retrieveByCode: call('GET /admin/discounts/code/:code', 'query'),
  addRegion: call('POST /admin/discounts/:id/regions/:region_id'),
  removeRegion: call('DELETE /admin/discounts/:id/regions/:region_id'),
  createDynamicCode: call('POST /admin/discounts/:id/dynamic-codes', 'body'),
  deleteDynamicCode: call('DELETE /admin/discounts/:id/dynamic-codes/:code'),
  createCondition: call('POST /admin/discounts/:discount_id/conditions', 'body and query'),
  getCondition: call('GET /admin/discounts/:discount_id/conditions/:condition_id', 'query'),
  updateCondition: call('POST /admin/discounts/:discount_id/conditions/:condition_id', 'body and query'),
  deleteCondition: call('DELETE /admin/discounts/:discount_id/conditions/:condition_id', 'query'),
  addConditionResourceBatch: call(
    'POST /admin/discounts/:discount_id/conditions/:condition_id/batch',
    'body and query',
  ),
  deleteConditionResourceBatch: call(
    'DELETE /admin/discounts/:discount_id/conditions/:condition_id/batch',
    'body and query',
  ),
})
