import { existsSync } from 'node:fs'
import { sql } from 'drizzle-orm'
import { afterEach, beforeAll, expect, it, vi } from 'vitest'
import { deliverAll } from '../../events/worker'
import { type Counter, openCounter, placeOrder } from '../../testing/placed-order'
import { describeShop } from '../../testing/test-shop'
import { documentsFollow } from './follow-orders'
import { issueDocuments } from './issue-documents'

/** Where Debian and its images have it. */
const chromium = process.env.CARTWRIGHT_TEST_BROWSER ?? '/usr/bin/chromium'

afterEach(() => void vi.useRealTimers())

describeShop('invoices and credit notes', (t) => {
  let counter: Counter
  beforeAll(async () => {
    counter = await openCounter(t)
  })
  const ask = (name: string, params: object = {}, body?: object, query?: object) =>
    t.try(name as never, { params, body, query, headers: t.staff })
  const act = (path: string, id: string, body?: object) => ask(`POST /admin/orders/:id/${path}`, { id }, body)
  const deliver = () => deliverAll(t.shop, [documentsFollow])
  const settings = (body: object) => ask('POST /admin/document-settings', {}, body)
  const papers = async (id: string) => {
    await deliver()
    const { documents } = await t.call('GET /admin/orders/:id/documents', {
      params: { id },
      headers: t.staff,
    })
    return documents
  }
  const sums = async (id: string) =>
    (await t.call('GET /admin/orders/:id/ledger', { params: { id }, headers: t.staff })).sums
  const edit = async (id: string, quantity: number) => {
    const { order_edit } = await t.call('POST /admin/order-edits', {
      headers: t.staff,
      body: { order_id: id },
    })
    const params = { id: order_edit.id, item_id: order_edit.items?.[0]?.id ?? '' }
    await t.call('POST /admin/order-edits/:id/items/:item_id', {
      params,
      headers: t.staff,
      body: { quantity },
    })
    await t.call('POST /admin/order-edits/:id/confirm', { params, headers: t.staff })
  }

  it('are issued when the money is taken, once, and say what the order says', async () => {
    const { id, total } = await placeOrder(t, counter, { small: 2, large: 1 })
    expect(await papers(id)).toEqual([])
    await act('capture', id)
    const [invoice, ...more] = await papers(id)
    expect(more).toEqual([])
    expect(invoice).toMatchObject({ kind: 'invoice', order_id: id, total, currency_code: 'eur' })
    expect(invoice?.number).toMatch(/^\d{4}-0000\d$/)
    await issueDocuments(t.shop, id)
    expect(await papers(id)).toHaveLength(1)
    const { order } = await t.call('GET /admin/orders/:id', { params: { id }, headers: t.staff })
    const { document } = await t.call('GET /admin/documents/:id', {
      params: { id: invoice?.id ?? '' },
      headers: t.staff,
    })
    const { content } = document
    expect(content).toMatchObject({
      total: order.total,
      tax_total: order.tax_total,
      subtotal: order.subtotal,
      shipping_total: order.shipping_total,
      adjustment: 0,
      shipping_address: { first_name: 'Ada', city: 'Paris' },
    })
    expect(content.taxes.reduce((sum, { tax }) => sum + tax, 0)).toBe(order.tax_total)
    expect(document).not.toHaveProperty('basis')
  })

  it('stay as they were when shop and order change afterwards', async () => {
    const { id } = await placeOrder(t, counter, { small: 1 })
    await settings({ legal_name: 'Kiln & Loom Ltd', vat_number: 'DE1', footer: 'IBAN DE00' })
    await act('capture', id)
    const [invoice] = await papers(id)
    await settings({ legal_name: 'Somebody else' })
    await t.call('POST /admin/orders/:id', {
      params: { id },
      headers: t.staff,
      body: { shipping_address: { first_name: 'Grace', city: 'Berlin' } },
    })
    const { document } = await t.call('GET /admin/documents/:id', {
      params: { id: invoice?.id ?? '' },
      headers: t.staff,
    })
    expect(document.content).toMatchObject({
      issuer: { legal_name: 'Kiln & Loom Ltd', vat_number: 'DE1', footer: 'IBAN DE00' },
      shipping_address: { first_name: 'Ada', city: 'Paris' },
    })
  })

  it('follow refunds and changes of an order to the cent of its ledger', async () => {
    const { id, total } = await placeOrder(t, counter, { small: 2 })
    await act('capture', id)
    await papers(id)
    await act('refund', id, { amount: 100, reason: 'discount', note: 'A scratch' })
    await edit(id, 3)
    await deliver()
    await edit(id, 1)
    const owed = await sums(id)
    await act('refund', id, { amount: -owed.outstanding, reason: 'other' })
    const documents = await papers(id)
    expect(documents.map(({ kind, total }) => [kind, total])).toEqual([
      ['invoice', total],
      ['credit_note', 100],
      ['invoice', 1200],
      // The piece that was added was never paid for: nobody gives it back.
      ['credit_note', 1200],
      ['credit_note', -owed.outstanding],
    ])
    const signed = documents.reduce((sum, one) => sum + (one.kind === 'invoice' ? one.total : -one.total), 0)
    expect(signed).toBe((await sums(id)).due)
    const [invoice, note] = documents
    expect(note).toMatchObject({ invoice_id: invoice?.id, number: expect.stringMatching(/^C-\d{4}-/) })
    const { document } = await t.call('GET /admin/documents/:id', {
      params: { id: note?.id ?? '' },
      headers: t.staff,
    })
    expect(document.content).toMatchObject({ invoice_number: invoice?.number, note: 'A scratch' })
  })

  it('are numbered without gaps, fifty at once and with a failure among them', async () => {
    const orders: string[] = []
    for (let at = 0; at < 50; at += 1) orders.push((await placeOrder(t, counter, { small: 1 })).id)
    const { id: failing } = await placeOrder(t, counter, { small: 1 })
    const { documents: before } = await t.call('GET /admin/documents', {
      query: { kind: ['invoice'], limit: 1, order: '-number' },
      headers: t.staff,
    })
    const work = t.shop.transaction(async (tx): Promise<void> => {
      await tx
        .insert(tx.t.counter)
        .values({ id: `invoice ${new Date().getUTCFullYear()}`, value: 1 })
        .onConflictDoUpdate({ target: tx.t.counter.id, set: { value: sql`${tx.t.counter.value} + 1` } })
      throw new Error('undone')
    })
    const failed = expect(work).rejects.toThrow('undone')
    const tries = await Promise.allSettled(orders.map((id) => issueDocuments(t.shop, id)))
    await failed
    await expect(issueDocuments(t.shop, 'order_none')).rejects.toThrow()
    // A database that is too busy refuses some: nothing of them is left, not even a number.
    for (const [at, id] of orders.entries())
      if (tries[at]?.status === 'rejected') await issueDocuments(t.shop, id)
    await issueDocuments(t.shop, failing)
    const { documents } = await t.call('GET /admin/documents', {
      query: { kind: ['invoice'], limit: 51, order: '-number' },
      headers: t.staff,
    })
    const first = (before[0]?.sequence ?? 0) + 1
    expect(documents.map(({ sequence }) => sequence).reverse()).toEqual(
      Array.from({ length: 51 }, (_, at) => first + at),
    )
    const dates = documents.map(({ issued_at }) => issued_at)
    expect(dates).toEqual([...dates].sort().reverse())
  })

  it('begin anew with a year', async () => {
    const { id } = await placeOrder(t, counter, { small: 1 })
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2031-01-01T00:00:05Z') })
    await issueDocuments(t.shop, id)
    vi.useRealTimers()
    expect(await papers(id)).toMatchObject([{ number: '2031-00001', year: 2031, sequence: 1 }])
  })

  it('wait for the parcel or for a hand where the shop says so', async () => {
    await settings({ issue_on: 'hand' })
    const { id } = await placeOrder(t, counter, { small: 1 })
    await act('capture', id)
    expect(await papers(id)).toEqual([])
    expect((await act('documents', id)).body.documents).toHaveLength(1)
    await settings({ issue_on: 'shipment' })
    const { id: other, lines } = await placeOrder(t, counter, { small: 1 }, { captured: true })
    expect(await papers(other)).toEqual([])
    const { body } = await act('fulfillment', other, { items: [{ item_id: lines.small, quantity: 1 }] })
    await act('shipment', other, { fulfillment_id: body.order.fulfillments[0].id })
    expect(await papers(other)).toHaveLength(1)
    await settings({ issue_on: 'capture' })
  })

  it('take back what is canceled, and are not begun for it', async () => {
    const { id, total } = await placeOrder(t, counter, { small: 1 })
    await act('documents', id)
    await act('cancel', id)
    expect((await papers(id)).map((one) => [one.kind, one.total])).toEqual([
      ['invoice', total],
      ['credit_note', total],
    ])
    const { id: other } = await placeOrder(t, counter, { small: 1 })
    await act('cancel', other)
    expect((await act('documents', other)).status).toBe(400)
  })

  it('are found by number, name, order, year and kind', async () => {
    const { documents } = await t.call('GET /admin/documents', { query: { limit: 1 }, headers: t.staff })
    const [one] = documents
    const count = async (query: object) =>
      (await t.call('GET /admin/documents', { query, headers: t.staff })).count
    expect(await count({ number: one?.number })).toBe(1)
    expect(await count({ q: one?.number })).toBe(1)
    expect(await count({ q: 'byron' })).toBe(await count({}))
    expect(await count({ year: 1999 })).toBe(0)
    expect(await count({ kind: ['credit_note'] })).toBeLessThan(await count({}))
    expect((await ask('GET /admin/documents', {}, undefined, { order: 'content' })).status).toBe(400)
  })

  it('never share a number: prefixes differ, also from those of before', async () => {
    const same = await settings({ credit_note_prefix: '' })
    expect([same.status, same.body.errors?.[0]?.path]).toEqual([400, 'credit_note_prefix'])
    const taken = await settings({ invoice_prefix: 'C-', credit_note_prefix: 'X-' })
    expect([taken.status, taken.body.errors?.[0]?.path]).toEqual([400, 'invoice_prefix'])
    expect((await settings({ locale: 'tlh' })).body.errors?.[0]?.path).toBe('locale')
  })

  it('are printed on one page, in the language of the customer or another', async () => {
    const { id } = await placeOrder(t, counter, { small: 2 }, { captured: true })
    await act('documents', id)
    const print = (query: object) => ask('GET /admin/documents/print', {}, undefined, query)
    const { body } = await print({ document: 'invoice', order_ids: [id], locale: 'ar' })
    expect(body.html).toContain('dir="rtl"')
    expect(body.html).toContain('فاتورة')
    expect(body.title).toMatch(/^فاتورة \d{4}-/)
    for (const document of ['packing_slip', 'pick_list', 'return_slip']) {
      const page = await print({ document, order_ids: [id], locale: 'ja' })
      expect([document, page.status]).toEqual([document, 200])
      expect(page.body.html).toContain('Shirt')
      // Nothing of what it cost: it may be a present.
      expect(page.body.html).not.toContain('€')
    }
    expect((await print({ document: 'invoice', order_ids: ['order_none'] })).status).toBe(404)
    expect((await print({ document: 'packing_slip' })).status).toBe(400)
    const { id: unbilled } = await placeOrder(t, counter, { small: 1 })
    const both = await print({ document: 'invoice', order_ids: [id, unbilled] })
    expect(both.body.skipped).toHaveLength(1)
  })

  it.skipIf(!existsSync(chromium))(
    'are made into a PDF by a browser that is named, and only then',
    async () => {
      const { id } = await placeOrder(t, counter, { small: 1 })
      const query = { document: 'packing_slip', order_ids: [id], locale: 'ja' }
      const refused = await ask('GET /admin/documents/pdf', {}, undefined, query)
      expect([refused.status, refused.body.type]).toEqual([400, 'not_allowed'])
      vi.stubEnv('CARTWRIGHT_CHROMIUM', chromium)
      const { body } = await ask('GET /admin/documents/pdf', {}, undefined, query)
      vi.stubEnv('CARTWRIGHT_CHROMIUM', '/none')
      const broken = await ask('GET /admin/documents/pdf', {}, undefined, query)
      vi.unstubAllEnvs()
      expect(Buffer.from(body.pdf, 'base64').subarray(0, 5).toString()).toBe('%PDF-')
      expect(body.title).toMatch(/^納品書 #\d+$/)
      expect(broken.status).toBe(500)
    },
  )

  it('are picked once a shelf for all orders, along the shelves', async () => {
    const { inventory_item } = t.shop.db.t
    await t.shop.transaction(async (tx) => {
      await tx.updateRows(
        inventory_item,
        { id: counter.variants.small?.inventory_item_id ?? '' },
        { metadata: { shelf: 'A10' } },
      )
      await tx.updateRows(
        inventory_item,
        { id: counter.variants.large?.inventory_item_id ?? '' },
        { metadata: { shelf: 'A2' } },
      )
    })
    const one = await placeOrder(t, counter, { small: 2, large: 1 })
    const two = await placeOrder(t, counter, { small: 3 })
    const { body } = await ask('GET /admin/documents/print', {}, undefined, {
      document: 'pick_list',
      order_ids: [one.id, two.id],
    })
    expect(body.html.indexOf('A2')).toBeGreaterThan(0)
    expect(body.html.indexOf('A2')).toBeLessThan(body.html.indexOf('A10'))
    expect(body.html).toContain('<strong>5</strong>')
    expect(body.html).toContain('Warehouse')
  })
})
