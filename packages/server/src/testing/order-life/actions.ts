import {
  type CallName,
  claimCan,
  fulfillmentCan,
  orderCan,
  orderEditCan,
  returnCan,
  swapCan,
} from '@cartwright/contract'
import { editStatus } from '../../modules/order-edit/edit-status'
import type { LifeShop } from './life-shop'
import { type Snapshot, standingLines } from './snapshot'

/** Numbers that choose among what there is; they shrink to 0. */
export interface Choice {
  /** Which of several things. */
  pick: number
  /** How many, or how much. */
  much: number
  /** Bits that switch variations on. */
  ways: number
}

export interface Request {
  name: CallName
  params?: Record<string, string>
  body?: unknown
}

/** What is asked of the shop, and whether the table of what is allowed when says yes. */
export interface Asked {
  requests: Request[]
  allowed?: boolean
}

type Action = (now: Snapshot, choice: Choice, shop: LifeShop) => Asked | undefined

const of = <T>(rows: readonly T[], pick: number): T | undefined => rows[pick % Math.max(1, rows.length)]
const bit = (ways: number, place: number) => ((ways >> place) & 1) === 1
const one = (name: CallName, params: Record<string, string>, body?: unknown, allowed?: boolean): Asked => ({
  requests: [{ name, params, body }],
  allowed,
})

const onOrder =
  (
    name: CallName,
    can?: keyof typeof orderCan,
    body?: (now: Snapshot, choice: Choice, shop: LifeShop) => unknown,
  ): Action =>
  (now, choice, shop) =>
    one(name, { id: now.order.id }, body?.(now, choice, shop), can && orderCan[can](now.order))

const placeOf = ({ ways }: Choice, shop: LifeShop) => (bit(ways, 3) ? null : shop.locations[ways & 1])

/** Lines with a quantity each: mostly what is left, sometimes too many, sometimes of no line at all. */
function some(lines: readonly { id: string; left: number }[], { pick, much, ways }: Choice) {
  const chosen = bit(ways, 4) ? lines.filter((line) => line.left > 0) : [of(lines, pick)]
  return chosen.flatMap((line) =>
    line
      ? [
          {
            item_id: line.id,
            quantity: bit(ways, 4)
              ? Math.max(1, line.left)
              : 1 + (much % Math.max(1, line.left + (much % 7 === 6 ? 1 : 0))),
          },
        ]
      : [],
  )
}

const toFulfill = (now: Snapshot) =>
  now.lines
    .filter((line) => line.order_id === now.order.id)
    .map((line) => ({ id: line.id, left: line.quantity - (line.fulfilled_quantity ?? 0) }))
const withCustomer = (now: Snapshot) =>
  standingLines(now).map((line) => ({
    id: line.id,
    left: (line.fulfilled_quantity ?? 0) - (line.returned_quantity ?? 0),
  }))

const amountOf = (now: Snapshot, { pick, much }: Choice) => {
  const captured = now.payments.reduce(
    (sum, one) => sum + (one.captured_at ? one.amount - one.amount_refunded : 0),
    0,
  )
  return [captured, Math.floor(captured / 3), 1 + much, captured + 1][pick % 4] ?? 0
}

const ofFulfillment =
  (
    owner: 'order_id' | 'swap_id' | 'claim_order_id',
    ask: (now: Snapshot, parcel: Snapshot['fulfillments'][number]) => Asked,
  ): Action =>
  (now, { pick }) => {
    const parcel = of(
      now.fulfillments.filter((one) => one[owner] !== null),
      pick,
    )
    return parcel && ask(now, parcel)
  }

const regionOf = (now: Snapshot, shop: LifeShop) =>
  shop.regions.find(({ region }) => region.id === now.order.region_id)

const onSwap =
  (name: CallName, can: keyof typeof swapCan, body?: (choice: Choice, shop: LifeShop) => unknown): Action =>
  (now, choice, shop) => {
    const swap = of(now.swaps, choice.pick)
    return swap && one(name, { id: now.order.id, swap_id: swap.id }, body?.(choice, shop), swapCan[can](swap))
  }
const onClaim =
  (name: CallName, can: keyof typeof claimCan, body?: (choice: Choice, shop: LifeShop) => unknown): Action =>
  (now, choice, shop) => {
    const claim = of(now.claims, choice.pick)
    return (
      claim && one(name, { id: now.order.id, claim_id: claim.id }, body?.(choice, shop), claimCan[can](claim))
    )
  }
