import { z } from 'zod'
import { highestRate } from '../bounds'
import { deleted, endpoints, page } from '../endpoint'
import { TaxRate } from '../entities/tax'
import { dateRange, list, numberFilter, paging, text } from '../query'

const adminTaxRateReply = {
  fields: ['id', 'rate', 'code', 'name', 'region_id', 'created_at', 'updated_at'],
  relations: [],
} as const

const targets = z.array(z.string())

/** What a rate is for changes: products, types or shipping options are added or taken away. */
const ofRate = <Body extends z.ZodRawShape>(body: Body) => ({
  access: 'staff' as const,
  tag: 'Tax Rates',
  query: () => z.strictObject({ expand: list.optional(), fields: list.optional() }),
  body: () => z.strictObject(body),
  returns: () => z.object({ tax_rate: TaxRate }),
  reply: adminTaxRateReply,
})

export const taxEndpoints = endpoints({
  'GET /admin/tax-rates': {
    access: 'staff',
    tag: 'Tax Rates',
    summary: 'List tax rates',
    query: () =>
      z.strictObject({
        ...paging(50),
        region_id: list.optional(),
        name: text.optional(),
        code: text.optional(),
        rate: numberFilter.optional(),
        expand: list.optional(),
        fields: list.optional(),
        order: text.optional(),
        updated_at: dateRange.optional(),
        created_at: dateRange.optional(),
        deleted_at: dateRange.optional(),
        q: text.optional(),
      }),
    returns: () => page('tax_rates', TaxRate),
    reply: adminTaxRateReply,
  },
  'POST /admin/tax-rates': {
    access: 'staff',
    tag: 'Tax Rates',
    summary: 'Create a tax rate of a region',
    query: () => z.strictObject({ expand: list.optional(), fields: list.optional() }),
    body: () =>
      z.strictObject({
        code: z.string(),
        name: z.string(),
        region_id: z.string(),
        rate: z.number().min(0).max(highestRate).nullish(),
        products: z.array(z.string()).nullish(),
        shipping_options: z.array(z.string()).nullish(),
        product_types: z.array(z.string()).nullish(),
      }),
    returns: () => z.object({ tax_rate: TaxRate }),
    reply: adminTaxRateReply,
  },
  'GET /admin/tax-rates/:id': {
    access: 'staff',
    tag: 'Tax Rates',
    summary: 'Read a tax rate',
    query: () => z.strictObject({ expand: list.optional(), fields: list.optional() }),
    returns: () => z.object({ tax_rate: TaxRate }),
    reply: adminTaxRateReply,
  },
  'POST /admin/tax-rates/:id': {
    access: 'staff',
    tag: 'Tax Rates',
    summary: 'Change a tax rate',
    query: () => z.strictObject({ expand: list.optional(), fields: list.optional() }),
    body: () =>
      z.strictObject({
        code: z.string().nullish(),
        name: z.string().nullish(),
        region_id: z.string().nullish(),
        rate: z.number().min(0).max(highestRate).nullish(),
        products: z.array(z.string()).nullish(),
        shipping_options: z.array(z.string()).nullish(),
        product_types: z.array(z.string()).nullish(),
      }),
    returns: () => z.object({ tax_rate: TaxRate }),
    reply: adminTaxRateReply,
  },
  'DELETE /admin/tax-rates/:id': {
    access: 'staff',
    tag: 'Tax Rates',
    summary: 'Remove a tax rate; orders keep what they were taxed',
    returns: () => deleted('tax-rate'),
  },
  'POST /admin/tax-rates/:id/product-types/batch': {
    ...ofRate({ product_types: targets }),
    summary: 'Let a rate be for types of products',
  },
  'DELETE /admin/tax-rates/:id/product-types/batch': {
    ...ofRate({ product_types: targets }),
    summary: 'Let a rate no longer be for types of products',
  },
  'POST /admin/tax-rates/:id/products/batch': {
    ...ofRate({ products: targets }),
    summary: 'Let a rate be for products',
  },
  'DELETE /admin/tax-rates/:id/products/batch': {
    ...ofRate({ products: targets }),
    summary: 'Let a rate no longer be for products',
  },
  'POST /admin/tax-rates/:id/shipping-options/batch': {
    ...ofRate({ shipping_options: targets }),
    summary: 'Let a rate be for ways to send',
  },
  'DELETE /admin/tax-rates/:id/shipping-options/batch': {
    ...ofRate({ shipping_options: targets }),
    summary: 'Let a rate no longer be for ways to send',
  },
})
