import type { Fulfillment, LedgerSums, LineItem, Order, OrderEdit } from '@cartwright/contract'
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { TestShop } from '../../packages/server/src/testing/test-shop'
import { en } from '../../packages/ui/src/strings/en'
import { isEditing } from './edit-acts'

const word = (status: string): string =>
  (en.status as Record<string, string>)[status] ?? status.replaceAll(/[_-]/g, ' ')

/** What the page of an order must say, by what the shop answers about it. Amounts in minor units. */
function truthOf(order: Order, sums: LedgerSums) {
  const isCanceled = order.status === 'canceled'
  const parcelWord = ({
    canceled_at,
    shipped_at,
  }: Pick<Fulfillment, 'canceled_at' | 'shipped_at'>): string =>
    canceled_at ? 'Canceled' : shipped_at ? 'Shipped' : 'Packed'
  return {
    badges: [
      ...(order.status === 'pending' ? [] : [word(order.status)]),
      ...(isCanceled && order.payment_status === 'canceled' ? [] : [word(order.payment_status)]),
      ...(isCanceled ? [] : [word(goodsOf(order))]),
    ],
    total: order.total,
    money: [sums.paid - sums.refunded, sums.outstanding],
    quantities: (order.items ?? []).map(({ title, quantity }) => `${title} × ${quantity}`).sort(),
    parcels: (order.fulfillments ?? []).map(parcelWord),
    cases: [
      ...(order.returns ?? []).filter(({ claim_order_id }) => !claim_order_id).map(() => 'Return'),
      ...(order.swaps ?? []).map((swap) =>
        [
          'Exchange',
          ...(swap.canceled_at
            ? ['Canceled']
            : new Set([word(swap.payment_status), word(swap.fulfillment_status)])),
          ...(swap.fulfillments ?? []).map(parcelWord),
        ].join(' '),
      ),
      ...(order.claims ?? []).map((claim) =>
        [
          claim.type === 'refund' ? 'Claim: money back' : 'Claim: replacement',
          claim.canceled_at
            ? 'Canceled'
            : word(claim.type === 'refund' ? claim.payment_status : claim.fulfillment_status),
          ...(claim.fulfillments ?? []).map(parcelWord),
        ].join(' '),
      ),
    ].sort(),
  }
}

/** A parcel that was canceled does not make an order canceled: where v1 notes so, what is packed and sent says it. */
function goodsOf({ fulfillment_status, items = [] }: Order): string {
  if (fulfillment_status !== 'canceled') return fulfillment_status
  const most = (count: (item: LineItem) => number | null | undefined) =>
    Math.max(0, ...items.map((item) => count(item) ?? 0))
  return most((item) => item.shipped_quantity) > 0
    ? 'partially_shipped'
    : most((item) => item.fulfilled_quantity) > 0
      ? 'partially_fulfilled'
      : 'not_fulfilled'
}

/** What the page of an order says; read in the page. */
const shownOf = (page: Page): Promise<ReturnType<typeof truthOf>> =>
  page.evaluate(() => {
    const all = (selector: string, within: ParentNode = document.querySelector('main') ?? document) => [
      ...within.querySelectorAll(selector),
    ]
    const text = (element: Element | null | undefined) => element?.textContent?.trim() ?? ''
    const amount = (element: Element | null | undefined) => {
      const said = text(element)
      const digits = Number(said.replaceAll(/\D/g, ''))
      return /[-−]/.test(said) && digits !== 0 ? -digits : digits
    }
    const badges = (within: Element) => all('.cw-Badge', within).map(text)
    const said = text(document.querySelector('main'))
    const heading = (card: Element | null) => text(card?.querySelector('.cw-Card-title'))
    return {
      badges: all('.ad-Page-titles .cw-Badge').map(text),
      total: amount(all('.ad-Totals strong .cw-Money').at(-1)),
      money: said.includes('No payment was needed or taken.')
        ? [0, 0]
        : all('.or-Ledger tfoot td').map(amount),
      quantities: all('.ad-Line-amount')
        .map((cell) => {
          const line = cell.closest('.ad-Line')
          return `${text(line?.querySelector('.ad-Line-title'))} × ${text(cell).split('×').at(-1)?.trim()}`
        })
        .sort(),
      parcels: all('.ad-Parcel-head').map((parcel) => badges(parcel).join(' ')),
      cases: all('.as-Case')
        .map((one) => {
          const title = heading(one.closest('.cw-Card'))
          return title === 'Return' ? title : [title, ...badges(one)].join(' ')
        })
        .sort(),
    }
  })

/** What the page that changes an order must say: how many of each there are then, and what it comes to. */
const editTruthOf = (order: Order, edit: OrderEdit | undefined) => ({
  totals: [order.total, edit ? edit.total : order.total],
  quantities: (edit?.items ?? order.items ?? []).map(({ quantity }) => String(quantity)).sort(),
})
const editShownOf = (page: Page): Promise<ReturnType<typeof editTruthOf>> =>
  page.evaluate(() => ({
    totals: [...document.querySelectorAll('.oe-Money tr[data-total] td')].map(({ textContent }) => {
      const digits = Number(textContent?.replaceAll(/\D/g, ''))
      return /[-−]/.test(textContent ?? '') ? -digits : digits
    }),
    quantities: [...document.querySelectorAll<HTMLInputElement>('.oe-Quantity input')]
      .filter(({ type }) => type !== 'hidden')
      .map(({ value }) => value)
      .sort(),
  }))

const patience = { timeout: 20_000, interval: 50 }

/** Waits until the page says what the shop does. @throws with both where it never does */
export async function agree(page: Page, t: TestShop, id: string): Promise<Order> {
  const headers = t.staff
  const params = { id }
  const { order } = await t.call('GET /admin/orders/:id', { params, headers })
  if (isEditing(page)) {
    const { order_edits } = await t.call('GET /admin/order-edits', { query: { order_id: id }, headers })
    const open = order_edits.find(({ status }) => status === 'created' || status === 'requested')
    await expect
      .poll(() => editShownOf(page), patience)
      .toEqual(editTruthOf(order as Order, open as OrderEdit))
    return order as Order
  }
  const { sums } = await t.call('GET /admin/orders/:id/ledger', { params, headers })
  await expect.poll(() => shownOf(page), patience).toEqual(truthOf(order as Order, sums))
  return order as Order
}

/** All that a page says but how long ago it was, and what is typed into its fields. */
export const allOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const main = document.querySelector('main')?.cloneNode(true) as HTMLElement | undefined
    for (const one of main?.querySelectorAll('time, .cw-Tooltip') ?? []) one.remove()
    const walker = document.createTreeWalker(main ?? document.body, NodeFilter.SHOW_TEXT)
    const texts: string[] = []
    while (walker.nextNode()) texts.push(walker.currentNode.textContent?.trim() ?? '')
    return texts.filter(Boolean)
  })
