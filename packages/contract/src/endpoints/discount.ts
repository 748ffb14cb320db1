import { z } from 'zod'
import { highestAmount, highestCount } from '../bounds'
import { DateInput, Metadata, Name } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import {
  Discount,
  DiscountCondition,
  DiscountConditionOperator,
  DiscountRuleAllocation,
  DiscountRuleType,
  DiscountStatus,
} from '../entities/discount'
import { dateRange, flag, list, listOf, paging, shape, text } from '../query'

const discountReply = {
  fields: [
    'id',
    'code',
    'is_dynamic',
    'is_disabled',
    'rule_id',
    'parent_discount_id',
    'usage_limit',
    'usage_count',
    'starts_at',
    'ends_at',
    'created_at',
    'updated_at',
    'deleted_at',
    'metadata',
    'valid_duration',
  ],
  relations: ['parent_discount', 'regions', 'rule.conditions'],
} as const

const discountReplyWithProviders = {
  ...discountReply,
  always: ['regions.fulfillment_providers', 'regions.payment_providers'],
} as const

export const discountEndpoints = endpoints({
  'GET /admin/discounts': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'List discounts',
    query: () =>
      z.strictObject({
        ...paging(20),
        ...shape,
        rule: z
          .strictObject({
            type: listOf(DiscountRuleType).optional(),
            allocation: DiscountRuleAllocation.optional(),
          })
          .optional(),
        q: text.optional(),
        is_dynamic: flag.optional(),
        is_disabled: flag.optional(),
        status: listOf(DiscountStatus).optional(),
        regions: list.optional(),
        /** The codes made from a dynamic discount; none of them with `null`. */
        parent_discount_id: text.optional(),
        created_at: dateRange.optional(),
        updated_at: dateRange.optional(),
        order: text.optional(),
      }),
    returns: () => page('discounts', Discount),
    reply: discountReply,
  },
  'POST /admin/discounts': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Create a discount with its rule and conditions',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        code: Name.min(1),
        rule: z.strictObject({
          description: z.string().nullish(),
          type: DiscountRuleType,
          value: z.number().min(-highestAmount).max(highestAmount),
          allocation: DiscountRuleAllocation,
          conditions: z
            .array(
              z.strictObject({
                operator: DiscountConditionOperator,
                products: z.array(z.string()).nullish(),
                product_collections: z.array(z.string()).nullish(),
                product_types: z.array(z.string()).nullish(),
                product_tags: z.array(z.string()).nullish(),
                customer_groups: z.array(z.string()).nullish(),
              }),
            )
            .nullish(),
        }),
        is_dynamic: z.boolean().nullable().default(false),
        is_disabled: z.boolean().nullable().default(false),
        starts_at: DateInput.nullish(),
        ends_at: DateInput.nullish(),
        valid_duration: z.string().nullish(),
        usage_limit: z.number().gt(0).max(highestCount).nullish(),
        regions: z.array(z.string()),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ discount: Discount }),
    reply: discountReplyWithProviders,
  },
  'GET /admin/discounts/code/:code': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Read a discount by its code',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ discount: Discount }),
    reply: discountReplyWithProviders,
  },
  'POST /admin/discounts/:discount_id/conditions': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Add a condition to a discount',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        operator: DiscountConditionOperator,
        products: z.array(z.string()).nullish(),
        product_collections: z.array(z.string()).nullish(),
        product_types: z.array(z.string()).nullish(),
        product_tags: z.array(z.string()).nullish(),
        customer_groups: z.array(z.string()).nullish(),
      }),
    returns: () => z.object({ discount: Discount }),
    reply: discountReplyWithProviders,
  },
  'GET /admin/discounts/:discount_id/conditions/:condition_id': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Read a condition of a discount',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ discount_condition: DiscountCondition }),
    reply: {
      fields: ['id', 'type', 'operator', 'discount_rule_id', 'created_at', 'updated_at'],
      relations: ['discount_rule'],
    },
  },
  'POST /admin/discounts/:discount_id/conditions/:condition_id': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Replace what a condition of a discount names',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        products: z.array(z.string()).nullish(),
        product_collections: z.array(z.string()).nullish(),
        product_types: z.array(z.string()).nullish(),
        product_tags: z.array(z.string()).nullish(),
        customer_groups: z.array(z.string()).nullish(),
      }),
    returns: () => z.object({ discount: Discount }),
    reply: discountReplyWithProviders,
  },
  'DELETE /admin/discounts/:discount_id/conditions/:condition_id': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Remove a condition of a discount',
    query: () => z.strictObject({ ...shape }),
    returns: () =>
      z.object({
        id: z.string(),
        object: z.literal('discount-condition'),
        deleted: z.boolean(),
        discount: Discount,
      }),
    reply: discountReply,
  },
  'POST /admin/discounts/:discount_id/conditions/:condition_id/batch': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Add to what a condition names',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        resources: z.array(Metadata),
      }),
    returns: () => z.object({ discount: Discount }),
    reply: discountReplyWithProviders,
  },
  'DELETE /admin/discounts/:discount_id/conditions/:condition_id/batch': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Take away from what a condition names',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        resources: z.array(Metadata),
      }),
    returns: () => z.object({ discount: Discount }),
    reply: discountReplyWithProviders,
  },
  'GET /admin/discounts/:id': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Read a discount with its rule, conditions and regions',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ discount: Discount }),
    reply: discountReplyWithProviders,
  },
  'POST /admin/discounts/:id': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Change a discount',
    query: () => z.strictObject({ ...shape }),
    body: () =>
      z.strictObject({
        code: Name.nullish(),
        rule: z
          .strictObject({
            id: z.string().min(1),
            description: z.string().nullish(),
            value: z.number().min(-highestAmount).max(highestAmount).nullish(),
            allocation: DiscountRuleAllocation.nullish(),
            conditions: z
              .array(
                z.strictObject({
                  id: z.string().nullish(),
                  operator: DiscountConditionOperator.nullish(),
                  products: z.array(z.string()).nullish(),
                  product_collections: z.array(z.string()).nullish(),
                  product_types: z.array(z.string()).nullish(),
                  product_tags: z.array(z.string()).nullish(),
                  customer_groups: z.array(z.string()).nullish(),
                }),
              )
              .nullish(),
          })
          .nullish(),
        is_disabled: z.boolean().nullish(),
        starts_at: DateInput.nullish(),
        ends_at: DateInput.nullish(),
        valid_duration: z.string().nullish(),
        usage_limit: z.number().gt(0).max(highestCount).nullish(),
        regions: z.array(z.string()).nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ discount: Discount }),
    reply: discountReplyWithProviders,
  },
  'DELETE /admin/discounts/:id': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Remove a discount; orders keep what it took off',
    returns: () => deleted('discount'),
  },
  'POST /admin/discounts/:id/dynamic-codes': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Make a code of a dynamic discount',
    body: () =>
      z.strictObject({
        code: Name.min(1),
        usage_limit: z.number().min(0).max(highestCount).nullable().default(1),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ discount: Discount }),
    reply: discountReplyWithProviders,
  },
  'DELETE /admin/discounts/:id/dynamic-codes/:code': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Remove a code of a dynamic discount',
    returns: () => z.object({ discount: Discount }),
    reply: discountReplyWithProviders,
  },
  'POST /admin/discounts/:id/regions/:region_id': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Let a discount count in a region',
    returns: () => z.object({ discount: Discount }),
    reply: discountReplyWithProviders,
  },
  'DELETE /admin/discounts/:id/regions/:region_id': {
    access: 'staff',
    tag: 'Discounts',
    summary: 'Take a discount out of a region',
    returns: () => z.object({ discount: Discount }),
    reply: discountReplyWithProviders,
  },
})
