import { z } from 'zod'
import { Id, Metadata, Time } from '../common'
import { ProductCollection } from './collection'
import { CustomerGroup } from './customer'
import { Product, ProductTag, ProductType } from './product'
import { Region } from './region'

/** What a condition of a discount looks at. */
export const DiscountConditionType = z.enum([
  'products',
  'product_types',
  'product_collections',
  'product_tags',
  'customer_groups',
])
export type DiscountConditionType = z.infer<typeof DiscountConditionType>

/** Whether a condition wants what it names, or anything else. */
export const DiscountConditionOperator = z.enum(['in', 'not_in'])
export type DiscountConditionOperator = z.infer<typeof DiscountConditionOperator>

/** What a discount takes off: percent, an amount, or what shipping costs. */
export const DiscountRuleType = z.enum(['fixed', 'percentage', 'free_shipping'])
export type DiscountRuleType = z.infer<typeof DiscountRuleType>

/** Whether an amount is for each piece or shared by all lines. */
export const DiscountRuleAllocation = z.enum(['total', 'item'])
export type DiscountRuleAllocation = z.infer<typeof DiscountRuleAllocation>

/** What a discount is at a moment: a `draft` is switched off, and one `used_up` has reached its limit. */
export const DiscountStatus = z.enum(['active', 'scheduled', 'expired', 'used_up', 'draft'])
export type DiscountStatus = z.infer<typeof DiscountStatus>

