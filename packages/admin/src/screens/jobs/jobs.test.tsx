import type { BatchJob } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { beforeEach, describe, expect, it, vi } from 'vitest'
import { staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const job = (changes: Partial<BatchJob>) =>
  ({
    id: 'batch_1',
    type: 'product-import',
    status: 'completed',
    created_at: '2026-11-22T16:00:00.000Z',
    completed_at: '2026-11-22T16:01:00.000Z',
    result: { rows: { created: 80, updated: 4, skipped: 0, error: 0 } },
    ...changes,
  }) as BatchJob
const listed = (...batch_jobs: BatchJob[]) => ({ batch_jobs, count: batch_jobs.length, offset: 0, limit: 20 })
const exported = job({
  id: 'batch_2',
  type: 'order-export',
  result: { count: 7, file_key: 'orders.csv', file_size: 2400 },
})

describe('the list of jobs', () => {
  it('says each type and result in words', async () => {
    renderAt('/a/settings/jobs', { 'GET /admin/batch-jobs': listed(job({}), exported) })
    const row = await screen.findByRole('row', { name: /Product import/ })
    expect(row).toHaveTextContent('80 rows created · 4 rows changed')
    expect(screen.getByRole('row', { name: /Order export/ })).toHaveTextContent('7 written')
  })
  it('shows how far a running one is', async () => {
    renderAt('/a/settings/jobs', {
      'GET /admin/batch-jobs': listed(
        job({ status: 'processing', completed_at: null, result: { progress: 0.4 } }),
      ),
    })
    const bar = await screen.findByRole('progressbar', { name: 'Product import' })
    expect(bar).toHaveAttribute('aria-valuenow', '40')
  })
  it('says what stands here once there is something', async () => {
    renderAt('/a/settings/jobs')
    expect(await screen.findByText('No imports or exports yet')).toBeInTheDocument()
  })
  it('takes a finished job off behind an undo, and offers that of no running one', async () => {
    const { sent } = renderAt('/a/settings/jobs', {
      'GET /admin/batch-jobs': listed(exported, job({ status: 'processing', completed_at: null })),
    })
    const done = within(await screen.findByRole('row', { name: /Order export/ }))
    await userEvent.click(done.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
    expect(await screen.findByText('“Order export” taken off the list')).toBeInTheDocument()
    expect(sent('DELETE /admin/batch-jobs/:id')).toHaveLength(0)
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
    const running = within(await screen.findByRole('row', { name: /Product import/ }))
    await userEvent.click(running.getByRole('button'))
    expect(await screen.findByRole('menuitem', { name: 'Stop' })).toBeInTheDocument()
    expect(screen.queryByRole('menuitem', { name: 'Delete' })).not.toBeInTheDocument()
  })
  it('says who grants it to who may not', async () => {
    renderAt('/a/settings/jobs', {
      'GET /admin/auth': {
        user: { ...staff, role: 'member', permissions: ['products:read'] } as typeof staff,
      },
    })
    expect(await screen.findByText(/batch-jobs:read/)).toBeInTheDocument()
  })
})

describe('an import that is taken back', () => {
  const made = job({
    id: 'batch_3',
    type: 'import-undo',
    status: 'processing',
    completed_at: null,
    result: {},
  })
  it('is asked for first, and leads to the job that does it', async () => {
    const { sent } = renderAt('/a/settings/jobs/batch_1', {
      'GET /admin/batch-jobs/:id': { batch_job: job({}) },
      'GET /admin/batch-jobs/:id/rows': { rows: [], count: 0, offset: 0, limit: 50 },
      'POST /admin/batch-jobs': { batch_job: made },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Undo import' }))
    expect(sent('POST /admin/batch-jobs')).toHaveLength(0)
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Undo this import?' }))
    await userEvent.click(dialog.getByRole('button', { name: 'Undo import' }))
    await waitFor(() =>
      expect(sent('POST /admin/batch-jobs')[0]?.body).toEqual({
        type: 'import-undo',
        context: { job_id: 'batch_1' },
      }),
    )
  })
  it('is offered only where something was written', async () => {
    renderAt('/a/settings/jobs/batch_1', {
      'GET /admin/batch-jobs/:id': {
        batch_job: job({ result: { rows: { created: 0, updated: 0, skipped: 5, error: 0 } } }),
      },
      'GET /admin/batch-jobs/:id/rows': { rows: [], count: 0, offset: 0, limit: 50 },
    })
    expect(await screen.findByText('Rows of the file')).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Undo import' })).not.toBeInTheDocument()
  })
})

describe('one job', () => {
  const rows = {
    rows: [
      {
        line: 3,
        action: 'error' as const,
        product_id: null,
        variant_id: null,
        record_id: null,
        errors: [{ column: 'Variant SKU', value: 'A', message: 'Variant SKU "A" is taken' }],
      },
      {
        line: 2,
        action: 'created' as const,
        product_id: 'prod_1',
        variant_id: 'variant_1',
        record_id: null,
        errors: null,
      },
    ],
    count: 2,
    offset: 0,
    limit: 50,
  }
  it('says what became of each row, and why', async () => {
    const { sent } = renderAt('/a/settings/jobs/batch_1', {
      'GET /admin/batch-jobs/:id': { batch_job: job({ status: 'failed' }) },
      'GET /admin/batch-jobs/:id/rows': rows,
    })
    expect(await screen.findByText('Variant SKU "A" is taken')).toBeInTheDocument()
    expect(screen.getByRole('link', { name: 'Open product' })).toHaveAttribute('href', '/a/products/prod_1')
    await userEvent.click(screen.getByRole('button', { name: /Became/ }))
    await userEvent.click(await screen.findByRole('option', { name: 'Kept out' }))
    await waitFor(() =>
      expect(sent('GET /admin/batch-jobs/:id/rows').at(-1)?.query.get('action')).toBe('error'),
    )
  })
  it('leads to the records of an import of any kind', async () => {
    renderAt('/a/settings/jobs/batch_1', {
      'GET /admin/batch-jobs/:id': { batch_job: job({ type: 'customer-import' }) },
      'GET /admin/batch-jobs/:id/rows': {
        ...rows,
        rows: [
          {
            line: 2,
            action: 'created' as const,
            product_id: null,
            variant_id: null,
            record_id: 'cus_1',
            errors: null,
          },
        ],
      },
    })
    expect(await screen.findByRole('heading', { name: 'Customer import' })).toBeInTheDocument()
    expect(await screen.findByRole('link', { name: 'Open' })).toHaveAttribute('href', '/a/customers/cus_1')
  })
  it('that waits is started or stopped', async () => {
    const { sent } = renderAt('/a/settings/jobs/batch_1', {
      'GET /admin/batch-jobs/:id': {
        batch_job: job({ status: 'pre_processed', completed_at: null, result: {} }),
      },
      'GET /admin/batch-jobs/:id/rows': { ...rows, rows: [], count: 0 },
      'POST /admin/batch-jobs/:id/confirm': { batch_job: job({ status: 'confirmed' }) },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Start the import' }))
    await waitFor(() => expect(sent('POST /admin/batch-jobs/:id/confirm')).toHaveLength(1))
    expect(screen.getByRole('button', { name: 'Stop' })).toBeInTheDocument()
  })
  it('gives its file', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    const { sent } = renderAt('/a/settings/jobs/batch_2', {
      'GET /admin/batch-jobs/:id': { batch_job: exported },
      'POST /admin/uploads/download-url': {
        download_url: 'http://localhost:9000/uploads/private/orders.csv?x=1',
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Download' }))
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    expect(sent('POST /admin/uploads/download-url')[0]?.body).toEqual({ file_key: 'orders.csv' })
    expect(clicked.mock.contexts[0]).toHaveAttribute('href', '/uploads/private/orders.csv?x=1')
    clicked.mockRestore()
  })
})

describe('an export', () => {
  beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))

  it('takes a list along as it is filtered, tells how far it is, and comes by itself', async () => {
    const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {})
    let now: BatchJob[] = []
    const { sent } = renderAt('/a/orders?status=pending&q=ada', {
      'GET /admin/batch-jobs': () => listed(...now),
      'POST /admin/batch-jobs': () => {
        now = [{ ...exported, status: 'processing', completed_at: null, result: { progress: 0.5 } }]
        return { batch_job: exported }
      },
      'POST /admin/uploads/download-url': { download_url: '/uploads/private/orders.csv' },
    })
    await screen.findByRole('row', { name: /1042/ })
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }))
    await waitFor(() =>
      expect(sent('POST /admin/batch-jobs')[0]?.body).toEqual({
        type: 'order-export',
        context: { filterable_fields: { q: 'ada', status: ['pending'] } },
        dry_run: false,
      }),
    )
    expect(await screen.findByText('50%')).toBeInTheDocument()
    expect(screen.getByRole('button', { name: '1 import or export under way' })).toBeInTheDocument()
    now = [exported]
    await vi.advanceTimersByTimeAsync(5000)
    expect(await screen.findByText('Order export is done')).toBeInTheDocument()
    await waitFor(() => expect(clicked).toHaveBeenCalledOnce())
    clicked.mockRestore()
  })
  it('that cannot be started says why', async () => {
    renderAt('/a/customers', {
      'POST /admin/batch-jobs': refuse(400, { type: 'invalid_data', message: 'Too many filters' }),
    })
    await screen.findByRole('row', { name: /Ada/ })
    await userEvent.click(screen.getByRole('button', { name: 'More' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Export' }))
    expect(await screen.findByText('Too many filters')).toBeInTheDocument()
  })
})
