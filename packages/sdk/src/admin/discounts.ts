import type { Call } from '../call'
import { listed } from '../iterate'

export const discounts = (call: Call) => ({
  ...listed(call('GET /admin/discounts', 'query')),
  /** Create a discount with its rule and conditions. */
  create: call('POST /admin/discounts', 'body and shape'),
  /** Read a discount with its rule, conditions and regions. */
  retrieve: call('GET /admin/discounts/:id', 'shape'),
  /** Change a discount. */
  update: call('POST /admin/discounts/:id', 'body and shape'),
  /** Remove a discount; orders keep what it took off. */
  delete: call('DELETE /admin/discounts/:id'),
  /** Read a discount by its code. */
  retrieveByCode: call('GET /admin/discounts/code/:code', 'shape'),
  /** Let a discount count in a region. */
  addRegion: call('POST /admin/discounts/:id/regions/:region_id'),
  /** Take a discount out of a region. */
  removeRegion: call('DELETE /admin/discounts/:id/regions/:region_id'),
  /** Make a code of a dynamic discount. */
  createDynamicCode: call('POST /admin/discounts/:id/dynamic-codes', 'body'),
  /** Remove a code of a dynamic discount. */
  deleteDynamicCode: call('DELETE /admin/discounts/:id/dynamic-codes/:code'),
  /** Add a condition to a discount. */
  createCondition: call('POST /admin/discounts/:discount_id/conditions', 'body and shape'),
  /** Read a condition of a discount. */
  getCondition: call('GET /admin/discounts/:discount_id/conditions/:condition_id', 'shape'),
  /** Replace what a condition of a discount names. */
  updateCondition: call('POST /admin/discounts/:discount_id/conditions/:condition_id', 'body and shape'),
  /** Remove a condition of a discount. */
  deleteCondition: call('DELETE /admin/discounts/:discount_id/conditions/:condition_id', 'shape'),
  /** Add to what a condition names. */
  addConditionResourceBatch: call(
    'POST /admin/discounts/:discount_id/conditions/:condition_id/batch',
    'body and shape',
  ),
  /** Take away from what a condition names. */
  deleteConditionResourceBatch: call(
    'DELETE /admin/discounts/:discount_id/conditions/:condition_id/batch',
    'body and shape',
  ),
})
