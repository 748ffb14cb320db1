import type { SalesDocument } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { many, order } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const invoice: SalesDocument = {
  id: 'doc_1',
  kind: 'invoice',
  number: '2026-00042',
  year: 2026,
  sequence: 42,
  order_id: 'order_1042',
  order_display_id: 1042,
  invoice_id: null,
  refund_id: null,
  customer_id: 'cus_ada',
  customer_name: 'Ada Lovelace',
  email: 'ada@example.com',
  currency_code: 'eur',
  tax_total: 6120,
  total: 36720,
  locale: 'en',
  issued_at: '2026-11-20T10:00:00.000Z',
}
const note: SalesDocument = {
  ...invoice,
  id: 'doc_2',
  kind: 'credit_note',
  number: 'C-2026-00007',
  invoice_id: 'doc_1',
  refund_id: 'ref_1',
  tax_total: 200,
  total: 1200,
}
const page = { title: 'Invoice 2026-00042', html: '<!doctype html><p>Invoice</p>', skipped: [] }

/** What the browser was asked to print: the title of the page at that moment, which names the file. */
const printed: string[] = []
/** The page that was printed then. */
const frames: string[] = []
/** The window of a frame, where a paper is printed at once. */
const frameWindow = {
  done: (): void => undefined,
  addEventListener(_: string, listener: () => void) {
    this.done = listener
  },
  focus: (): void => undefined,
  print() {
    printed.push(document.title)
    frames.push(document.querySelector('iframe')?.srcdoc ?? '')
    this.done()
  },
}

beforeEach(() => {
  printed.length = 0
  frames.length = 0
  vi.spyOn(HTMLIFrameElement.prototype, 'contentWindow', 'get').mockReturnValue(
    frameWindow as unknown as Window,
  )
})
afterEach(() => void vi.restoreAllMocks())

it('an order without an invoice offers to issue one', async () => {
  const { sent } = renderAt('/a/orders/order_1042', {
    'POST /admin/orders/:id/documents': { documents: [invoice] },
  })
  expect(await screen.findByText('No invoice yet')).toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Issue invoice' }))
  await waitFor(() => expect(sent('POST /admin/orders/:id/documents')).toHaveLength(1))
  expect(await screen.findByText('Invoice issued')).toBeInTheDocument()
})

it('the papers of an order stand on it, and each is printed under its name', async () => {
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id/documents': { documents: [invoice, note] },
    'GET /admin/documents/print': page,
  })
  const line = (await screen.findByText('C-2026-00007')).closest('li')
  expect(line).toHaveTextContent('Credit note')
  expect(line).toHaveTextContent('-€12.00')
  expect(screen.queryByRole('button', { name: 'Issue invoice' })).toBeNull()
  await userEvent.click(screen.getByRole('button', { name: 'Print 2026-00042' }))
  await waitFor(() => expect(sent('GET /admin/documents/print')).toHaveLength(1))
  expect(sent('GET /admin/documents/print')[0]?.query.getAll('document_ids[]')).toEqual(['doc_1'])
  await waitFor(() => expect(printed).toEqual(['Invoice 2026-00042']))
  expect(document.title).not.toBe('Invoice 2026-00042')
  await waitFor(() => expect(document.querySelector('iframe')).toBeNull())
})

it('orders that are ticked are printed as one job, and what is left out is told', async () => {
  const { sent } = renderAt('/a/orders', {
    'GET /admin/orders': {
      orders: [order, { ...order, id: 'order_1043', display_id: 1043 }],
      count: 2,
      offset: 0,
      limit: 20,
    },
    'GET /admin/documents/print': { ...page, skipped: [1043] },
  })
  for (const number of ['#1042', '#1043'])
    await userEvent.click(
      within(await screen.findByRole('row', { name: new RegExp(number) })).getByRole('checkbox'),
    )
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Packing slip' }))
  await waitFor(() => expect(sent('GET /admin/documents/print')).toHaveLength(1))
  const [{ query } = { query: new URLSearchParams() }] = sent('GET /admin/documents/print')
  expect(query.get('document')).toBe('packing_slip')
  expect(query.getAll('order_ids[]')).toEqual(['order_1042', 'order_1043'])
  expect(await screen.findByText('Nothing to print of #1043')).toBeInTheDocument()
})

