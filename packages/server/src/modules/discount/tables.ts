import type {
  DiscountConditionOperator,
  DiscountConditionType,
  DiscountRuleAllocation,
  DiscountRuleType,
} from '@cartwright/contract'
import type { Kit } from '../../store/schema/columns'
import { many, one, through } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const discountTables = (k: Kit) => ({
  discount: k.table(
    'discount',
    {
      id: k.id('disc'),
      code: k.text().notNull(),
      is_dynamic: k.bool().notNull(),
      rule_id: k.text(),
      is_disabled: k.bool().notNull(),
      parent_discount_id: k.text(),
      starts_at: k.time().notNull().default('now'),
      ends_at: k.time(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
      usage_limit: k.int(),
      usage_count: k.int().notNull().default(0),
      valid_duration: k.text(),
    },
    (t) => [
      k.index('discount_parent_discount_id', t.parent_discount_id),
      k.index('discount_created_at', t.created_at),
      k.unique('discount_code_unique', [t.code], k.live(t.deleted_at)),
    ],
  ),
  discount_rule: k.table('discount_rule', {
    id: k.id('dru'),
    description: k.text(),
    type: k.text<DiscountRuleType>().notNull(),
    value: k.big().notNull(),
    allocation: k.text<DiscountRuleAllocation>(),
    created_at: k.createdAt(),
    updated_at: k.updatedAt(),
    deleted_at: k.time(),
    metadata: k.json<Record<string, unknown>>(),
  }),
  discount_rule_products: k.table(
    'discount_rule_products',
    {
      discount_rule_id: k.text().notNull(),
      product_id: k.text().notNull(),
    },
    (t) => [
      k.pk(t.discount_rule_id, t.product_id),
      k.index('discount_rule_products_product_id', t.product_id),
    ],
  ),
  discount_regions: k.table(
    'discount_regions',
    {
      discount_id: k.text().notNull(),
      region_id: k.text().notNull(),
    },
    (t) => [k.pk(t.discount_id, t.region_id), k.index('discount_regions_region_id', t.region_id)],
  ),
  discount_condition: k.table(
    'discount_condition',
    {
      id: k.id('discon'),
      type: k.text<DiscountConditionType>().notNull(),
      operator: k.text<DiscountConditionOperator>().notNull(),
      discount_rule_id: k.text().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      deleted_at: k.time(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [
      k.index('discount_condition_discount_rule_id', t.discount_rule_id),
      k.unique('discount_condition_type_operator_discount_rule_id_unique', [
        t.type,
        t.operator,
        t.discount_rule_id,
      ]),
    ],
  ),
  discount_condition_customer_group: k.table(
    'discount_condition_customer_group',
    {
      customer_group_id: k.text().notNull(),
      condition_id: k.text().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [
      k.pk(t.customer_group_id, t.condition_id),
      k.index('discount_condition_customer_group_condition_id', t.condition_id),
    ],
  ),
  discount_condition_product: k.table(
    'discount_condition_product',
    {
      product_id: k.text().notNull(),
      condition_id: k.text().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [
      k.pk(t.product_id, t.condition_id),
      k.index('discount_condition_product_condition_id', t.condition_id),
    ],
  ),
  discount_condition_product_collection: k.table(
    'discount_condition_product_collection',
    {
      product_collection_id: k.text().notNull(),
      condition_id: k.text().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [
      k.pk(t.product_collection_id, t.condition_id),
      k.index('discount_condition_product_collection_condition_id', t.condition_id),
    ],
  ),
  discount_condition_product_tag: k.table(
    'discount_condition_product_tag',
    {
      product_tag_id: k.text().notNull(),
      condition_id: k.text().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [
      k.pk(t.product_tag_id, t.condition_id),
      k.index('discount_condition_product_tag_condition_id', t.condition_id),
    ],
  ),
  discount_condition_product_type: k.table(
    'discount_condition_product_type',
    {
      product_type_id: k.text().notNull(),
      condition_id: k.text().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [
      k.pk(t.product_type_id, t.condition_id),
      k.index('discount_condition_product_type_condition_id', t.condition_id),
    ],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const discountFacts = {
  discount: {
    entities: ['Discount'],
    records: [{ path: '/admin/discounts' }],
    relations: {
      rule: one('discount_rule', 'rule_id'),
      parent_discount: one('discount', 'parent_discount_id'),
      regions: through('region', 'discount_regions', 'discount_id', 'region_id'),
    },
  },
  discount_rule: {
    entities: ['DiscountRule'],
    relations: {
      conditions: many('discount_condition', 'discount_rule_id'),
    },
  },
  discount_rule_products: {},
  discount_regions: {
    isWatched: true,
  },
  discount_condition: {
    entities: ['DiscountCondition'],
    isWatched: true,
    relations: {
      discount_rule: one('discount_rule', 'discount_rule_id'),
      products: through('product', 'discount_condition_product', 'condition_id', 'product_id'),
      product_types: through(
        'product_type',
        'discount_condition_product_type',
        'condition_id',
        'product_type_id',
      ),
      product_tags: through(
        'product_tag',
        'discount_condition_product_tag',
        'condition_id',
        'product_tag_id',
      ),
      product_collections: through(
        'product_collection',
        'discount_condition_product_collection',
        'condition_id',
        'product_collection_id',
      ),
      customer_groups: through(
        'customer_group',
        'discount_condition_customer_group',
        'condition_id',
        'customer_group_id',
      ),
    },
  },
  discount_condition_customer_group: {
    entities: ['DiscountConditionCustomerGroup'],
    isWatched: true,
    relations: {
      customer_group: one('customer_group', 'customer_group_id'),
    },
  },
  discount_condition_product: {
    entities: ['DiscountConditionProduct'],
    isWatched: true,
    isCatalogue: true,
    relations: {
      product: one('product', 'product_id'),
    },
  },
  discount_condition_product_collection: {
    entities: ['DiscountConditionProductCollection'],
    isWatched: true,
    relations: {
      product_collection: one('product_collection', 'product_collection_id'),
    },
  },
  discount_condition_product_tag: {
    entities: ['DiscountConditionProductTag'],
    isWatched: true,
    relations: {
      product_tag: one('product_tag', 'product_tag_id'),
    },
  },
  discount_condition_product_type: {
    entities: ['DiscountConditionProductType'],
    isWatched: true,
    relations: {
      product_type: one('product_type', 'product_type_id'),
    },
  },
} satisfies FactsOf<typeof discountTables>
