import type { ManyLook } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { many, order } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const look: ManyLook = {
  count: 3,
  would: { created: 0, updated: 2, skipped: 0, error: 1 },
  reasons: [{ code: 'canceled', count: 1, isRefused: true }],
  sums: [
    { currency_code: 'eur', amount: 12_000 },
    { currency_code: 'usd', amount: 500 },
  ],
  rows_before: [],
  refused: [{ line: 3, name: '#1044', code: 'canceled' }],
}

/** A shop that has looked at a job as soon as it is asked. */
function shopWith(result: ManyLook, count = 3) {
  const orders = many(3, (at) => ({ ...order, id: `order_${at}`, display_id: 1042 + at }))
  const job = { id: 'batch_1', type: 'order-change', status: 'pre_processed', result, context: {} }
  return {
    'GET /admin/orders': { orders, count, offset: 0, limit: 20 },
    'GET /admin/batch-jobs': { batch_jobs: [], count: 0, offset: 0, limit: 10 },
    'POST /admin/batch-jobs': { batch_job: { ...job, status: 'created' } as never },
    'GET /admin/batch-jobs/:id': { batch_job: job as never },
    'POST /admin/batch-jobs/:id/confirm': { batch_job: { ...job, status: 'confirmed' } as never },
    'POST /admin/batch-jobs/:id/cancel': { batch_job: { ...job, status: 'canceled' } as never },
    'GET /admin/stock-locations': { stock_locations: [], count: 0, offset: 0, limit: 100 },
  }
}

const tick = async (name: RegExp) => userEvent.click(await screen.findByRole('checkbox', { name }))

it('says what would be captured of which orders, and does exactly that', async () => {
  const { sent } = renderAt('/a/orders', shopWith(look))
  await tick(/#1042/)
  await tick(/#1043/)
  await userEvent.click(await screen.findByRole('button', { name: 'Capture payments' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Capture payments' }))
  expect(await dialog.findByText('€120.00')).toBeInTheDocument()
  expect(dialog.getByText('$5.00')).toBeInTheDocument()
  expect(dialog.getByText(/1 × The order is canceled/)).toHaveTextContent('#1044')
  expect(sent('POST /admin/batch-jobs')[0]?.body).toEqual({
    type: 'order-change',
    context: { action: 'capture', ids: ['order_0', 'order_1'] },
    dry_run: true,
  })
  expect(sent('POST /admin/batch-jobs/:id/confirm')).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Capture payments' }))
  await waitFor(() => expect(sent('POST /admin/batch-jobs/:id/confirm')).toHaveLength(1))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
  expect(sent('POST /admin/batch-jobs/:id/cancel')).toHaveLength(0)
})

it('all that match are told to the shop by the filters of the list, not one by one', async () => {
  const { sent } = renderAt('/a/orders?payment_status=awaiting', shopWith(look, 4312))
  await tick(/#1042/)
  await userEvent.click(await screen.findByRole('button', { name: /Select all 4,312 matching/ }))
  expect(await screen.findByRole('region', { name: /4,312 selected/ })).toBeInTheDocument()
  // Other lists read the ids in pages of this size.
  expect(sent('GET /admin/orders').filter(({ query }) => query.get('limit') === '200')).toEqual([])
  await userEvent.click(screen.getByRole('button', { name: 'Capture payments' }))
  await waitFor(() =>
    expect(sent('POST /admin/batch-jobs')[0]?.body).toMatchObject({
      context: { action: 'capture', filterable_fields: { payment_status: ['awaiting'] } },
    }),
  )
})

it('a look that is left is called off, and where nothing can be done nothing is offered', async () => {
  const nothing = { ...look, would: { created: 0, updated: 0, skipped: 3, error: 0 }, sums: [], refused: [] }
  const { sent } = renderAt('/a/orders', shopWith(nothing))
  await tick(/#1042/)
  await userEvent.click(await screen.findByRole('button', { name: 'Pack' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Pack' }))
  expect(await dialog.findByText('There is nothing to do.')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Pack' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await waitFor(() => expect(sent('POST /admin/batch-jobs/:id/cancel')).toHaveLength(1))
})

it('tracking numbers are taken from a sheet, and a line that lacks one is named before the shop is asked', async () => {
  const { sent } = renderAt('/a/orders', shopWith(look))
  await screen.findByRole('row', { name: /#1042/ })
  await userEvent.click(screen.getByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Enter tracking numbers' }))
  const sheet = await screen.findByRole('textbox', { name: 'Order numbers and tracking numbers' })
  await userEvent.click(sheet)
  await userEvent.paste('Order\tTracking\n1042\tA1\n1043')
  expect(await screen.findByText(/^Line 2:/)).toBeInTheDocument()
  expect(sent('POST /admin/batch-jobs')).toHaveLength(0)
  await userEvent.paste('\tB2')
  await waitFor(() =>
    expect(sent('POST /admin/batch-jobs').at(-1)?.body).toMatchObject({
      context: {
        action: 'ship',
        parcels: [
          { order: '1042', tracking_numbers: ['A1'] },
          { order: '1043', tracking_numbers: ['B2'] },
        ],
      },
    }),
  )
})
