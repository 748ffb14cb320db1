import type { ProviderTaxLine } from '../../providers/tax'
import type { Kit } from '../../store/schema/columns'
import { one, through } from '../../store/schema/relations'
import type { FactsOf } from '../../store/schema/table-facts'

export const taxTables = (k: Kit) => ({
  tax_rate: k.table(
    'tax_rate',
    {
      id: k.id('txr'),
      rate: k.real(),
      code: k.text(),
      name: k.text().notNull(),
      region_id: k.text().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [k.index('tax_rate_region_id', t.region_id)],
  ),
  product_tax_rate: k.table(
    'product_tax_rate',
    {
      product_id: k.text().notNull(),
      rate_id: k.text().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [k.pk(t.product_id, t.rate_id), k.index('product_tax_rate_rate_id', t.rate_id)],
  ),
  product_type_tax_rate: k.table(
    'product_type_tax_rate',
    {
      product_type_id: k.text().notNull(),
      rate_id: k.text().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [k.pk(t.product_type_id, t.rate_id), k.index('product_type_tax_rate_rate_id', t.rate_id)],
  ),
  shipping_tax_rate: k.table(
    'shipping_tax_rate',
    {
      shipping_option_id: k.text().notNull(),
      rate_id: k.text().notNull(),
      created_at: k.createdAt(),
      updated_at: k.updatedAt(),
      metadata: k.json<Record<string, unknown>>(),
    },
    (t) => [k.pk(t.shipping_option_id, t.rate_id), k.index('shipping_tax_rate_rate_id', t.rate_id)],
  ),
  /** What tax providers answered, by the question: an unchanged cart is not asked about again. */
  tax_answer: k.table(
    'tax_answer',
    {
      key: k.key(),
      provider_id: k.text().notNull(),
      lines: k.json<ProviderTaxLine[]>().notNull(),
      created_at: k.createdAt(),
    },
    (t) => [k.index('tax_answer_created_at', t.created_at)],
  ),
})

/** What each of these tables is to the rest of the shop. */
export const taxFacts = {
  tax_rate: {
    entities: ['TaxRate'],
    isWatched: true,
    isCatalogue: true,
    records: [{ path: '/admin/tax-rates' }],
    relations: {
      region: one('region', 'region_id'),
      products: through('product', 'product_tax_rate', 'rate_id', 'product_id'),
      product_types: through('product_type', 'product_type_tax_rate', 'rate_id', 'product_type_id'),
      shipping_options: through('shipping_option', 'shipping_tax_rate', 'rate_id', 'shipping_option_id'),
    },
  },
  product_tax_rate: {
    entities: ['ProductTaxRate'],
    isWatched: true,
    isCatalogue: true,
    listed: { column: 'product_id', kind: 'price_product' },
    relations: {
      product: one('product', 'product_id'),
      tax_rate: one('tax_rate', 'rate_id'),
    },
  },
  product_type_tax_rate: {
    entities: ['ProductTypeTaxRate'],
    isWatched: true,
    isCatalogue: true,
    relations: {
      product_type: one('product_type', 'product_type_id'),
      tax_rate: one('tax_rate', 'rate_id'),
    },
  },
  shipping_tax_rate: {
    entities: ['ShippingTaxRate'],
    isWatched: true,
    relations: {
      shipping_option: one('shipping_option', 'shipping_option_id'),
      tax_rate: one('tax_rate', 'rate_id'),
    },
  },
  tax_answer: {
    isAudited: false,
  },
} satisfies FactsOf<typeof taxTables>
