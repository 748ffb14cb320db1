import { chanceOf, idOf, mixed } from './chance'
import { addressOf, type CustomerWriter } from './customers'
import type { Places, Region } from './places'
import { isSent, type PlannedOrder } from './plan-orders'
import type { RowSink } from './row-sink'
import { addressId, room, type Sale, statusesAt, taxOf, timesOf, totalOf } from './sale'

const text = (at: number) => new Date(at).toISOString()

/** Writes orders with all that a checkout and the work after it leave behind. */
export class OrderWriter {
  constructor(
    private readonly sink: RowSink,
    private readonly places: Places,
    private readonly customers: CustomerWriter,
    private readonly seed: number,
    private readonly until: number,
  ) {}

  write(order: PlannedOrder): void {
    const sale = this.#saleOf(order)
    this.#writeCart(sale)
    this.#writeOrder(sale)
    for (const [index] of sale.lines.entries()) this.#writeLine(sale, index)
    this.#writeDelivery(sale)
    this.#writeMoney(sale)
    if (isSent(order.stage)) this.#writeParcel(sale)
  }

  #id(prefix: string, { number, at }: PlannedOrder, index = 0): string {
    return idOf(this.seed, prefix, number * room + index, at + index)
  }

  #saleOf(order: PlannedOrder): Sale {
    const region = this.places.regions[order.region] as Region
    const chance = chanceOf(mixed(this.seed, 'sale', order.number))
    const country = chance.pick(region.countries)
    const customer = this.customers.of(order, country)
    const option = chance.pick(region.options)
    const lines = order.lines.map((planned, index) => ({
      id: this.#id('item', order, index),
      planned,
      unit_price: planned.variant.prices[region.currency_code] ?? 0,
    }))
    const sale = {
      order,
      times: timesOf(order, this.until),
      id: this.#id('order', order),
      cart_id: this.#id('cart', order),
      customer,
      region,
      lines,
      method: { id: this.#id('sm', order), option },
      total: totalOf(region, lines, option.amount),
    }
    const made = text(order.at)
    this.sink.add('address', {
      id: addressId(this.seed, order),
      ...addressOf(customer, country, chance),
      created_at: made,
      updated_at: made,
    })
    return sale
  }

  #writeCart({ order, cart_id, customer, region }: Sale): void {
    const at = text(order.at)
    this.sink.add('cart', {
      id: cart_id,
      email: customer.email,
      customer_id: customer.id,
      region_id: region.id,
      shipping_address_id: addressId(this.seed, order),
      billing_address_id: addressId(this.seed, order),
      payment_id: this.#id('pay', order),
      sales_channel_id: this.places.channel,
      completed_at: at,
      payment_authorized_at: at,
      created_at: at,
      updated_at: at,
    })
  }

  #writeOrder({ order, times, id, cart_id, customer, region }: Sale): void {
    const { stage } = order
    this.sink.add('order', {
      id,
      ...statusesAt[stage],
      display_id: order.number + 1,
      cart_id,
      customer_id: customer.id,
      email: customer.email,
      billing_address_id: addressId(this.seed, order),
      shipping_address_id: addressId(this.seed, order),
      region_id: region.id,
      currency_code: region.currency_code,
      sales_channel_id: this.places.channel,
      canceled_at: stage === 'canceled' ? text(times.canceled) : null,
      metadata: {},
      created_at: text(order.at),
      updated_at: text(stage === 'placed' ? order.at : times[stage]),
    })
  }

  #writeLine({ order, times, id, cart_id, region, lines }: Sale, index: number): void {
    const line = lines[index]
    if (!line) return
    const { product, variant, quantity } = line.planned
    const stamps = { created_at: text(order.at), updated_at: text(order.at) }
    const { stage } = order
    this.sink.add('line_item', {
      id: line.id,
      cart_id,
      order_id: id,
      title: product.title,
      description: variant.title,
      unit_price: line.unit_price,
      variant_id: variant.id,
      quantity,
      fulfilled_quantity: isSent(stage) ? quantity : null,
      shipped_quantity: isSent(stage) && stage !== 'fulfilled' ? quantity : null,
      has_shipping: true,
      includes_tax: region.includes_tax,
      metadata: {},
      ...stamps,
    })
    this.sink.add('line_item_tax_line', {
      id: this.#id('litl', order, index),
      item_id: line.id,
      ...taxOf(region),
      ...stamps,
    })
    const gone = stage === 'canceled' ? times.canceled : isSent(stage) ? times.fulfilled : undefined
    const kept = {
      inventory_item_id: variant.inventory_item_id,
      location_id: this.places.location,
      line_item_id: line.id,
    }
    this.sink.add('reservation_item', {
      id: this.#id('resitem', order, index),
      ...kept,
      quantity,
      created_at: stamps.created_at,
      updated_at: text(gone ?? order.at),
      deleted_at: gone === undefined ? null : text(gone),
    })
    if (isSent(stage))
      this.sink.add('inventory_movement', {
        id: idOf(this.seed, 'imov', -1 - (order.number * room + index), times.fulfilled + index),
        ...kept,
        quantity: -quantity,
        reason: 'sold',
        created_at: text(times.fulfilled),
      })
  }

  #writeDelivery({ order, id, cart_id, region, method }: Sale): void {
    const at = text(order.at)
    this.sink.add('shipping_method', {
      id: method.id,
      shipping_option_id: method.option.id,
      order_id: id,
      cart_id,
      price: method.option.amount,
      data: {},
      includes_tax: region.includes_tax,
    })
    this.sink.add('shipping_method_tax_line', {
      id: this.#id('smtl', order),
      shipping_method_id: method.id,
      ...taxOf(region),
      created_at: at,
      updated_at: at,
    })
  }

  #writeMoney({ order, times, id, cart_id, region, total }: Sale): void {
    const { stage } = order
    const at = text(order.at)
    const isCanceled = stage === 'canceled'
    const isCaptured = stage !== 'placed' && !isCanceled
    const settled = isCanceled ? times.canceled : isCaptured ? times.captured : undefined
    const { currency_code } = region
    const payment_id = this.#id('pay', order)
    this.sink.add('payment_session', {
      id: this.#id('ps', order),
      cart_id,
      provider_id: 'manual',
      is_selected: true,
      is_initiated: true,
      status: 'authorized',
      data: { status: 'authorized' },
      amount: total,
      payment_authorized_at: at,
      created_at: at,
      updated_at: at,
    })
    this.sink.add('payment', {
      id: payment_id,
      cart_id,
      order_id: id,
      amount: total,
      currency_code,
      provider_id: 'manual',
      data: { status: isCanceled ? 'canceled' : isCaptured ? 'captured' : 'authorized' },
      captured_at: isCaptured ? text(times.captured) : null,
      canceled_at: isCanceled ? text(times.canceled) : null,
      created_at: at,
      updated_at: text(settled ?? order.at),
    })
    const entry = { order_id: id, currency_code, due: 0, paid: 0, refunded: 0 }
    this.sink.add('ledger_entry', {
      ...entry,
      id: this.#id('ledg', order),
      kind: 'order',
      due: total,
      created_at: at,
    })
    if (settled === undefined) return
    this.sink.add('ledger_entry', {
      ...entry,
      id: idOf(this.seed, 'ledg', order.number * room + 1, settled),
      ...(isCaptured
        ? { kind: 'capture', paid: total, reference_id: payment_id }
        : { kind: 'cancelation', due: -total }),
      created_at: text(settled),
    })
  }

  #writeParcel({ order, times, id, lines }: Sale): void {
    const isShipped = order.stage !== 'fulfilled'
    const fulfillment_id = idOf(this.seed, 'ful', order.number, times.fulfilled)
    const changed = text(isShipped ? times.shipped : times.fulfilled)
    this.sink.add('fulfillment', {
      id: fulfillment_id,
      order_id: id,
      provider_id: 'manual',
      location_id: this.places.location,
      tracking_numbers: [],
      data: {},
      metadata: {},
      shipped_at: isShipped ? text(times.shipped) : null,
      created_at: text(times.fulfilled),
      updated_at: changed,
    })
    for (const line of lines)
      this.sink.add('fulfillment_item', {
        fulfillment_id,
        item_id: line.id,
        quantity: line.planned.quantity,
      })
    if (isShipped)
      this.sink.add('tracking_link', {
        id: idOf(this.seed, 'tlink', order.number, times.shipped),
        fulfillment_id,
        tracking_number: `CW${String(order.number + 1).padStart(9, '0')}`,
        created_at: changed,
        updated_at: changed,
      })
  }
}
