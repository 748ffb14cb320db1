import type { Order } from '@cartwright/contract'
import type { Bank } from './bank'
import { type Snapshot, standingLines } from './snapshot'

const sum = <T>(rows: readonly T[], value: (row: T) => number) =>
  rows.reduce((total, row) => total + value(row), 0)

/** Sentences that hold after every action of every life. Returns those that do not. */
export function broken(now: Snapshot, start: Snapshot, order: Order, bank: Bank): string[] {
  return [
    ...money(now, bank),
    ...ledger(now, order),
    ...totals(order),
    ...quantities(now),
    ...stock(now, start),
    ...statuses(now),
  ]
}

type Says = (holds: boolean, sentence: string) => void
const collect = (check: (says: Says) => void): string[] => {
  const found: string[] = []
  check((holds, sentence) => {
    if (!holds) found.push(sentence)
  })
  return found
}

const money = ({ payments, refunds, order, cards, edits }: Snapshot, bank: Bank) =>
  collect((says) => {
    for (const payment of payments) {
      const { id, amount, amount_refunded, captured_at, canceled_at, pending_action } = payment
      says(
        amount_refunded >= 0 && amount_refunded <= amount,
        `payment ${id} gave back ${amount_refunded} of ${amount}`,
      )
      says(amount_refunded === 0 || Boolean(captured_at), `payment ${id} was refunded before it was captured`)
      const account = bank.accounts.get(String(payment.data.account))
      if (!account) continue
      says(
        account.captured === (captured_at ? amount : 0),
        `the bank took ${account.captured}, the shop says ${captured_at ? amount : 0}`,
      )
      says(
        account.refunded === amount_refunded,
        `the bank gave back ${account.refunded}, the shop says ${amount_refunded}`,
      )
      const held = captured_at || (canceled_at && !pending_action) ? 0 : amount
      says(account.held === held, `the bank holds ${account.held} for payment ${id}, the shop says ${held}`)
      const edit = edits.find((one) => one.payment_collection_id !== null)
      says(
        payment.order_id === order.id ||
          canceled_at !== null ||
          pending_action === 'cancel' ||
          (edit !== undefined && isOpen(edit)),
        `payment ${id} of ${amount} belongs to an edit that has ended`,
      )
    }
    for (const account of bank.accounts.values())
      says(
        account.held === 0 ||
          payments.some(({ data }) => bank.accounts.get(String(data.account)) === account),
        `the bank holds ${account.held} for nothing`,
      )
    const own = payments.filter((payment) => payment.order_id === order.id)
    const refunded = sum(own, (payment) => payment.amount_refunded)
    says(
      sum(refunds, (refund) => refund.amount) === refunded,
      `refunds and payments disagree about what was given back`,
    )
    const captured = sum(own, (payment) => (payment.captured_at ? payment.amount : 0))
    says(refunded <= captured, `gave back ${refunded} of ${captured}`)
    for (const { id, balance, value, spent } of cards) {
      says(balance >= 0 && balance <= value, `gift card ${id} holds ${balance} of ${value}`)
      says(balance + spent === value, `gift card ${id} lost ${value - balance - spent}`)
    }
    for (const complaint of bank.complaints) says(false, `the bank complains: ${complaint}`)
  })

const ledger = ({ ledger: entries, payments, order: row, swaps, claims }: Snapshot, order: Order) =>
  collect((says) => {
    const of = (column: 'due' | 'paid' | 'refunded', ...kinds: string[]) =>
      sum(entries, (entry) => (kinds.length === 0 || kinds.includes(entry.kind) ? entry[column] : 0))
    const own = payments.filter((payment) => payment.order_id === row.id)
    const captured = sum(own, (payment) => (payment.captured_at ? payment.amount : 0))
    const byCard = of('paid', 'gift_card', 'gift_card_returned')
    says(of('paid') === captured + byCard, `the ledger says ${of('paid')} was paid, captured is ${captured}`)
    const refunded = sum(own, (payment) => payment.amount_refunded)
    says(of('refunded') === refunded, `the ledger says ${of('refunded')} was given back, it was ${refunded}`)
    const outstanding = of('due') - of('paid') + of('refunded')
    if (row.status === 'canceled') {
      const left = captured - refunded
      says(of('due') === 0 && byCard === 0, 'a canceled order costs something')
      says(outstanding === -left, `${outstanding} of a canceled order is outstanding`)
      return
    }
    const cost = of('due', 'order', 'shipping', 'order_edit')
    const total = (order.total ?? 0) + of('paid', 'gift_card')
    says(cost === total, `the ledger says the order costs ${cost}, its figures say ${total}`)
    const difference = sum(swaps, (swap) => (swap.canceled_at ? 0 : (swap.difference_due ?? 0)))
    says(of('due', 'swap', 'swap_canceled') === difference, 'the ledger and the swaps disagree')
    const settled = swaps.length + claims.length === 0 && !entries.some(({ kind }) => kind === 'order_edit')
    if (settled && captured === (order.total ?? 0) && !entries.some(({ kind }) => kind === 'shipping'))
      says(outstanding === 0, `${outstanding} is outstanding of an order that was paid`)
  })

