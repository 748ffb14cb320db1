import type { Call } from '../call'
import { listed } from '../iterate'

export const discounts = (call: Call) => ({
  ...listed(call('GET /admin/discounts', 'query')),
  create: call('POST /admin/discounts', 'body and shape'),
  retrieve: call('GET /admin/discounts/:id', 'shape'),
  update: call('POST /admin/discounts/:id', 'body and shape'),
  delete: call('DELETE /admin/discounts/:id'),
  retrieveByCode: call('GET /admin/discounts/code/:code', 'shape'),
  addRegion: call('POST /admin/discounts/:id/regions/:region_id'),
  removeRegion: call('DELETE /admin/discounts/:id/regions/:region_id'),
  createDynamicCode: call('POST /admin/discounts/:id/dynamic-codes', 'body'),
  deleteDynamicCode: call('DELETE /admin/discounts/:id/dynamic-codes/:code'),
  createCondition: call('POST /admin/discounts/:discount_id/conditions', 'body and shape'),
  getCondition: call('GET /admin/discounts/:discount_id/conditions/:condition_id', 'shape'),
  updateCondition: call('POST /admin/discounts/:discount_id/conditions/:condition_id', 'body and shape'),
  deleteCondition: call('DELETE /admin/discounts/:discount_id/conditions/:condition_id', 'shape'),
  addConditionResourceBatch: call(
    'POST /admin/discounts/:discount_id/conditions/:condition_id/batch',
    'body and shape',
  ),
  deleteConditionResourceBatch: call(
    'DELETE /admin/discounts/:discount_id/conditions/:condition_id/batch',
    'body and shape',
  ),
})