const withStatus = (edit: Snapshot['edits'][number]) => ({ ...edit, status: editStatus(edit) })
const onEdit =
  (name: CallName, can: keyof typeof orderEditCan, body?: unknown): Action =>
  (now, { pick }) => {
    // The last one is the one that may be open; earlier ones must refuse.
    const edit = pick % 8 === 7 ? now.edits[0] : now.edits.at(-1)
    return edit && one(name, { id: edit.id }, body, orderEditCan[can](withStatus(edit)))
  }
const onEditLine =
  (
    ask: (edit: Snapshot['edits'][number], line: Snapshot['lines'][number], choice: Choice) => Asked,
  ): Action =>
  (now, choice) => {
    const edit = now.edits.at(-1)
    const line = of(
      now.lines.filter((row) => row.order_edit_id === edit?.id),
      choice.pick,
    )
    return edit && line && ask(edit, line, choice)
  }

const at = '/admin/orders/:id'

/** Everything that can happen to an order, and how often it is tried. */
export const actions = {
  capture: [4, onOrder(`POST ${at}/capture`, 'capture')],
  complete: [1, onOrder(`POST ${at}/complete`, 'complete')],
  archive: [1, onOrder(`POST ${at}/archive`, 'archive')],
  cancel: [1, onOrder(`POST ${at}/cancel`, 'cancel')],
  update: [1, onOrder(`POST ${at}`, 'update', () => ({ email: 'Eve@example.com' }))],
  refund: [
    2,
    onOrder(`POST ${at}/refund`, 'refund', (now, choice) => ({
      amount: amountOf(now, choice),
      reason: 'other',
    })),
  ],
  addShippingMethod: [
    1,
    onOrder(`POST ${at}/shipping-methods`, 'addShippingMethod', (now, { much }, shop) => ({
      option_id: regionOf(now, shop)?.option,
      price: much,
    })),
  ],
  capturePayment: [
    1,
    (now, { pick }) => {
      const payment = of(now.payments, pick)
      return payment && one('POST /admin/payments/:id/capture', { id: payment.id })
    },
  ],
  refundPayment: [
    1,
    (now, choice) => {
      const payment = of(now.payments, choice.pick)
      return (
        payment &&
        one(
          'POST /admin/payments/:id/refund',
          { id: payment.id },
          { amount: amountOf(now, choice), reason: 'other' },
        )
      )
    },
  ],
  fulfill: [
    6,
    onOrder(`POST ${at}/fulfillment`, 'fulfill', (now, choice, shop) => ({
      items: some(toFulfill(now), choice),
      location_id: placeOf(choice, shop),
    })),
  ],
  ship: [
    3,
    ofFulfillment('order_id', ({ order }, parcel) =>
      one(
        `POST ${at}/shipment`,
        { id: order.id },
        { fulfillment_id: parcel.id, tracking_numbers: ['1Z'] },
        orderCan.ship(order as never) && fulfillmentCan.ship(parcel as never),
      ),
    ),
  ],
  cancelFulfillment: [
    2,
    ofFulfillment('order_id', ({ order }, parcel) =>
      one(
        `POST ${at}/fulfillments/:fulfillment_id/cancel`,
        { id: order.id, fulfillment_id: parcel.id },
        undefined,
        fulfillmentCan.cancel(parcel as never),
      ),
    ),
  ],
  reserve: [
    1,
    (now, { pick, much }, shop) => {
      const line = of(toFulfill(now), pick)
      return (
        line &&
        one(
          `POST ${at}/line-items/:line_item_id/reserve`,
          { id: now.order.id, line_item_id: line.id },
          { location_id: shop.locations[much % 2] ?? '', quantity: 1 + (much % 3) },
        )
      )
    },
  ],
  requestReturn: [
    4,
    (now, choice, shop) => {
      const items = some(withCustomer(now), choice)
      const shipping = { option_id: regionOf(now, shop)?.returnOption ?? '' }
      if (bit(choice.ways, 1))
        return one(
          'POST /store/returns',
          {},
          { order_id: now.order.id, items, ...(bit(choice.ways, 2) ? { return_shipping: shipping } : {}) },
        )
      return one(
        `POST ${at}/return`,
        { id: now.order.id },
        {
          items,
          receive_now: bit(choice.ways, 5),
          ...(bit(choice.ways, 2) ? { return_shipping: { ...shipping, price: 100 } } : {}),
          ...(choice.much % 5 === 4 ? { refund: choice.much } : {}),
          location_id: placeOf(choice, shop),
        },
        orderCan.requestReturn(now.order),
      )
    },
  ],
  receiveReturn: [
    4,
    (now, choice, shop) => {
      const back = of(now.returns, choice.pick)
      if (!back) return undefined
      const announced = now.returned.filter((row) => row.return_id === back.id)
      const items = announced
        .filter((_, index) => index > 0 || !bit(choice.ways, 1) || announced.length === 1)
        .map((row) => ({
          item_id: row.item_id,
          quantity: bit(choice.ways, 2) ? Math.max(1, row.quantity - 1) : row.quantity,
        }))
      const extra = bit(choice.ways, 4)
        ? withCustomer(now)
            .filter((line) => !items.some((item) => item.item_id === line.id))
            .slice(0, 1)
        : []
      return one(
        'POST /admin/returns/:id/receive',
        { id: back.id },
        {
          items: [...items, ...extra.map((line) => ({ item_id: line.id, quantity: 1 }))],
          ...(choice.much % 5 === 4 ? { refund: choice.much } : {}),
          location_id: placeOf(choice, shop),
        },
        returnCan.receive(back),
      )
    },
  ],
  cancelReturn: [
    2,
    (now, { pick }) => {
      const back = of(now.returns, pick)
      return back && one('POST /admin/returns/:id/cancel', { id: back.id }, undefined, returnCan.cancel(back))
    },
  ],
  createSwap: [
    5,
    (now, choice, shop) => {
      const return_items = some(withCustomer(now), choice)
      const additional_items = [
        { variant_id: of(shop.variants, choice.much) ?? '', quantity: 1 + (choice.pick % 3) },
      ]
      const allowed = orderCan.swap(now.order)
      const option_id = regionOf(now, shop)?.returnOption ?? ''
      if (bit(choice.ways, 1))
        return one(
          'POST /store/swaps',
          {},
          {
            order_id: now.order.id,
            return_items,
            additional_items,
            ...(bit(choice.ways, 2) ? { return_shipping_option: option_id } : {}),
          },
          allowed,
        )
      return one(
        `POST ${at}/swaps`,
        { id: now.order.id },
        {
          return_items,
          additional_items,
          allow_backorder: false,
          ...(bit(choice.ways, 2) ? { return_shipping: { option_id, price: 99 } } : {}),
        },
        allowed,
      )
    },
  ],
  completeSwap: [
    6,
    (now, { pick, ways }, shop) => {
      const swap = of(now.swaps, pick)
      const params = { id: swap?.cart_id ?? '' }
      const option_id = regionOf(now, shop)?.option
      return (
        swap && {
          requests: [
            ...(bit(ways, 3)
              ? []
              : [{ name: 'POST /store/carts/:id/shipping-methods' as const, params, body: { option_id } }]),
            { name: 'POST /store/carts/:id/payment-sessions', params },
            { name: 'POST /store/carts/:id/complete', params },
          ],
        }
      )
    },
  ],
  processSwap: [5, onSwap(`POST ${at}/swaps/:swap_id/process-payment`, 'processPayment')],
  fulfillSwap: [
    4,
    onSwap(`POST ${at}/swaps/:swap_id/fulfillments`, 'fulfill', (choice, shop) => ({
      location_id: placeOf(choice, shop),
    })),
  ],
  shipSwap: [
    3,
    ofFulfillment('swap_id', ({ order }, parcel) =>
      one(
        `POST ${at}/swaps/:swap_id/shipments`,
        { id: order.id, swap_id: parcel.swap_id ?? '' },
        { fulfillment_id: parcel.id },
        fulfillmentCan.ship(parcel as never),
      ),
    ),
  ],
  cancelSwapFulfillment: [
    1,
    ofFulfillment('swap_id', ({ order }, parcel) =>
      one(
        `POST ${at}/swaps/:swap_id/fulfillments/:fulfillment_id/cancel`,
        { id: order.id, swap_id: parcel.swap_id ?? '', fulfillment_id: parcel.id },
        undefined,
        fulfillmentCan.cancel(parcel as never),
      ),
    ),
  ],
  cancelSwap: [2, onSwap(`POST ${at}/swaps/:swap_id/cancel`, 'cancel')],
  createClaim: [
    4,
    (now, choice, shop) => {
      const claim_items = some(withCustomer(now), choice).map((item) => ({
        ...item,
        reason: 'other' as const,
      }))
      const { option, returnOption } = regionOf(now, shop) ?? {}
      const isReplace = bit(choice.ways, 1)
      return one(
        `POST ${at}/claims`,
        { id: now.order.id },
        {
          type: isReplace ? 'replace' : 'refund',
          claim_items,
          ...(isReplace
            ? {
                additional_items: [
                  { variant_id: of(shop.variants, choice.much) ?? '', quantity: 1 + (choice.pick % 2) },
                ],
                shipping_methods: [{ option_id: option, price: 0 }],
              }
            : choice.much % 3 === 0
              ? { refund_amount: choice.much }
              : {}),
          ...(bit(choice.ways, 2) ? { return_shipping: { option_id: returnOption, price: 0 } } : {}),
        },
        orderCan.claim(now.order),
      )
    },
  ],
  updateClaim: [1, onClaim(`POST ${at}/claims/:claim_id`, 'update', () => ({ metadata: { seen: true } }))],
  fulfillClaim: [
    3,
    onClaim(`POST ${at}/claims/:claim_id/fulfillments`, 'fulfill', (choice, shop) => ({
      location_id: placeOf(choice, shop),
    })),
  ],
  shipClaim: [
    2,
    ofFulfillment('claim_order_id', ({ order }, parcel) =>
      one(
        `POST ${at}/claims/:claim_id/shipments`,
        { id: order.id, claim_id: parcel.claim_order_id ?? '' },
        { fulfillment_id: parcel.id },
        fulfillmentCan.ship(parcel as never),
      ),
    ),
  ],
  cancelClaimFulfillment: [
    1,
    ofFulfillment('claim_order_id', ({ order }, parcel) =>
      one(
        `POST ${at}/claims/:claim_id/fulfillments/:fulfillment_id/cancel`,
        { id: order.id, claim_id: parcel.claim_order_id ?? '', fulfillment_id: parcel.id },
        undefined,
        fulfillmentCan.cancel(parcel as never),
      ),
    ),
  ],
  cancelClaim: [2, onClaim(`POST ${at}/claims/:claim_id/cancel`, 'cancel')],
  createEdit: [
    3,
    (now) => one('POST /admin/order-edits', {}, { order_id: now.order.id }, orderCan.edit(now.order)),
  ],
  addEditItem: [
    5,
    (now, { pick, much }, shop) => {
      const edit = now.edits.at(-1)
      return (
        edit &&
        one(
          'POST /admin/order-edits/:id/items',
          { id: edit.id },
          { variant_id: of(shop.variants, pick), quantity: 1 + (much % 3) },
          orderEditCan.changeItems(withStatus(edit)),
        )
      )
    },
  ],
  updateEditItem: [
    4,
    onEditLine((edit, line, { much }) =>
      one(
        'POST /admin/order-edits/:id/items/:item_id',
        { id: edit.id, item_id: line.id },
        { quantity: 1 + (much % 4) },
        orderEditCan.changeItems(withStatus(edit)),
      ),
    ),
  ],
  removeEditItem: [
    2,
    onEditLine((edit, line) =>
      one(
        'DELETE /admin/order-edits/:id/items/:item_id',
        { id: edit.id, item_id: line.id },
        undefined,
        orderEditCan.changeItems(withStatus(edit)),
      ),
    ),
  ],
  undoChange: [
    1,
    (now, { pick }) => {
      const change = of(now.changes, pick)
      const edit = now.edits.find((row) => row.id === change?.order_edit_id)
      return (
        change &&
        edit &&
        one(
          'DELETE /admin/order-edits/:id/changes/:change_id',
          { id: edit.id, change_id: change.id },
          undefined,
          orderEditCan.changeItems(withStatus(edit)),
        )
      )
    },
  ],
  requestEdit: [4, onEdit('POST /admin/order-edits/:id/request', 'request', {})],
  payEdit: [
    5,
    (now) => {
      const collection = now.collections.find((row) => row.id === now.edits.at(-1)?.payment_collection_id)
      const params = { id: collection?.id ?? '' }
      return (
        collection && {
          requests: [
            { name: 'POST /store/payment-collections/:id/sessions', params, body: { provider_id: 'manual' } },
            { name: 'POST /store/payment-collections/:id/sessions/:session_id/authorize', params },
          ],
        }
      )
    },
  ],
  confirmEdit: [2, onEdit('POST /admin/order-edits/:id/confirm', 'confirm')],
  completeEdit: [3, onEdit('POST /store/order-edits/:id/complete', 'complete')],
  declineEdit: [1, onEdit('POST /store/order-edits/:id/decline', 'decline', {})],
  cancelEdit: [1, onEdit('POST /admin/order-edits/:id/cancel', 'cancel')],
  deleteEdit: [1, onEdit('DELETE /admin/order-edits/:id', 'delete')],
} satisfies Record<string, [weight: number, Action]>

export type ActionName = keyof typeof actions