/** The columns of Discount, without what hangs on it. */
export const DiscountRow = z.object({
  id: Id,
  code: z.string(),
  is_dynamic: z.boolean(),
  rule_id: z.string().nullable(),
  is_disabled: z.boolean(),
  parent_discount_id: z.string().nullable(),
  starts_at: Time,
  ends_at: Time.nullable(),
  valid_duration: z.string().nullable(),
  usage_limit: z.number().nullable(),
  usage_count: z.number(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** A code that takes something off, where and while it may be used. */
export interface Discount extends z.infer<typeof DiscountRow> {
  rule?: DiscountRule | null
  parent_discount?: Discount | null
  regions?: Region[]
}
export const Discount: z.ZodType<Discount> = DiscountRow.extend({
  get rule() {
    return DiscountRule.nullish()
  },
  get parent_discount() {
    return Discount.nullish()
  },
  get regions() {
    return z.array(Region).optional()
  },
}).meta({ id: 'Discount' })

/** The columns of DiscountCondition, without what hangs on it. */
export const DiscountConditionRow = z.object({
  id: Id,
  type: DiscountConditionType,
  operator: DiscountConditionOperator,
  discount_rule_id: z.string(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** Which goods or customers a discount is for. */
export interface DiscountCondition extends z.infer<typeof DiscountConditionRow> {
  discount_rule?: DiscountRule | null
  products?: Product[]
  product_types?: ProductType[]
  product_tags?: ProductTag[]
  product_collections?: ProductCollection[]
  customer_groups?: CustomerGroup[]
}
export const DiscountCondition: z.ZodType<DiscountCondition> = DiscountConditionRow.extend({
  get discount_rule() {
    return DiscountRule.nullish()
  },
  get products() {
    return z.array(Product).optional()
  },
  get product_types() {
    return z.array(ProductType).optional()
  },
  get product_tags() {
    return z.array(ProductTag).optional()
  },
  get product_collections() {
    return z.array(ProductCollection).optional()
  },
  get customer_groups() {
    return z.array(CustomerGroup).optional()
  },
}).meta({ id: 'DiscountCondition' })

/** The columns of DiscountConditionCustomerGroup, without what hangs on it. */
export const DiscountConditionCustomerGroupRow = z.object({
  customer_group_id: z.string(),
  condition_id: z.string(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** A group of customers that a condition names. */
export interface DiscountConditionCustomerGroup extends z.infer<typeof DiscountConditionCustomerGroupRow> {
  customer_group?: CustomerGroup | null
  discount_condition?: DiscountCondition | null
}
export const DiscountConditionCustomerGroup: z.ZodType<DiscountConditionCustomerGroup> =
  DiscountConditionCustomerGroupRow.extend({
    get customer_group() {
      return CustomerGroup.nullish()
    },
    get discount_condition() {
      return DiscountCondition.nullish()
    },
  }).meta({ id: 'DiscountConditionCustomerGroup' })

/** The columns of DiscountConditionProduct, without what hangs on it. */
export const DiscountConditionProductRow = z.object({
  product_id: z.string(),
  condition_id: z.string(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** A product that a condition names. */
export interface DiscountConditionProduct extends z.infer<typeof DiscountConditionProductRow> {
  product?: Product | null
  discount_condition?: DiscountCondition | null
}
export const DiscountConditionProduct: z.ZodType<DiscountConditionProduct> =
  DiscountConditionProductRow.extend({
    get product() {
      return Product.nullish()
    },
    get discount_condition() {
      return DiscountCondition.nullish()
    },
  }).meta({ id: 'DiscountConditionProduct' })

/** The columns of DiscountConditionProductCollection, without what hangs on it. */
export const DiscountConditionProductCollectionRow = z.object({
  product_collection_id: z.string(),
  condition_id: z.string(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** A collection that a condition names. */
export interface DiscountConditionProductCollection
  extends z.infer<typeof DiscountConditionProductCollectionRow> {
  product_collection?: ProductCollection | null
  discount_condition?: DiscountCondition | null
}
export const DiscountConditionProductCollection: z.ZodType<DiscountConditionProductCollection> =
  DiscountConditionProductCollectionRow.extend({
    get product_collection() {
      return ProductCollection.nullish()
    },
    get discount_condition() {
      return DiscountCondition.nullish()
    },
  }).meta({ id: 'DiscountConditionProductCollection' })

/** The columns of DiscountConditionProductTag, without what hangs on it. */
export const DiscountConditionProductTagRow = z.object({
  product_tag_id: z.string(),
  condition_id: z.string(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** A tag that a condition names. */
export interface DiscountConditionProductTag extends z.infer<typeof DiscountConditionProductTagRow> {
  product_tag?: ProductTag | null
  discount_condition?: DiscountCondition | null
}
export const DiscountConditionProductTag: z.ZodType<DiscountConditionProductTag> =
  DiscountConditionProductTagRow.extend({
    get product_tag() {
      return ProductTag.nullish()
    },
    get discount_condition() {
      return DiscountCondition.nullish()
    },
  }).meta({ id: 'DiscountConditionProductTag' })

/** The columns of DiscountConditionProductType, without what hangs on it. */
export const DiscountConditionProductTypeRow = z.object({
  product_type_id: z.string(),
  condition_id: z.string(),
  created_at: Time,
  updated_at: Time,
  metadata: Metadata.nullable(),
})
/** A type of products that a condition names. */
export interface DiscountConditionProductType extends z.infer<typeof DiscountConditionProductTypeRow> {
  product_type?: ProductType | null
  discount_condition?: DiscountCondition | null
}
export const DiscountConditionProductType: z.ZodType<DiscountConditionProductType> =
  DiscountConditionProductTypeRow.extend({
    get product_type() {
      return ProductType.nullish()
    },
    get discount_condition() {
      return DiscountCondition.nullish()
    },
  }).meta({ id: 'DiscountConditionProductType' })

/** The columns of DiscountRule, without what hangs on it. */
export const DiscountRuleRow = z.object({
  id: Id,
  type: DiscountRuleType,
  description: z.string().nullable(),
  value: z.number(),
  allocation: DiscountRuleAllocation.nullable(),
  created_at: Time,
  updated_at: Time,
  deleted_at: Time.nullable(),
  metadata: Metadata.nullable(),
})
/** How much a discount takes off: percent, or minor units. */
export interface DiscountRule extends z.infer<typeof DiscountRuleRow> {
  conditions?: DiscountCondition[]
}
export const DiscountRule: z.ZodType<DiscountRule> = DiscountRuleRow.extend({
  get conditions() {
    return z.array(DiscountCondition).optional()
  },
}).meta({ id: 'DiscountRule' })
