import {
  type DocumentAddress,
  type DocumentLine,
  type LineItem,
  type Order,
  sumRates,
} from '@cartwright/contract'
import { saleOf } from '../order/order-reply'
import { orderTaxes } from '../totals/order-taxes'
import { type OrderTotals, orderRules, orderTotals } from '../totals/order-totals'
import type { OrderState } from './basis'

type Options = { tax_inclusive_pricing: boolean }

/** The lines and figures of an order that was loaded whole, by the same rules as its totals. */
export function stateOf(order: Order, options: Options): OrderState & { gift_card_total: number } {
  const sale = saleOf(order)
  const totals = orderTotals(sale, options)
  const legacy = orderRules(sale, options).legacy_rates
  const rateOf = (one: { tax_lines?: readonly { rate: number | null }[] | null }) =>
    sumRates(legacy ?? one.tax_lines ?? [])
  const includes = (one: { includes_tax?: boolean | null }) =>
    options.tax_inclusive_pricing && one.includes_tax === true
  const lines = (order.items ?? []).map((line, index) =>
    lineOf(line, totals.items[index], rateOf(line), includes(line)),
  )
  const deliveries = (order.shipping_methods ?? []).map((method, index): DocumentLine => {
    const figures = totals.shipping_methods[index]
    return {
      kind: 'shipping',
      title: method.shipping_option?.name ?? '',
      description: null,
      sku: null,
      quantity: 1,
      unit_price: figures?.total === 0 ? 0 : method.price,
      includes_tax: includes(method),
      subtotal: figures?.subtotal ?? 0,
      discount_total: 0,
      tax_total: figures?.tax_total ?? 0,
      tax_rate: rateOf(method),
    }
  })
  return {
    lines: [...lines, ...deliveries],
    discount_total: totals.discount_total,
    gift_card_total: totals.gift_card_total,
    sums: {
      net: totals.subtotal - totals.discount_total + totals.shipping_total,
      taxes: orderTaxes(sale, totals, options),
    },
  }
}

const lineOf = (
  line: LineItem,
  figures: OrderTotals['items'][number] | undefined,
  tax_rate: number,
  includes_tax: boolean,
): DocumentLine => ({
  kind: 'item',
  title: line.title,
  description: line.description,
  sku: line.variant?.sku ?? null,
  quantity: line.quantity,
  unit_price: line.unit_price,
  includes_tax,
  subtotal: figures?.subtotal ?? 0,
  discount_total: figures?.discount_total ?? 0,
  tax_total: figures?.tax_total ?? 0,
  tax_rate,
})

/** What a document keeps of an address. */
export const addressOf = (address: Order['billing_address']): DocumentAddress | null =>
  address
    ? {
        first_name: address.first_name,
        last_name: address.last_name,
        company: address.company,
        address_1: address.address_1,
        address_2: address.address_2,
        postal_code: address.postal_code,
        city: address.city,
        province: address.province,
        country_code: address.country_code,
      }
    : null
