import { findOrCreateGuest } from '../../modules/customer/find-or-create-guest'
import { createJob, uploadText } from '../batch-jobs'
import { adasAddress } from '../world'
import type { Catalogue } from './rich-catalogue'
import { newsOf, type People } from './rich-people'
import type { Places } from './rich-places'
import type { Sale } from './rich-sale'
import { first, signedIn, type Teller } from './teller'

type Ask = Teller['ask']
type World = Places & Catalogue & People & Sale

/** Drafts, notes, notifications, files and jobs. */
export async function runOffice(teller: Teller, world: World): Promise<void> {
  const { ask } = teller
  await draftOrders(signedIn(teller, world.customer.headers), world)
  await takeNotes(ask, world)
  await storeFiles(teller)
  await runJobs(teller)
  await claimOrders(teller, world)
  const { notifications } = await ask('GET /admin/notifications')
  const { id } = first(notifications)
  await ask('POST /admin/notifications/:id/resend', { id }, { body: { to: 'eve@example.com' } })
  await ask('GET /admin/notifications')
  await lookAfterShop(ask)
  await readBooks(ask, world)
}

/** What the shop runs on, how its mails leave, and how its lists are looked at. */
async function lookAfterShop(ask: Ask): Promise<void> {
  await ask('GET /admin/health')
  await ask('GET /admin/store/agents-and-feeds')
  await ask('GET /admin/store/agents-and-feeds/check')
  await ask('GET /admin/setup/checklist')
  await ask('GET /admin/uploads')
  await ask('GET /admin/mail-server')
  const body = { screen: 'orders', name: 'Late', query: 'status=pending', is_shared: true }
  const { view } = await ask('POST /admin/views', null, { body })
  await ask('POST /admin/views/:id', { id: view.id }, { body: { name: 'Very late' } })
  await ask('GET /admin/views')
  await ask('DELETE /admin/views/:id', { id: view.id })
  await ask('GET /admin/import-formats')
  await listenIn(ask)
  const mapping = { name: 'Till', type: 'customer-import' as const, columns: { Mail: 'customer.email' } }
  const { import_mapping } = await ask('POST /admin/import-mappings', null, { body: mapping })
  await ask('GET /admin/import-mappings')
  await ask('DELETE /admin/import-mappings/:id', { id: import_mapping.id })
}

/** What v1 does not have: tokens, the audit log, the money and the story of an order. */
async function readBooks(ask: Ask, { order }: World): Promise<void> {
  const { api_token } = await ask('POST /admin/api-tokens', null, { body: { name: 'script' } })
  await ask('GET /admin/api-tokens')
  await ask('DELETE /admin/api-tokens/:id', { id: api_token.id })
  await ask('GET /admin/audit-log')
  await ask('GET /admin/order-tags')
  await ask('GET /admin/analytics/summary')
  await ask('GET /admin/analytics/breakdown', null, { query: { by: 'product' } })
  await ask('POST /admin/analytics/rebuild')
  await ask('GET /admin/orders/:id/ledger', { id: order.id })
  await ask('GET /admin/orders/:id/timeline', { id: order.id })
  await ask('POST /admin/document-settings', null, { body: { legal_name: 'Kiln & Loom Ltd' } })
  await ask('GET /admin/document-settings')
  const { documents } = await ask('POST /admin/orders/:id/documents', { id: order.id })
  await ask('GET /admin/orders/:id/documents', { id: order.id })
  await ask('GET /admin/documents')
  await ask('GET /admin/documents/:id', { id: first(documents).id })
  await ask('GET /admin/documents/print', null, {
    query: { document: 'packing_slip', order_ids: [order.id] },
  })
}

async function draftOrders(ask: Ask, world: World): Promise<void> {
  const { region, customer, shirt, mug, option, discount } = world
  const address = adasAddress('de')
  const make = async () =>
    (
      await ask('POST /admin/draft-orders', null, {
        body: {
          email: customer.email,
          customer_id: customer.id,
          region_id: region.id,
          items: [{ variant_id: first(shirt.variants).id, quantity: 2 }],
          discounts: [{ code: discount.code }],
          shipping_address: address,
          billing_address: address,
          shipping_methods: [{ option_id: option }],
          metadata: { a: 'b' },
        },
      })
    ).draft_order
  const draft = await make()
  const params = { id: draft.id }
  const cart = { id: draft.cart_id ?? '' }
  const { gift_card } = await ask('POST /admin/gift-cards', null, {
    body: { region_id: region.id, value: 10 },
  })
  await ask('POST /store/carts/:id', cart, { body: { gift_cards: [{ code: gift_card.code }] } })
  await ask('POST /store/carts/:id/payment-sessions', cart)
  await ask('POST /admin/draft-orders/:id', params, { body: { no_notification_order: true } })
  const { draft_order: longer } = await ask('POST /admin/draft-orders/:id/line-items', params, {
    body: { variant_id: first(mug.variants).id, quantity: 1 },
  })
  const mugs = longer.cart?.items?.find(({ variant_id }) => variant_id === first(mug.variants).id)?.id ?? ''
  const at = { ...params, line_id: mugs }
  await ask('POST /admin/draft-orders/:id/line-items/:line_id', at, { body: { quantity: 2 } })
  await ask('DELETE /admin/draft-orders/:id/line-items/:line_id', at)
  await ask('GET /admin/draft-orders/:id', params)
  await ask('POST /store/carts/:id/shipping-methods', cart, { body: { option_id: option } })
  await ask('POST /admin/draft-orders/:id/shipping-methods', params, { body: { option_id: option } })
  await ask('POST /admin/draft-orders/:id/pay', params)
  await ask('GET /admin/draft-orders/:id', params)
  await ask('DELETE /admin/draft-orders/:id', { id: (await make()).id })
  await make()
  await ask('GET /admin/draft-orders')
}