const isOpen = (edit: Snapshot['edits'][number]) =>
  !edit.canceled_at && !edit.confirmed_at && !edit.declined_at

const totals = (order: Order) =>
  collect((says) => {
    const items = order.items ?? []
    const methods = order.shipping_methods ?? []
    const figure = (name: keyof Order) => Number(order[name] ?? 0)
    for (const name of [
      'subtotal',
      'discount_total',
      'shipping_total',
      'tax_total',
      'total',
      'paid_total',
      'refunded_total',
      'refundable_amount',
      'gift_card_total',
    ] as const) {
      // A gift card may have paid more than an edit left to pay: that much is owed to the customer.
      const mayOwe = figure('gift_card_total') > 0 && ['total', 'tax_total'].includes(name)
      says(Number.isInteger(figure(name)) && (mayOwe || figure(name) >= 0), `${name} is ${order[name]}`)
    }
    says(
      figure('subtotal') === sum(items, (line) => line.subtotal ?? 0),
      'the subtotal is not the sum of its lines',
    )
    says(
      Math.abs(figure('discount_total') - sum(items, (line) => line.discount_total ?? 0)) <= items.length,
      'the discount is not the sum of its lines',
    )
    says(
      figure('shipping_total') === sum(methods, (method) => method.subtotal ?? 0),
      'the shipping is not the sum of its methods',
    )
    says(
      figure('tax_total') + figure('gift_card_tax_total') ===
        sum(items, (line) => line.tax_total ?? 0) + sum(methods, (method) => method.tax_total ?? 0),
      'the tax is not the sum of its parts',
    )
    says(
      figure('total') ===
        figure('subtotal') +
          figure('shipping_total') +
          figure('tax_total') -
          figure('gift_card_total') -
          figure('discount_total'),
      'the parts do not add up to the total',
    )
    says(
      figure('refundable_amount') === figure('paid_total') - figure('refunded_total'),
      'what can be refunded is not what was paid less what was given back',
    )
    for (const line of items) says((line.refundable ?? 0) >= 0, `line ${line.id} refunds ${line.refundable}`)
  })

const quantities = (now: Snapshot) =>
  collect((says) => {
    const { fulfillments, packed, returns, returned } = now
    const parcelOf = new Map(fulfillments.map((one) => [one.id, one]))
    const returnOf = new Map(returns.map((one) => [one.id, one]))
    const known = new Set(standingLines(now).map((line) => line.id))
    for (const line of standingLines(now)) {
      const { id, quantity } = line
      const [fulfilled, shipped, back] = [
        line.fulfilled_quantity ?? 0,
        line.shipped_quantity ?? 0,
        line.returned_quantity ?? 0,
      ]
      says(quantity > 0, `line ${id} has the quantity ${quantity}`)
      says(0 <= back && back <= quantity, `${back} of line ${id} came back, ${fulfilled} were fulfilled`)
      says(
        0 <= shipped && shipped <= fulfilled,
        `${shipped} of line ${id} were shipped, ${fulfilled} fulfilled`,
      )
      says(fulfilled <= quantity, `${fulfilled} of line ${id} were fulfilled, ${quantity} sold`)
      const mine = packed.filter((one) => one.item_id === id)
      const inParcels = sum(mine, (one) => (parcelOf.get(one.fulfillment_id)?.canceled_at ? 0 : one.quantity))
      says(inParcels === fulfilled, `${inParcels} of line ${id} lie in parcels, ${fulfilled} are counted`)
      const sent = sum(mine, (one) => (parcelOf.get(one.fulfillment_id)?.shipped_at ? one.quantity : 0))
      says(sent === shipped, `${sent} of line ${id} were sent, ${shipped} are counted`)
      const settled = sum(returned, (one) =>
        one.item_id === id &&
        returnOf.get(one.return_id)?.status === 'received' &&
        one.received_quantity !== null
          ? Math.max(one.requested_quantity ?? 0, one.received_quantity)
          : 0,
      )
      says(settled === back, `returns settle ${settled} of line ${id}, ${back} are counted`)
    }
    for (const one of packed)
      says(
        known.has(one.item_id) || Boolean(parcelOf.get(one.fulfillment_id)?.canceled_at),
        `parcel ${one.fulfillment_id} holds ${one.item_id}, which is no line any more`,
      )
  })