it('hundreds of orders are one print, asked for in parts', async () => {
  const orders = many(20, (at) => ({ ...order, id: `order_${at}`, display_id: 2000 + at }))
  const { sent } = renderAt('/a/orders', {
    'GET /admin/orders': ({ query }) =>
      query.get('fields') === 'id'
        ? { orders: many(240, (at) => ({ ...order, id: `order_${at}` })), count: 240, offset: 0, limit: 1000 }
        : { orders, count: 240, offset: 0, limit: 20 },
    'GET /admin/documents/print': ({ query }) => {
      const [first = ''] = query.getAll('order_ids[]')
      return { title: `From ${first}`, html: `<style>p{}</style><p>${first}</p>`, skipped: [] }
    },
  })
  await userEvent.click(within(await screen.findByRole('row', { name: /#2000/ })).getByRole('checkbox'))
  await userEvent.click(await screen.findByRole('button', { name: /Select all 240 matching/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Packing slip' }))
  await waitFor(() => expect(printed).toEqual(['From order_0']))
  const asked = sent('GET /admin/documents/print').map(({ query }) => query.getAll('order_ids[]').length)
  expect(asked).toEqual([100, 100, 40])
  const [frame] = frames
  expect(frame).toContain('<p>order_0</p>')
  expect(frame).toContain('<p>order_100</p>')
  expect(frame).toContain('<p>order_200</p>')
})

it('a part in which there is nothing to print is left out', async () => {
  renderAt('/a/orders', {
    'GET /admin/orders': ({ query }) =>
      query.get('fields') === 'id'
        ? { orders: many(140, (at) => ({ ...order, id: `order_${at}` })), count: 140, offset: 0, limit: 1000 }
        : { orders: [order], count: 140, offset: 0, limit: 20 },
    'GET /admin/documents/print': ({ query }) =>
      query.get('order_ids[]') === 'order_0'
        ? refuse(404, { type: 'not_found', message: 'Nothing to print' })
        : { title: 'The rest', html: '<p>rest</p>', skipped: [] },
  })
  await userEvent.click(within(await screen.findByRole('row', { name: /#1042/ })).getByRole('checkbox'))
  await userEvent.click(await screen.findByRole('button', { name: /Select all 140 matching/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Print' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Invoice' }))
  await waitFor(() => expect(printed).toEqual(['The rest']))
})

it('invoices and credit notes are listed, the latter below zero, and lead to their orders', async () => {
  renderAt('/a/orders/documents', {
    'GET /admin/documents': { documents: [note, invoice], count: 2, offset: 0, limit: 20 },
  })
  const row = await screen.findByRole('row', { name: /C-2026-00007/ })
  expect(row).toHaveTextContent('-€12.00')
  expect(screen.getByRole('link', { name: '2026-00042' })).toHaveAttribute('href', '/a/orders/order_1042')
})

it('who issues invoices is set once, and only what was changed is sent', async () => {
  const { sent } = renderAt('/a/settings/details', {
    'POST /admin/document-settings': ({ body }) => ({
      settings: {
        legal_name: 'Kiln & Loom Ltd',
        vat_number: null,
        address: null,
        logo_url: null,
        footer: null,
        invoice_prefix: '',
        credit_note_prefix: 'C-',
        issue_on: 'capture',
        paper: 'a4',
        locale: 'en',
        ...(body as object),
      },
      makes_pdf: false,
    }),
  })
  const title = await screen.findByRole('heading', { name: 'Invoices and slips' })
  const card = title.closest('section') as HTMLElement
  await userEvent.click(within(card).getByRole('button', { name: 'Edit' }))
  const prefix = await screen.findByRole('textbox', { name: 'Prefix of invoices' })
  await userEvent.type(prefix, 'R-')
  expect(prefix).toHaveAccessibleDescription(/^Numbers read R-\d{4}-00001$/)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/document-settings')[0]?.body).toEqual({ invoice_prefix: 'R-' }),
  )
})