async function takeNotes(ask: Ask, { order }: World): Promise<void> {
  const me = (await ask('GET /admin/auth')).user.id
  const make = async (value: string) => {
    const body = { resource_id: order.id, resource_type: 'order', value, mentions: [me] }
    return (await ask('POST /admin/notes', null, { body })).note.id
  }
  const id = await make('Gift wrap')
  await ask('POST /admin/notes/:id', { id }, { body: { value: 'Gift wrap, please' } })
  await ask('GET /admin/notes/:id', { id })
  await ask('DELETE /admin/notes/:id', { id: await make('Gone') })
  await ask('GET /admin/notes')
  const { mentions } = await ask('GET /admin/mentions')
  await ask('POST /admin/mentions/:id/read', { id: first(mentions).id })
}

async function storeFiles({ t, told, ask }: Teller): Promise<void> {
  const upload = async (name: 'POST /admin/uploads' | 'POST /admin/uploads/protected') => {
    const form = new FormData()
    form.append('files', new File(['a;b'], 'list.csv', { type: 'text/csv' }))
    const address = `http://localhost${name.replace('POST ', '')}`
    const answer = await t.app.fetch(new Request(address, { method: 'POST', body: form, headers: t.staff }))
    const body = (await answer.json()) as { uploads: { key: string }[] }
    told.push({ name, given: {}, body })
    return first(body.uploads).key
  }
  await upload('POST /admin/uploads')
  const file_key = await upload('POST /admin/uploads/protected')
  await ask('POST /admin/uploads/download-url', null, { body: { file_key } })
  await ask('DELETE /admin/uploads', null, { body: { file_key } })
}

async function runJobs({ t, ask }: Teller): Promise<void> {
  const { workOnJob } = await import('../../modules/batch-job/work-on-job')
  const make = async () => {
    const fileKey = await uploadText(t, 'Product Handle;Product Title;Variant Title\ncup;Cup;one')
    const body = { type: 'product-import', context: { fileKey }, dry_run: true }
    const { batch_job } = await ask('POST /admin/batch-jobs', null, { body })
    await workOnJob(t.shop, batch_job.id)
    return batch_job.id
  }
  const id = await make()
  await ask('GET /admin/batch-jobs/:id', { id })
  await ask('GET /admin/batch-jobs/:id/rows', { id })
  await ask('POST /admin/batch-jobs/:id/confirm', { id })
  const off = await make()
  await ask('POST /admin/batch-jobs/:id/cancel', { id: off })
  await ask('DELETE /admin/batch-jobs/:id', { id: off })
  await createJob(t, 'order-export', {}, true)
  await ask('GET /admin/batch-jobs')
}

/** An order placed as a guest goes to the account of whoever reads its e-mails. */
async function claimOrders({ t, ask }: Teller, { customer, region }: World): Promise<void> {
  await t.shop.transaction(async (tx) => {
    const guest = await findOrCreateGuest(tx, 'old@example.com')
    const values = { region_id: region.id, currency_code: 'eur', email: guest.email, customer_id: guest.id }
    await tx.insert(tx.t.order).values({ ...values, id: 'order_guest', display_id: 4711 })
  })
  await ask('POST /store/orders/batch/customer/token', null, {
    body: { order_ids: ['order_guest'] },
    headers: customer.headers,
  })
  const { token = '' } = await newsOf(t, 'order-update-token.created')
  await ask('POST /store/orders/customer/confirm', null, { body: { token } })
}

/** Who hears of what happens: pages that are open, people, other programs. */
async function listenIn(ask: Ask): Promise<void> {
  const { revision } = await ask('GET /admin/live')
  const { collection } = await ask('POST /admin/collections', null, { body: { title: 'Heard of' } })
  const visit = 'visit-of-tests'
  await ask('POST /admin/live/place', null, {
    body: { visit, place: `/admin/collections/${collection.id}` },
  })
  await ask('GET /admin/live', null, { query: { since: revision, visit } })
  await ask('GET /admin/inbox')
  await ask('POST /admin/inbox/seen')
  const { webhook } = await ask('POST /admin/webhooks', null, {
    body: { url: 'https://localhost/hook', events: ['*'] },
  })
  const params = { id: webhook.id }
  await ask('GET /admin/webhooks')
  await ask('GET /admin/webhooks/:id', params)
  await ask('POST /admin/webhooks/:id', params, { body: { description: 'Bookkeeping' } })
  await ask('POST /admin/webhooks/:id/secret', params, { body: {} })
  const { delivery } = await ask('POST /admin/webhooks/:id/test', params)
  await ask('GET /admin/webhooks/:id/deliveries', params)
  await ask('POST /admin/webhooks/:id/replay', params, { body: { ids: [delivery.id] } })
  await ask('DELETE /admin/webhooks/:id', params)
}
