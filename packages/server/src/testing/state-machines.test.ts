import {
  batchJobCan,
  type CallName,
  type Can,
  claimCan,
  draftOrderCan,
  fulfillmentCan,
  giftCardCan,
  orderCan,
  orderEditCan,
  paymentCan,
  paymentCollectionCan,
  publishableKeyCan,
  quietAgain,
  returnCan,
  swapCan,
} from '@cartwright/contract'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { editStatus } from '../modules/order-edit/edit-status'
import { type Counter, openCounter, placeOrder } from './placed-order'
import { describeShop, type TestShop } from './test-shop'
import { adasAddress } from './world'

/** Ids a state was reached with; actions pick theirs. */
type Ids = Record<string, string>

interface Machine {
  can: Can<never>
  /** Puts a new thing into each state, through the API. */
  states: Record<string, () => Promise<Ids>>
  /** The row the rules read. */
  row: (ids: Ids) => Promise<object>
  actions: Record<string, (ids: Ids) => Promise<Answer>>
  quiet?: Record<string, string>
  /** Errors other than not_allowed, and refusals for what the row itself does not tell: `state action`. */
  otherwise?: Record<string, string>
}
type Answer = Awaited<ReturnType<TestShop['try']>>

const at = '/admin/orders/:id'

describeShop('every state meets every action', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t, { stock: 10_000 })
  })
  const ask = (name: string, params: Ids, body?: object) =>
    t.try(name as CallName, { params, body, headers: name.includes(' /admin') ? t.staff : {} })
  const done = async (name: string, params: Ids, body?: object) => {
    const answer = await ask(name, params, body)
    if (answer.status >= 400) throw new Error(`${name}: ${JSON.stringify(answer.body)}`)
    return answer.body
  }
  const rowOf = async (
    table: 'order' | 'payment' | 'return' | 'swap' | 'claim_order',
    id: string,
  ): Promise<object> => {
    const { [table]: of } = t.shop.db.t
    const [row] = await t.shop.db.select().from(of).where(eq(of.id, id))
    return row ?? {}
  }

  const placed = async (captured = false): Promise<Ids> => {
    const { id, lines, payment_id } = await placeOrder(t, counter, { small: 2 }, { captured })
    return { id, line: lines.small ?? '', payment: payment_id }
  }
  const sent = async (): Promise<Ids> => {
    const ids = await placed(true)
    const items = [{ item_id: ids.line ?? '', quantity: 2 }]
    const { order } = await done(`POST ${at}/fulfillment`, { id: ids.id ?? '' }, { items })
    return { ...ids, fulfillment: order.fulfillments[0].id }
  }
  const after = async (begin: () => Promise<Ids>, ...names: string[]) => {
    const ids = await begin()
    for (const name of names) await done(`POST ${at}/${name}`, { id: ids.id ?? '' })
    return ids
  }
  const refunded = async (amount?: number) => {
    const ids = await placed(true)
    const { order } = await done(`GET ${at}`, ids)
    await done(`POST ${at}/refund`, ids, { amount: amount ?? order.refundable_amount, reason: 'other' })
    return ids
  }
  const back = (ids: Ids) => [{ item_id: ids.line ?? '', quantity: 1 }]
  const goods = (title = 'large') => [{ variant_id: counter.variants[title]?.id ?? '', quantity: 1 }]

  const returned = async (end?: string): Promise<Ids> => {
    const ids = await sent()
    const { order } = await done(`POST ${at}/return`, ids, { items: back(ids) })
    const made = { ...ids, return: order.returns[0].id as string }
    if (end)
      await done(
        `POST /admin/returns/:id/${end}`,
        { id: made.return },
        end === 'receive' ? { items: back(ids) } : undefined,
      )
    return made
  }

  const swapped = async (title = 'large'): Promise<Ids> => {
    const ids = await sent()
    const { order } = await done(`POST ${at}/swaps`, ids, {
      return_items: back(ids),
      additional_items: goods(title),
    })
    const [swap] = order.swaps
    return { ...ids, swap_id: swap.id, cart: swap.cart_id, return: swap.return_order.id }
  }
  const agreed = async (title?: string) => {
    const ids = await swapped(title)
    const cart = { id: ids.cart ?? '' }
    if (title !== 'small')
      await done('POST /store/carts/:id/shipping-methods', cart, { option_id: counter.shipping_option_id })
    await done('POST /store/carts/:id/payment-sessions', cart)
    await done('POST /store/carts/:id/complete', cart)
    return ids
  }
  const settled = async (title?: string) => {
    const ids = await agreed(title)
    await done(`POST ${at}/swaps/:swap_id/process-payment`, ids)
    return ids
  }
  const packed = async (): Promise<Ids> => {
    const ids = await settled()
    const { order } = await done(`POST ${at}/swaps/:swap_id/fulfillments`, ids, {})
    return { ...ids, fulfillment: order.swaps[0].fulfillments[0].id }
  }

  const claimed = async (type: 'refund' | 'replace', ...steps: string[]): Promise<Ids> => {
    const ids = await sent()
    const claim_items = back(ids).map((item) => ({ ...item, reason: 'other' }))
    const more =
      type === 'refund'
        ? { refund_amount: 100 }
        : {
            additional_items: goods(),
            shipping_methods: [{ option_id: counter.shipping_option_id, price: 0 }],
          }
    const { order } = await done(`POST ${at}/claims`, ids, { type, claim_items, ...more })
    let made: Ids = { ...ids, claim_id: order.claims[0].id, item: order.claims[0].claim_items[0].id }
    for (const step of steps) {
      const body =
        step === 'shipments' ? { fulfillment_id: made.fulfillment } : step === 'cancel' ? undefined : {}
      const answer = await done(`POST ${at}/claims/:claim_id/${step}`, made, body)
      made = { ...made, fulfillment: answer.order.claims[0].fulfillments[0]?.id ?? '' }
    }
    return made
  }

  const edited = async (...steps: string[]): Promise<Ids> => {
    const { id, line } = await placed(true)
    const { order_edit } = await done('POST /admin/order-edits', {}, { order_id: id })
    const ids = { id: order_edit.id as string, line: line ?? '' }
    const [item] = order_edit.items
    await done('POST /admin/order-edits/:id/items/:item_id', { ...ids, item_id: item.id }, { quantity: 1 })
    for (const step of steps)
      await done(
        `POST /${step === 'decline' ? 'store' : 'admin'}/order-edits/:id/${step}`,
        ids,
        step === 'request' || step === 'decline' ? {} : undefined,
      )
    return ids
  }

  const drafted = async (isPaid = false): Promise<Ids> => {
    const region = await done('GET /admin/regions/:id', { id: counter.region_id })
    const { draft_order } = await done(
      'POST /admin/draft-orders',
      {},
      {
        email: 'ada@example.com',
        region_id: counter.region_id,
        items: goods('small'),
        shipping_address: adasAddress(region.region.countries[0].iso_2),
        shipping_methods: [{ option_id: counter.shipping_option_id }],
      },
    )
    const ids = { id: draft_order.id as string, line_id: draft_order.cart.items[0].id as string }
    if (isPaid) await done('POST /admin/draft-orders/:id/pay', ids)
    return ids
  }

  const job = async (stamps: object = { failed_at: null }): Promise<Ids> => {
    const { batch_job } = await done(
      'POST /admin/batch-jobs',
      {},
      { type: 'product-export', context: {}, dry_run: true },
    )
    const { batch_job: table } = t.shop.db.t
    await t.shop.transaction((tx) => tx.update(table).set(stamps).where(eq(table.id, batch_job.id)))
    return { id: batch_job.id }
  }
  const now = new Date().toISOString()

  const collected = async (steps: 'nothing' | 'authorized' | 'canceled' = 'nothing'): Promise<Ids> => {
    const { payment_collection } = await done(
      'POST /admin/payment-collections',
      {},
      { region_id: counter.region_id, currency_code: 'eur', amount: 500 },
    )
    const ids = { id: payment_collection.id as string }
    const { payment_collection: opened } = await done('POST /store/payment-collections/:id/sessions', ids, {
      provider_id: 'manual',
    })
    const withSession = { ...ids, session_id: opened.payment_sessions[0].id as string }
    if (steps === 'authorized')
      await done('POST /store/payment-collections/:id/sessions/:session_id/authorize', withSession)
    const { payment_collection: table } = t.shop.db.t
    if (steps === 'canceled')
      await t.shop.transaction((tx) =>
        tx.update(table).set({ status: 'canceled' }).where(eq(table.id, ids.id)),
      )
    return withSession
  }

  const machines: Record<string, Machine> = {
    order: {
      can: orderCan as unknown as Can<never>,
      states: {
        pending: () => placed(),
        captured: () => placed(true),
        partially_refunded: () => refunded(100),
        refunded: () => refunded(),
        fulfilled: sent,
        completed: () => after(sent, 'complete'),
        archived: () => after(sent, 'complete', 'archive'),
        canceled: () => after(placed, 'cancel'),
      },
      row: ({ id }) => rowOf('order', id ?? ''),
      actions: {
        update: (ids) => ask(`POST ${at}`, ids, { email: 'eve@example.com' }),
        complete: (ids) => ask(`POST ${at}/complete`, ids),
        archive: (ids) => ask(`POST ${at}/archive`, ids),
        cancel: (ids) => ask(`POST ${at}/cancel`, ids),
        capture: (ids) => ask(`POST ${at}/capture`, ids),
        refund: (ids) => ask(`POST ${at}/refund`, ids, { amount: 1, reason: 'other' }),
        fulfill: (ids) => ask(`POST ${at}/fulfillment`, ids, { items: back(ids) }),
        ship: (ids) => ask(`POST ${at}/shipment`, ids, { fulfillment_id: ids.fulfillment ?? 'ful_none' }),
        addShippingMethod: (ids) =>
          ask(`POST ${at}/shipping-methods`, ids, { option_id: counter.shipping_option_id, price: 1 }),
        edit: (ids) => ask('POST /admin/order-edits', {}, { order_id: ids.id }),
        requestReturn: (ids) => ask(`POST ${at}/return`, ids, { items: back(ids) }),
        swap: (ids) => ask(`POST ${at}/swaps`, ids, { return_items: back(ids), additional_items: goods() }),
        claim: (ids) =>
          ask(`POST ${at}/claims`, ids, {
            type: 'refund',
            claim_items: [{ ...back(ids)[0], reason: 'other' }],
          }),
      },
      quiet: quietAgain.order,
      otherwise: {
        // No parcel yet.
        ...Object.fromEntries(
          ['pending', 'captured', 'partially_refunded', 'refunded', 'canceled'].map((state) => [
            `${state} ship`,
            'not_found',
          ]),
        ),
        // Everything is in a parcel already, which stands in the way of a cancellation, too.
        'fulfilled fulfill': 'not_allowed',
        'completed fulfill': 'not_allowed',
        'archived fulfill': 'not_allowed',
        'fulfilled cancel': 'not_allowed',
        'completed cancel': 'not_allowed',
        // Its refunds are a history that a cancellation would undo.
        'partially_refunded cancel': 'not_allowed',
        'refunded cancel': 'not_allowed',
        // Named by the lines, as in v1.
        'canceled requestReturn': 'invalid_data',
        'canceled claim': 'invalid_data',
      },
    },
    payment: {
      can: paymentCan as unknown as Can<never>,
      states: {
        authorized: () => placed(),
        captured: () => placed(true),
        canceled: () => after(placed, 'cancel'),
      },
      row: ({ payment }) => rowOf('payment', payment ?? ''),
      actions: {
        capture: ({ payment = '' }) => ask('POST /admin/payments/:id/capture', { id: payment }),
        refund: ({ payment = '' }) =>
          ask('POST /admin/payments/:id/refund', { id: payment }, { amount: 1, reason: 'other' }),
      },
      quiet: quietAgain.payment,
    },
    fulfillment: {
      can: fulfillmentCan as unknown as Can<never>,
      states: {
        created: sent,
        shipped: async () => {
          const ids = await sent()
          await done(`POST ${at}/shipment`, ids, { fulfillment_id: ids.fulfillment })
          return ids
        },
        canceled: async () => {
          const ids = await sent()
          await done(`POST ${at}/fulfillments/:fulfillment_id/cancel`, {
            ...ids,
            fulfillment_id: ids.fulfillment ?? '',
          })
          return ids
        },
      },
      row: async ({ id = '' }) => (await done(`GET ${at}`, { id })).order.fulfillments[0],
      actions: {
        ship: (ids) => ask(`POST ${at}/shipment`, ids, { fulfillment_id: ids.fulfillment }),
        cancel: (ids) =>
          ask(`POST ${at}/fulfillments/:fulfillment_id/cancel`, {
            ...ids,
            fulfillment_id: ids.fulfillment ?? '',
          }),
      },
      otherwise: { 'shipped ship': 'invalid_data' },
    },
    return: {
      can: returnCan as unknown as Can<never>,
      states: {
        requested: () => returned(),
        received: () => returned('receive'),
        canceled: () => returned('cancel'),
      },
      row: (ids) => rowOf('return', ids.return ?? ''),
      actions: {
        receive: (ids) =>
          ask('POST /admin/returns/:id/receive', { id: ids.return ?? '' }, { items: back(ids) }),
        cancel: (ids) => ask('POST /admin/returns/:id/cancel', { id: ids.return ?? '' }),
      },
      quiet: quietAgain.return,
    },
    swap: {
      can: swapCan as unknown as Can<never>,
      states: {
        created: () => swapped(),
        awaiting: () => agreed(),
        settled: () => settled(),
        given_back: () => settled('small'),
        fulfilled: packed,
        shipped: async () => {
          const ids = await packed()
          await done(`POST ${at}/swaps/:swap_id/shipments`, ids, { fulfillment_id: ids.fulfillment })
          return ids
        },
        canceled: async () => {
          const ids = await swapped()
          await done('POST /admin/returns/:id/cancel', { id: ids.return ?? '' })
          await done(`POST ${at}/swaps/:swap_id/cancel`, ids)
          return ids
        },
      },
      row: ({ swap_id }) => rowOf('swap', swap_id ?? ''),
      actions: {
        processPayment: (ids) => ask(`POST ${at}/swaps/:swap_id/process-payment`, ids),
        fulfill: (ids) => ask(`POST ${at}/swaps/:swap_id/fulfillments`, ids, {}),
        ship: (ids) =>
          ask(`POST ${at}/swaps/:swap_id/shipments`, ids, { fulfillment_id: ids.fulfillment ?? 'ful_none' }),
        cancel: async (ids) => {
          await ask('POST /admin/returns/:id/cancel', { id: ids.return ?? '' })
          return ask(`POST ${at}/swaps/:swap_id/cancel`, ids)
        },
      },
      quiet: { ...quietAgain.swap },
      otherwise: {
        'created ship': 'not_found',
        'awaiting ship': 'not_found',
        'settled ship': 'not_found',
        'given_back ship': 'not_found',
        'canceled ship': 'not_found',
        'shipped ship': 'invalid_data',
        // Once settled, settling again changes nothing, wherever its goods are.
        'fulfilled processPayment': 'quiet',
        'shipped processPayment': 'quiet',
        'given_back processPayment': 'quiet',
        // The shopper chose no shipping.
        'given_back fulfill': 'not_allowed',
      },
    },
    claim: {
      can: claimCan as unknown as Can<never>,
      states: {
        refunded: () => claimed('refund'),
        replacing: () => claimed('replace'),
        fulfilled: () => claimed('replace', 'fulfillments'),
        shipped: () => claimed('replace', 'fulfillments', 'shipments'),
        canceled: () => claimed('replace', 'cancel'),
      },
      row: ({ claim_id }) => rowOf('claim_order', claim_id ?? ''),
      actions: {
        update: (ids) =>
          ask(`POST ${at}/claims/:claim_id`, ids, {
            claim_items: [{ id: ids.item, note: 'seen', images: [], tags: [] }],
          }),
        fulfill: (ids) => ask(`POST ${at}/claims/:claim_id/fulfillments`, ids, {}),
        ship: (ids) =>
          ask(`POST ${at}/claims/:claim_id/shipments`, ids, {
            fulfillment_id: ids.fulfillment || 'ful_none',
          }),
        cancel: (ids) => ask(`POST ${at}/claims/:claim_id/cancel`, ids),
      },
      quiet: quietAgain.claim,
      otherwise: {
        'refunded ship': 'not_found',
        'replacing ship': 'not_found',
        'canceled ship': 'not_found',
        'shipped ship': 'invalid_data',
        // Its parcel stands in the way.
        'fulfilled cancel': 'not_allowed',
        'shipped cancel': 'not_allowed',
      },
    },
    order_edit: {
      can: orderEditCan as unknown as Can<never>,
      states: {
        created: () => edited(),
        requested: () => edited('request'),
        confirmed: () => edited('request', 'confirm'),
        declined: () => edited('request', 'decline'),
        canceled: () => edited('request', 'cancel'),
      },
      row: async ({ id }) => {
        const { order_edit: table } = t.shop.db.t
        const [row] = await t.shop.db
          .select()
          .from(table)
          .where(eq(table.id, id ?? ''))
        return { ...row, status: editStatus(row ?? {}) }
      },
      actions: {
        changeItems: (ids) =>
          ask('POST /admin/order-edits/:id/items', ids, { variant_id: goods()[0]?.variant_id, quantity: 1 }),
        request: (ids) => ask('POST /admin/order-edits/:id/request', ids, {}),
        confirm: (ids) => ask('POST /admin/order-edits/:id/confirm', ids),
        decline: (ids) => ask('POST /store/order-edits/:id/decline', ids, {}),
        complete: (ids) => ask('POST /store/order-edits/:id/complete', ids),
        cancel: (ids) => ask('POST /admin/order-edits/:id/cancel', ids),
        delete: (ids) => ask('DELETE /admin/order-edits/:id', ids),
      },
      quiet: quietAgain.order_edit,
    },
    draft_order: {
      can: draftOrderCan as unknown as Can<never>,
      states: { open: () => drafted(), completed: () => drafted(true) },
      row: async ({ id = '' }) => (await done('GET /admin/draft-orders/:id', { id })).draft_order,
      actions: {
        update: (ids) => ask('POST /admin/draft-orders/:id', ids, { no_notification_order: true }),
        changeItems: (ids) => ask('POST /admin/draft-orders/:id/line-items/:line_id', ids, { quantity: 2 }),
        pay: (ids) => ask('POST /admin/draft-orders/:id/pay', ids),
        delete: (ids) => ask('DELETE /admin/draft-orders/:id', ids),
      },
    },
    batch_job: {
      can: batchJobCan as unknown as Can<never>,
      states: {
        created: () => job(),
        pre_processed: () => job({ pre_processed_at: now }),
        confirmed: () => job({ pre_processed_at: now, confirmed_at: now }),
        processing: () => job({ pre_processed_at: now, confirmed_at: now, processing_at: now }),
        completed: () =>
          job({ pre_processed_at: now, confirmed_at: now, processing_at: now, completed_at: now }),
        failed: () => job({ failed_at: now }),
        canceled: () => job({ canceled_at: now }),
      },
      row: async ({ id = '' }) => (await done('GET /admin/batch-jobs/:id', { id })).batch_job,
      actions: {
        confirm: (ids) => ask('POST /admin/batch-jobs/:id/confirm', ids),
        cancel: (ids) => ask('POST /admin/batch-jobs/:id/cancel', ids),
      },
      quiet: quietAgain.batch_job,
    },
    payment_collection: {
      can: paymentCollectionCan as unknown as Can<never>,
      states: {
        not_paid: () => collected(),
        authorized: () => collected('authorized'),
        canceled: () => collected('canceled'),
      },
      row: async ({ id = '' }) =>
        (await done('GET /admin/payment-collections/:id', { id })).payment_collection,
      actions: {
        changeSessions: (ids) =>
          ask('POST /store/payment-collections/:id/sessions', ids, { provider_id: 'manual' }),
        authorize: (ids) => ask('POST /store/payment-collections/:id/sessions/:session_id/authorize', ids),
        markAuthorized: (ids) => ask('POST /admin/payment-collections/:id/authorize', ids),
        delete: (ids) => ask('DELETE /admin/payment-collections/:id', ids),
      },
    },
    gift_card: {
      can: giftCardCan as unknown as Can<never>,
      states: {
        enabled: async () => {
          const { gift_card } = await done(
            'POST /admin/gift-cards',
            {},
            { region_id: counter.region_id, value: 100 },
          )
          return { id: gift_card.id, code: gift_card.code }
        },
        disabled: async () => {
          const { gift_card } = await done(
            'POST /admin/gift-cards',
            {},
            { region_id: counter.region_id, value: 100, is_disabled: true },
          )
          return { id: gift_card.id, code: gift_card.code }
        },
      },
      row: async ({ id = '' }) => (await done('GET /admin/gift-cards/:id', { id })).gift_card,
      actions: {
        spend: async ({ code }) => {
          const { cart } = await done('POST /store/carts', {}, { region_id: counter.region_id })
          return ask('POST /store/carts/:id', { id: cart.id }, { gift_cards: [{ code }] })
        },
      },
    },
    publishable_key: {
      can: publishableKeyCan as unknown as Can<never>,
      states: {
        active: async () => ({
          id: (await done('POST /admin/publishable-api-keys', {}, { title: 'Web' })).publishable_api_key.id,
        }),
        revoked: async () => {
          const { publishable_api_key: key } = await done(
            'POST /admin/publishable-api-keys',
            {},
            { title: 'Web' },
          )
          await done('POST /admin/publishable-api-keys/:id/revoke', { id: key.id })
          return { id: key.id }
        },
      },
      row: async ({ id = '' }) =>
        (await done('GET /admin/publishable-api-keys/:id', { id })).publishable_api_key,
      actions: { revoke: (ids) => ask('POST /admin/publishable-api-keys/:id/revoke', ids) },
    },
  }

  describe.each(Object.entries(machines))(
    '%s',
    (_, { can, states, row, actions, quiet = {}, otherwise = {} }) => {
      it.each(Object.entries(states))('%s', async (state, reach) => {
        const found: Record<string, string> = {}
        const expected: Record<string, string> = {}
        for (const [action, run] of Object.entries(actions)) {
          const ids = await reach()
          const before = await row(ids)
          const allowed = can[action]?.(before as never)
          expected[action] =
            otherwise[`${state} ${action}`] ??
            (quiet[action] === state ? 'quiet' : allowed ? 'done' : 'not_allowed')
          const { status, body } = await run(ids)
          const isQuiet =
            expected[action] === 'quiet' && JSON.stringify(await row(ids)) === JSON.stringify(before)
          found[action] = status >= 400 ? body.type : isQuiet ? 'quiet' : 'done'
        }
        expect(found).toEqual(expected)
      })
    },
  )
})
