'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: discounts. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List discounts. */
export const useAdminDiscounts = read('GET /admin/discounts', 'query')
/** Read a discount with its rule, conditions and regions. */
export const useAdminDiscount = read('GET /admin/discounts/:id', 'shape')
/** Read a discount by its code. */
export const useAdminGetDiscountByCode = read('GET /admin/discounts/code/:code', 'shape')
/** Create a discount with its rule and conditions. */
export const useAdminCreateDiscount = change('POST /admin/discounts')
/** Change a discount. */
export const useAdminUpdateDiscount = change('POST /admin/discounts/:id')
/** Remove a discount; orders keep what it took off. */
export const useAdminDeleteDiscount = change('DELETE /admin/discounts/:id')
/** Let a discount count in a region. */
export const useAdminDiscountAddRegion = change('POST /admin/discounts/:id/regions/:region_id')
/** Take a discount out of a region. */
export const useAdminDiscountRemoveRegion = change('DELETE /admin/discounts/:id/regions/:region_id')
/** Make a code of a dynamic discount. */
export const useAdminCreateDynamicDiscountCode = change('POST /admin/discounts/:id/dynamic-codes')
/** Remove a code of a dynamic discount. */
export const useAdminDeleteDynamicDiscountCode = change('DELETE /admin/discounts/:id/dynamic-codes/:code')
/** Read a condition of a discount. */
export const useAdminGetDiscountCondition = read(
  'GET /admin/discounts/:discount_id/conditions/:condition_id',
  'shape',
)
/** Add a condition to a discount. */
export const useAdminDiscountCreateCondition = change('POST /admin/discounts/:discount_id/conditions')
/** Replace what a condition of a discount names. */
export const useAdminDiscountUpdateCondition = change(
  'POST /admin/discounts/:discount_id/conditions/:condition_id',
)
/** Remove a condition of a discount. */
export const useAdminDiscountRemoveCondition = change(
  'DELETE /admin/discounts/:discount_id/conditions/:condition_id',
)
/** Add to what a condition names. */
export const useAdminAddDiscountConditionResourceBatch = change(
  'POST /admin/discounts/:discount_id/conditions/:condition_id/batch',
)
/** Take away from what a condition names. */
export const useAdminDeleteDiscountConditionResourceBatch = change(
  'DELETE /admin/discounts/:discount_id/conditions/:condition_id/batch',
)
