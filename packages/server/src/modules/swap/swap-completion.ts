import type { Swap } from '@cartwright/contract'
import { notAllowed, ShopError } from '../../errors'
import { emit } from '../../events/emit'
import type { Tx } from '../../store/database/engine'
import { findOne } from '../../store/reading/graph'
import { shapeOf } from '../../store/reading/shape'
import { now } from '../../store/schema/ids'
import { wantedStock } from '../cart/lines'
import type { LoadedCart } from '../cart/load-cart'
import { assertStock } from '../cart/stock'
import type { Completing, CompletionKind } from '../checkout/completion'
import { reserveStock } from '../inventory/reserve-stock'
import { closeCart, storeTaxes } from '../order/place-order'
import { lockOrder } from '../order/queries'
import { soldLines } from '../order/stock'
import { emitFiguresChanged, record } from '../payment/ledger'
import { assertCreditIntact } from './assert-credit'
import { lockSwap, type SwapRow, swapOfCart } from './queries'

/**
 * The shopper agrees to a swap: what it costs is authorised, stock is kept for the new goods, and the difference is
 * fixed.
 */
export const swapCompletion: CompletionKind = {
  async check(tx, { cart }) {
    const swap = await swapOfCart(tx, cart.row.id)
    await assertAgreeable(tx, swap, cart)
    if (!swap.allow_backorder) await assertStock(tx, wantedStock(cart.items), cart.row.sales_channel_id)
  },
  async write(shop, tx, completing) {
    const { cart, amount } = completing
    const { id, order_id } = await swapOfCart(tx, cart.row.id)
    await lockOrder(tx, order_id)
    const swap = await lockSwap(tx, order_id, id)
    await assertAgreeable(tx, swap, cart)
    await keepStock(tx, swap, cart)
    await storeTaxes(tx, cart)
    await tx.updateRows(tx.t.shipping_method, { cart_id: cart.row.id }, { swap_id: id })
    await closeCart(tx, cart, await insertPayment(tx, swap, completing))
    const changes = {
      difference_due: amount,
      confirmed_at: now(),
      shipping_address_id: cart.row.shipping_address_id,
      payment_status: amount === 0 ? 'confirmed' : 'awaiting',
    } as const
    await tx.updateRows(tx.t.swap, { id }, changes)
    const { currency_code } = cart.region
    await record(tx, { order_id, currency_code, kind: 'swap', due: amount, reference_id: id })
    await emitFiguresChanged(tx, order_id)
    await emit(tx, 'swap.payment_completed', { id, no_notification: swap.no_notification })
    return () => swapCompletion.again(shop, cart.row.id)
  },
  async again(shop, cartId) {
    const { id } = await swapOfCart(shop.db, cartId)
    const swap = await findOne<Swap>(shop.db, 'swap', id, shapeOf(['shipping_address']))
    return { type: 'swap', data: swap as Swap }
  },
}

async function assertAgreeable(tx: Tx, swap: SwapRow, cart: LoadedCart) {
  if (swap.canceled_at) throw notAllowed('The swap was canceled')
  if (cart.gift_cards.length > 0) throw notAllowed('A swap cannot be paid by gift card; remove it first')
  await assertCreditIntact(tx, swap, cart)
}

/** With backorders allowed the goods are promised even where they are short. */
async function keepStock(tx: Tx, swap: SwapRow, cart: LoadedCart) {
  const lines = soldLines(cart.items.filter((line) => !line.is_return))
  const keep = () => reserveStock(tx, lines, { sales_channel_id: cart.row.sales_channel_id })
  if (!swap.allow_backorder) return keep()
  await tx.nested(keep).catch((error) => {
    if (!(error instanceof ShopError)) throw error
  })
}

async function insertPayment(tx: Tx, { id, order_id }: SwapRow, { cart, amount, payment }: Completing) {
  if (!payment) return null
  const { currency_code } = cart.region
  const made = { ...payment, swap_id: id, order_id, cart_id: cart.row.id, amount, currency_code }
  const [row] = await tx.insertRows(tx.t.payment, [made])
  return row ?? null
}