const stock = (now: Snapshot, start: Snapshot) =>
  collect((says) => {
    const lineOf = new Map(now.lines.map((line) => [line.id, line]))
    const parcelOf = new Map(now.fulfillments.map((one) => [one.id, one]))
    const returnOf = new Map(now.returns.map((one) => [one.id, one]))
    for (const [index, level] of now.levels.entries()) {
      const before = start.levels[index]
      if (!before) continue
      const at = `${level.item} at ${level.location_id}`
      const gone = sum(now.packed, (one) => {
        const parcel = parcelOf.get(one.fulfillment_id)
        const isHere = parcel?.location_id === level.location_id && !parcel.canceled_at
        return isHere && lineOf.get(one.item_id)?.variant_id === level.variant_id
          ? one.quantity * level.required
          : 0
      })
      const back = sum(now.returned, (one) => {
        const isHere = returnOf.get(one.return_id)?.location_id === level.location_id
        return isHere && lineOf.get(one.item_id)?.variant_id === level.variant_id
          ? (one.received_quantity ?? 0) * level.required
          : 0
      })
      const expected = before.stocked - gone + back
      says(level.stocked === expected, `${level.stocked} of ${at} in stock, should be ${expected}`)
      const kept = sum(now.reservations, (one) =>
        one.inventory_item_id === level.item && one.location_id === level.location_id ? one.quantity : 0,
      )
      const initially = sum(start.reservations, (one) =>
        one.inventory_item_id === level.item && one.location_id === level.location_id ? one.quantity : 0,
      )
      says(
        level.reserved - before.reserved === kept - initially,
        `${level.reserved} of ${at} are reserved, reservations say ${before.reserved - initially + kept}`,
      )
    }
    const standing = new Map(standingLines(now).map((line) => [line.id, line]))
    const live = (lineId: string) => {
      const line = standing.get(lineId)
      const swap = now.swaps.find((one) => one.id === line?.swap_id)
      const claim = now.claims.find((one) => one.id === line?.claim_order_id)
      return line && !swap?.canceled_at && !claim?.canceled_at && now.order.status !== 'canceled'
        ? line
        : undefined
    }
    for (const line of now.lines) {
      const mine = now.reservations.filter((one) => one.line_item_id === line.id)
      const open = live(line.id)
      const taken = sum(now.packed, (one) => {
        const parcel = parcelOf.get(one.fulfillment_id)
        return one.item_id === line.id && parcel?.location_id && !parcel.canceled_at ? one.quantity : 0
      })
      for (const item of new Set(mine.map((one) => one.inventory_item_id))) {
        const required = now.levels.find((level) => level.item === item)?.required ?? 1
        const most = open ? required * (open.quantity - taken) : 0
        const kept = sum(mine, (one) => (one.inventory_item_id === item ? one.quantity : 0))
        says(
          mine.every((one) => one.quantity > 0),
          `a reservation of line ${line.id} holds nothing`,
        )
        says(kept <= most, `${kept} of ${item} are kept for line ${line.id}, which needs ${most}`)
      }
    }
    for (const variant of now.variants) {
      // Draft orders take nothing from a variant that is counted by itself (rules: draft orders).
      if (now.order.draft_order_id || !variant.managed) continue
      if (now.levels.some((level) => level.variant_id === variant.id)) continue
      const before = start.variants.find((one) => one.id === variant.id)?.own ?? 0
      const balance = (snapshot: Snapshot) =>
        sum(snapshot.lines, (line) => (line.variant_id === variant.id ? outOf(snapshot, line) : 0))
      const expected = before + balance(start) - balance(now)
      says(variant.own === expected, `${variant.own} of ${variant.id} are left, should be ${expected}`)
    }
  })

