'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: discounts. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useAdminDiscounts = read('GET /admin/discounts', 'query')
export const useAdminDiscount = read('GET /admin/discounts/:id', 'shape')
export const useAdminGetDiscountByCode = read('GET /admin/discounts/code/:code', 'shape')
export const useAdminCreateDiscount = change('POST /admin/discounts')
export const useAdminUpdateDiscount = change('POST /admin/discounts/:id')
export const useAdminDeleteDiscount = change('DELETE /admin/discounts/:id')
export const useAdminDiscountAddRegion = change('POST /admin/discounts/:id/regions/:region_id')
export const useAdminDiscountRemoveRegion = change('DELETE /admin/discounts/:id/regions/:region_id')
export const useAdminCreateDynamicDiscountCode = change('POST /admin/discounts/:id/dynamic-codes')
export const useAdminDeleteDynamicDiscountCode = change('DELETE /admin/discounts/:id/dynamic-codes/:code')
export const useAdminGetDiscountCondition = read(
  'GET /admin/discounts/:discount_id/conditions/:condition_id',
  'shape',
)
export const useAdminDiscountCreateCondition = change('POST /admin/discounts/:discount_id/conditions')
export const useAdminDiscountUpdateCondition = change(
  'POST /admin/discounts/:discount_id/conditions/:condition_id',
)
export const useAdminDiscountRemoveCondition = change(
  'DELETE /admin/discounts/:discount_id/conditions/:condition_id',
)
export const useAdminAddDiscountConditionResourceBatch = change(
  'POST /admin/discounts/:discount_id/conditions/:condition_id/batch',
)
export const useAdminDeleteDiscountConditionResourceBatch = change(
  'DELETE /admin/discounts/:discount_id/conditions/:condition_id/batch',
)
