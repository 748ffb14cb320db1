import { createHash, randomUUID } from 'node:crypto'
import type { Order } from '@cartwright/contract'
import {
  formatMoney,
  linesSold,
  returnEstimate,
  returnLines,
  type TypedReturn,
  typedReturns,
  type WantedReturn,
  wantedReturns,
} from '@cartwright/sdk/rules'
import { translator } from '../i18n/use-t'
import { ours } from './cart-view'
import { isShort } from './change-cart.server'
import type { ShopVisit } from './context.server'
import { refusalOf, statusOf } from './failures'
import { type WayBack, waysBack } from './return-offers.server'

/** What stands in the form, as it was typed. */
export interface ReturnValues {
  lines: Record<string, TypedReturn>
  instead: 'refund' | 'exchange'
  /** The id of a way back, or `self`. */
  back: string
  /** What each line is exchanged for, by line. */
  wanted: Record<string, string>
  /** Words to find another piece by, and the piece. */
  find: string
  piece: string
  /** The same for as long as a form lives: pressed twice, it sends once. */
  once: string
}

/** What a return comes to, before it is sent. */
export interface ReturnSum {
  worth: number
  cost: number
  refund: number
}

export type ReturnOutcome =
  | { kind: 'sent'; returnId: string }
  | { kind: 'exchange'; cartId: string }
  /** Shown again: because it is refused, or to say what it comes to. */
  | {
      kind: 'shown'
      values: ReturnValues
      errors: { form?: string; lines: Record<string, string> }
      notice?: string
      sum?: ReturnSum
    }

export const newValues = (): Pick<ReturnValues, 'once'> => ({ once: randomUUID() })

export function readReturn(form: FormData, order: Order): ReturnValues {
  const read = (name: string) => String(form.get(name) ?? '').trim()
  const lines = linesSold(order)
  return {
    lines: typedReturns(form, lines),
    instead: read('instead') === 'exchange' ? 'exchange' : 'refund',
    back: read('back') || 'self',
    wanted: Object.fromEntries(lines.map(({ id }) => [id, read(`wanted:${id}`)])),
    find: read('find').slice(0, 100),
    piece: read('piece'),
    once: read('once').slice(0, 60) || randomUUID(),
  }
}

/**
 * Announces a return or an exchange. Money is sent for only as much as the page has said before: until it has, or when it
 * is another sum by now, nothing is sent and the page says it.
 */
export async function sendReturn(shop: ShopVisit, order: Order, form: FormData): Promise<ReturnOutcome> {
  const { t } = translator(shop.language)
  const values = readReturn(form, order)
  const shown = (more: Partial<Extract<ReturnOutcome, { kind: 'shown' }>>): ReturnOutcome => ({
    kind: 'shown',
    values,
    errors: { lines: {} },
    ...more,
  })
  const intent = form.get('intent')
  if (intent === 'find') return shown({})
  const items = wantedReturns(values.lines)
  const errors = wrongLines(shop, order, items)
  if (Object.keys(errors).length > 0) return shown({ errors: { lines: errors } })
  if (items.length === 0) return shown({ errors: { form: t('return_nothing'), lines: {} } })
  const way = (await waysBack(shop, order)).find(({ id }) => id === values.back)
  try {
    if (values.instead === 'exchange') return await exchange(shop, order, values, items, way, shown)
    const refund = returnEstimate(order, items, way?.cost ?? 0)
    const sum = { worth: returnEstimate(order, items, 0), cost: way?.cost ?? 0, refund }
    const seen = form.get('seen_refund')
    if (intent !== 'send' || seen === null) return shown({ sum })
    const money = formatMoney(refund, order.currency_code, shop.locale)
    if (Number(seen) !== refund) return shown({ sum, notice: t('return_changed', { now: money }) })
    const body = {
      order_id: order.id,
      items,
      ...(way ? { return_shipping: { option_id: way.id } } : {}),
    }
    const { return: made } = await shop.client.returns.create(body, {
      idempotencyKey: keyOf('return', values, body),
    })
    return { kind: 'sent', returnId: made.id }
  } catch (error) {
    if (refusalOf(error) === undefined) throw error
    return shown({ errors: { form: reasonOf(shop, order, error), lines: {} } })
  }
}

/** What is wrong with the lines as the order stands now: others may have sent them back meanwhile. */
function wrongLines(shop: ShopVisit, order: Order, items: readonly WantedReturn[]): Record<string, string> {
  const { t } = translator(shop.language)
  const most = new Map(returnLines(order, ours).map((line) => [line.id, line.most]))
  return Object.fromEntries(
    items.flatMap(({ item_id, quantity }) => {
      const left = most.get(item_id) ?? 0
      if (quantity <= left) return []
      return [[item_id, left === 0 ? t('return_most_none') : t('return_most', { count: left })]]
    }),
  )
}

async function exchange(
  shop: ShopVisit,
  order: Order,
  { wanted, piece, ...values }: ReturnValues,
  items: readonly WantedReturn[],
  way: WayBack | undefined,
  shown: (more: { errors: { form: string; lines: Record<string, string> } }) => ReturnOutcome,
): Promise<ReturnOutcome> {
  const { t } = translator(shop.language)
  const pieces = new Map<string, number>()
  const add = (variant: string | undefined, quantity: number) =>
    variant && pieces.set(variant, (pieces.get(variant) ?? 0) + quantity)
  for (const { item_id, quantity } of items) add(wanted[item_id], quantity)
  add(piece, 1)
  if (pieces.size === 0) return shown({ errors: { form: t('exchange_nothing'), lines: {} } })
  const body = {
    order_id: order.id,
    return_items: [...items],
    additional_items: [...pieces].map(([variant_id, quantity]) => ({ variant_id, quantity })),
    ...(way ? { return_shipping_option: way.id } : {}),
  }
  const { swap } = await shop.client.swaps.create(body, { idempotencyKey: keyOf('swap', values, body) })
  return { kind: 'exchange', cartId: swap.cart_id ?? '' }
}

/** The same form with the same choices is one request; with other choices, after going back, it is another. */
const keyOf = (what: string, { once }: Pick<ReturnValues, 'once'>, body: object): string =>
  `${what}-${once}-${createHash('sha256').update(JSON.stringify(body)).digest('hex').slice(0, 24)}`

function reasonOf({ language }: ShopVisit, order: Order, error: unknown): string {
  const { t } = translator(language)
  if (isShort(error)) return t('exchange_short')
  if (statusOf(error) === 409) return t('under_way')
  if (order.status === 'canceled') return t('return_canceled')
  return t('return_refused')
}