/** How many of a line that is counted by its variant alone are with the customer, or promised to one. */
function outOf(now: Snapshot, line: Snapshot['lines'][number]): number {
  const returnOf = new Map(now.returns.map((one) => [one.id, one]))
  const back = sum(now.returned, (one) =>
    one.item_id === line.id && returnOf.get(one.return_id)?.status === 'received'
      ? (one.received_quantity ?? 0)
      : 0,
  )
  const swap = now.swaps.find((one) => one.id === line.swap_id)
  const claim = now.claims.find((one) => one.id === line.claim_order_id)
  const isPromised = swap
    ? swap.confirmed_at && !swap.canceled_at
    : claim
      ? !claim.canceled_at
      : line.order_id === now.order.id && now.order.status !== 'canceled'
  return (isPromised ? line.quantity : 0) - back
}

const statuses = (now: Snapshot) =>
  collect((says) => {
    const { order, payments, refunds, fulfillments, swaps, claims, returns, edits } = now
    const lines = now.lines.filter((line) => line.order_id === order.id)
    const is = (status: string) => order.fulfillment_status === status
    const isCanceled = order.status === 'canceled'
    says(
      isCanceled === (order.canceled_at !== null),
      `the order is ${order.status}, canceled at ${order.canceled_at}`,
    )
    if (isCanceled) {
      says(is('canceled'), `a canceled order is ${order.fulfillment_status}`)
      says(
        fulfillments.every((one) => one.canceled_at),
        'a canceled order has parcels',
      )
      says(
        swaps.every((one) => one.canceled_at),
        'a canceled order has swaps',
      )
      says(
        claims.every((one) => one.canceled_at),
        'a canceled order has claims',
      )
      says(
        returns.every((one) => one.status === 'canceled'),
        'a canceled order has returns',
      )
      says(
        edits.every((one) => !isOpen(one)),
        'a canceled order has an open edit',
      )
    }
    const own = payments.filter((one) => one.order_id === order.id && one.swap_id === null)
    if (order.payment_status === 'captured')
      says(own.some((one) => one.captured_at) || own.length === 0, 'the order is captured and no payment is')
    if (order.payment_status === 'awaiting')
      says(refunds.length === 0, 'money was given back for an order that awaits it')
    if (order.payment_status === 'refunded')
      says(refunds.length > 0, 'the order is refunded, and nothing was given back')
    if (order.payment_status === 'partially_refunded')
      says(refunds.length > 0, 'the order is partially refunded, and nothing was given back')
    if (is('not_fulfilled'))
      says(
        lines.every((line) => !line.fulfilled_quantity),
        'the order is not fulfilled and lines are',
      )
    if (is('returned'))
      says(
        lines.some((line) => line.returned_quantity),
        'the order is returned, and nothing came back',
      )
    for (const swap of swaps) {
      const sent = fulfillments.filter((one) => one.swap_id === swap.id)
      const status = swap.fulfillment_status
      says(
        (swap.canceled_at !== null) === (swap.payment_status === 'canceled'),
        `swap: ${swap.payment_status}`,
      )
      if (status === 'shipped')
        says(
          sent.some((one) => one.shipped_at),
          'a shipped swap has no parcel on its way',
        )
      if (status === 'fulfilled')
        says(
          sent.some((one) => !one.canceled_at),
          'a fulfilled swap has no parcel',
        )
      if (swap.payment_status === 'captured')
        says(
          payments.some((one) => one.swap_id === swap.id && one.captured_at),
          'a paid swap has no payment',
        )
    }
    for (const claim of claims) {
      const sent = fulfillments.filter((one) => one.claim_order_id === claim.id)
      const status = claim.fulfillment_status
      if (status === 'shipped')
        says(
          sent.some((one) => one.shipped_at),
          'a shipped claim has no parcel on its way',
        )
      if (status === 'fulfilled')
        says(
          sent.some((one) => !one.canceled_at),
          'a fulfilled claim has no parcel',
        )
      if (claim.payment_status === 'refunded' && (claim.refund_amount ?? 0) > 0)
        says(
          refunds.some((one) => one.reason === 'claim'),
          'a refunded claim gave nothing back',
        )
    }
    says(edits.filter(isOpen).length <= 1, 'two edits are under way')
  })
