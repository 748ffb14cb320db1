import type { BatchJob } from '@cartwright/contract'
import { type FakeRoutes, refuse } from '@cartwright/sdk/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderAt, screen, userEvent, waitFor } from '../../testing/render-at'

beforeEach(() => {
  URL.createObjectURL = vi.fn(() => 'blob:rows')
  URL.revokeObjectURL = vi.fn()
})

const job = (changes: Partial<BatchJob>) =>
  ({
    id: 'batch_1',
    type: 'product-import',
    status: 'pre_processed',
    created_at: '2026-11-22T16:00:00.000Z',
    result: {},
    ...changes,
  }) as BatchJob

const operations = { PRODUCT_CREATE: 1, PRODUCT_UPDATE: 0, VARIANT_CREATE: 2, VARIANT_UPDATE: 0 }
const uploaded = { uploads: [{ key: 'file-1.csv', url: 'file-1.csv' }] }
const wrongRow = {
  line: 3,
  action: 'error' as const,
  product_id: null,
  variant_id: null,
  record_id: null,
  errors: [
    {
      column: 'Variant Weight',
      value: 'heavy',
      message: 'Variant Weight must be a whole number, not "heavy"',
    },
  ],
}
const csv = 'Handle;Title;SKU;Variant Grams;Notes\njug;Tall jug;A;900;x\njug;;B;heavy;y\n'

/** The import under way, with a file that was chosen. */
async function choose(changes: FakeRoutes = {}, text: string | File = csv, path = '/a/products/import') {
  const view = renderAt(path, {
    'POST /admin/uploads/protected': uploaded,
    'POST /admin/batch-jobs': { batch_job: job({ status: 'created' }) },
    'GET /admin/batch-jobs/:id': { batch_job: job({ result: { operations } }) },
    'POST /admin/batch-jobs/:id/confirm': { batch_job: job({ status: 'confirmed' }) },
    'POST /admin/batch-jobs/:id/cancel': { batch_job: job({ status: 'canceled' }) },
    'DELETE /admin/batch-jobs/:id': { id: 'batch_1', object: 'batch_job', deleted: true },
    ...changes,
  })
  await screen.findByRole('group', { name: /File/ })
  const field = document.querySelector<HTMLInputElement>('input[type=file]')
  if (!field) throw new Error('There is no field for a file')
  const file = typeof text === 'string' ? new File([text], 'jugs.csv', { type: 'text/csv' }) : text
  await userEvent.upload(field, file)
  return view
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it('a file is understood, its columns are found, and what would happen is said before anything is written', async () => {
  let isConfirmed = false
  const { sent } = await choose({
    'POST /admin/batch-jobs/:id/confirm': () => {
      isConfirmed = true
      return { batch_job: job({ status: 'confirmed' }) }
    },
    'GET /admin/batch-jobs/:id': () => ({
      batch_job: isConfirmed
        ? job({
            status: 'completed',
            result: { progress: 1, rows: { created: 2, updated: 0, skipped: 0, error: 0 } },
          })
        : job({ result: { operations } }),
    }),
  })
  expect(await screen.findByText('UTF-8, cells parted by semicolons')).toBeInTheDocument()
  expect(screen.getByText('2 rows, 5 columns')).toBeInTheDocument()
  await press('Go on to the columns')
  const handle = await screen.findByRole('combobox', { name: 'What “Handle” becomes' })
  await waitFor(() => expect(handle).toHaveValue('Product Handle'))
  expect(screen.getByRole('combobox', { name: 'What “Notes” becomes' })).toHaveValue('')
  await press('Check 2 rows')
  expect(await screen.findByText('1 new product · 2 new variants')).toBeInTheDocument()
  expect(sent('POST /admin/batch-jobs')[0]?.body).toEqual({
    type: 'product-import',
    context: { fileKey: 'file-1.csv' },
    dry_run: true,
  })
  expect(sent('POST /admin/batch-jobs/:id/confirm')).toHaveLength(0)
  await press('Import 2 rows')
  expect(await screen.findByRole('heading', { name: 'Imported' })).toBeInTheDocument()
  expect(screen.getByText('2 rows created')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Open products' })).toHaveAttribute('href', '/a/products')
})

it('wrong rows come first, are put right in their cells, and the file is checked again', async () => {
  const checks = ['failed', 'pre_processed'] as const
  let at = 0
  const { sent } = await choose({
    'GET /admin/batch-jobs/:id': () => ({
      batch_job: job({ status: checks[Math.min(at++, 1)], result: at > 1 ? { operations } : {} }),
    }),
    'GET /admin/batch-jobs/:id/rows': { rows: [wrongRow], count: 1, offset: 0, limit: 1000 },
  })
  await press('Go on to the columns')
  await press('Check 2 rows')
  expect(await screen.findByRole('heading', { name: '1 row cannot be imported' })).toBeInTheDocument()
  const cell = screen.getByRole('gridcell', { name: /heavy/, description: '' })
  expect(cell).toBeInTheDocument()
  await press('Check again')
  expect(await screen.findByRole('heading', { name: 'All 2 rows can be imported' })).toBeInTheDocument()
  expect(sent('DELETE /admin/batch-jobs/:id')).toHaveLength(1)
  expect(sent('POST /admin/uploads/protected')).toHaveLength(2)
})

it('wrong rows can be left out and taken along', async () => {
  let at = 0
  await choose({
    'GET /admin/batch-jobs/:id': () => ({
      batch_job: job(at++ === 0 ? { status: 'failed' } : { result: { operations } }),
    }),
    'GET /admin/batch-jobs/:id/rows': { rows: [wrongRow], count: 1, offset: 0, limit: 1000 },
  })
  await press('Go on to the columns')
  await press('Check 2 rows')
  await press('Download 1 row')
  expect(URL.createObjectURL).toHaveBeenCalledOnce()
  await press('Leave out 1 row')
  expect(await screen.findByRole('heading', { name: '1 row can be imported' })).toBeInTheDocument()
  expect(screen.getByText('1 row is left out.')).toBeInTheDocument()
})

it('a file that the shop refuses as a whole leads back to its columns', async () => {
  await choose({
    'GET /admin/batch-jobs/:id': {
      batch_job: job({ status: 'failed', result: { errors: ['The file has no rows'] } }),
    },
    'GET /admin/batch-jobs/:id/rows': { rows: [], count: 0, offset: 0, limit: 1000 },
  })
  await press('Go on to the columns')
  await press('Check 2 rows')
  expect(await screen.findByText('The file has no rows')).toBeInTheDocument()
  await press('Back to the columns')
  expect(await screen.findByRole('heading', { name: 'What are the columns?' })).toBeInTheDocument()
})

it('an import can be stopped, and says that what was written stays', async () => {
  let status: BatchJob['status'] = 'pre_processed'
  const { sent } = await choose({
    'POST /admin/batch-jobs/:id/confirm': () => {
      status = 'processing'
      return { batch_job: job({ status }) }
    },
    'POST /admin/batch-jobs/:id/cancel': () => {
      status = 'canceled'
      return { batch_job: job({ status }) }
    },
    'GET /admin/batch-jobs/:id': () => ({
      batch_job: job({ status, result: { operations, progress: 0.5 } }),
    }),
  })
  await press('Go on to the columns')
  await press('Check 2 rows')
  await press('Import 2 rows')
  await waitFor(() => expect(screen.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50'))
  await press('Stop')
  expect(await screen.findByText('What was written before stays.')).toBeInTheDocument()
  expect(sent('POST /admin/batch-jobs/:id/cancel')).toHaveLength(1)
})

it('without a handle nothing can be checked, and it is said why', async () => {
  await choose({}, 'Colour;Notes\nred;x\n')
  await press('Go on to the columns')
  expect(await screen.findByRole('button', { name: 'Check 1 row' })).toBeDisabled()
  expect(screen.getByText(/One column has to become “Product Handle”/)).toBeInTheDocument()
})

it('a workbook is no table', async () => {
  await choose({}, new File(['PK\u0003\u0004'], 'jugs.csv', { type: 'text/csv' }))
  expect(await screen.findByText('This is a workbook. Save it as CSV first.')).toBeInTheDocument()
})

it('prices go into the list that the way here names', async () => {
  const { sent } = await choose({}, 'SKU;Price EUR\nA;19,90\n', '/a/products/import?price_list=plist_1')
  await press('Go on to the columns')
  await press('Check 1 row')
  await waitFor(() =>
    expect(sent('POST /admin/batch-jobs')[0]?.body).toEqual({
      type: 'price-list-import',
      context: { fileKey: 'file-1.csv', price_list_id: 'plist_1' },
      dry_run: true,
    }),
  )
})

it('a shop that does not take the file says why, and can be asked again', async () => {
  await choose({
    'POST /admin/batch-jobs': refuse(403, { type: 'forbidden', message: 'Your role does not allow this' }),
  })
  await press('Go on to the columns')
  await press('Check 2 rows')
  expect(await screen.findByText(/Your role does not allow this/)).toBeInTheDocument()
})

const people = 'Mail;Given name;Shoe size\nada@example.com;Ada;38\nnobody;No;40\n'
const peopleJob = (changes: Partial<BatchJob>) => job({ type: 'customer-import', ...changes })
const looked = peopleJob({ result: { would: { created: 2, updated: 0, skipped: 0, error: 0 } } })

it('customers are told by their columns, and one that is needed is asked for', async () => {
  const { sent } = await choose(
    { 'GET /admin/batch-jobs/:id': { batch_job: looked } },
    people,
    '/a/customers/import',
  )
  expect(screen.getByRole('heading', { name: 'Import customers' })).toBeInTheDocument()
  await press('Go on to the columns')
  const given = await screen.findByRole('combobox', { name: 'What “Given name” becomes' })
  await waitFor(() => expect(given).toHaveValue('First name'))
  expect(screen.getByText('A column is still wanted for: Email.')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Check 2 rows' })).toBeDisabled()
  const mail = screen.getByRole('combobox', { name: 'What “Mail” becomes' })
  await userEvent.type(mail, 'Email')
  await userEvent.click(await screen.findByRole('option', { name: 'Email' }))
  await press('Check 2 rows')
  expect(await screen.findByText('New: 2')).toBeInTheDocument()
  expect(sent('POST /admin/batch-jobs')[0]?.body).toEqual({
    type: 'customer-import',
    context: { fileKey: 'file-1.csv', format: 'customers' },
    dry_run: true,
  })
})

it('what columns stand for is saved by name, chosen for the next file and removed', async () => {
  const mapping = {
    id: 'impm_1',
    name: 'Till',
    type: 'customer-import',
    columns: { Mail: 'customer.email', 'Given name': 'customer.last_name' },
    created_at: '2026-11-22T16:00:00.000Z',
    updated_at: '2026-11-22T16:00:00.000Z',
  }
  const { sent } = await choose(
    {
      'GET /admin/import-mappings': { import_mappings: [mapping] },
      'POST /admin/import-mappings': { import_mapping: { ...mapping, id: 'impm_2', name: 'Shop till' } },
    },
    people,
    '/a/customers/import',
  )
  await press('Go on to the columns')
  await press(/Saved columns/)
  await userEvent.click(await screen.findByRole('option', { name: 'Till' }))
  expect(await screen.findByRole('combobox', { name: 'What “Mail” becomes' })).toHaveValue('Email')
  expect(screen.getByRole('combobox', { name: 'What “Given name” becomes' })).toHaveValue('Last name')
  await press('Save columns')
  const name = await screen.findByRole('textbox', { name: /Name/ })
  await userEvent.clear(name)
  await userEvent.type(name, 'Shop till')
  await press('Save')
  expect(await screen.findByText('Columns saved as “Shop till”')).toBeInTheDocument()
  expect(sent('POST /admin/import-mappings')[0]?.body).toEqual({
    name: 'Shop till',
    type: 'customer-import',
    columns: mapping.columns,
  })
})

it('records that cannot go in are put right in their cells before anything is written', async () => {
  const checks = [peopleJob({ result: { would: { created: 1, updated: 0, skipped: 0, error: 1 } } }), looked]
  let at = 0
  await choose(
    {
      'GET /admin/batch-jobs/:id': () => ({ batch_job: checks[Math.min(at++, 1)] as BatchJob }),
      'GET /admin/batch-jobs/:id/rows': {
        rows: [
          {
            ...wrongRow,
            errors: [{ column: 'customer.email', value: 'nobody', message: 'this is not an e-mail address' }],
          },
        ],
        count: 1,
        offset: 0,
        limit: 1000,
      },
    },
    people.replace('Mail', 'Email'),
    '/a/customers/import',
  )
  await press('Go on to the columns')
  await press('Check 2 rows')
  expect(await screen.findByRole('heading', { name: '1 row cannot be imported' })).toBeInTheDocument()
  expect(screen.getByRole('gridcell', { name: /nobody/ })).toBeInTheDocument()
  await press('Check again')
  expect(await screen.findByText('New: 2')).toBeInTheDocument()
})

it('stock is told by its columns wherever the file is chosen, and sent as it was written', async () => {
  const { sent } = await choose(
    { 'GET /admin/batch-jobs/:id': { batch_job: looked } },
    'SKU,Warehouse,Counted\nA,Berlin,"1,299"\n',
  )
  expect(await screen.findByText('Inventory', { selector: 'dd, dd *' })).toBeInTheDocument()
  await press('Go on to the columns')
  await press('Check 1 row')
  await waitFor(() =>
    expect(sent('POST /admin/batch-jobs')[0]?.body).toMatchObject({ type: 'inventory-import' }),
  )
})

it.each([
  ['/a/discounts/import', 'Import discounts', 'Code,Type,Value\nSUMMER,percentage,10\n', 'discount-import'],
  ['/a/inventory/import', 'Import stock', 'SKU,Warehouse,Counted\nA,Berlin,12\n', 'inventory-import'],
  ['/a/gift-cards/import', 'Import gift cards', 'Card number,Balance\nGIFT-1,25.00\n', 'gift-card-import'],
])('%s takes what its title says: %s', async (path, title, text, type) => {
  const { sent } = await choose({ 'GET /admin/batch-jobs/:id': { batch_job: looked } }, text, path)
  expect(screen.getByRole('heading', { name: title })).toBeInTheDocument()
  await press('Go on to the columns')
  await press('Check 1 row')
  await waitFor(() => expect(sent('POST /admin/batch-jobs')[0]?.body).toMatchObject({ type }))
})

it('a shop that does not say what it reads is asked again, and the file stays', async () => {
  let isThere = false
  await choose(
    {
      'GET /admin/import-formats': () => {
        if (!isThere) throw refuse(500, { type: 'unexpected_error', message: 'Not now' })
        return { import_formats: [] }
      },
    },
    people,
    '/a/customers/import',
  )
  await press('Go on to the columns')
  expect(await screen.findByText('The file could not be checked')).toBeInTheDocument()
  isThere = true
  await press(/again/i)
  expect(await screen.findByRole('heading', { name: 'What are the columns?' })).toBeInTheDocument()
})

const products = [{ title: 'Tall jug', handle: 'tall-jug', variants: [{}] }, { handle: 'nameless' }]
const wrongProduct = {
  ...wrongRow,
  line: 2,
  errors: [{ column: 'title', value: '', message: 'every product has a title' }],
}

it('products in JSON go in as they stand: no columns to name, wrong ones left out or put right in the file', async () => {
  const checks = [job({ result: { would: { created: 1, updated: 0, skipped: 0, error: 1 } } }), looked]
  let at = 0
  const { sent } = await choose(
    {
      'GET /admin/batch-jobs/:id': () => ({ batch_job: checks[Math.min(at++, 1)] as BatchJob }),
      'GET /admin/batch-jobs/:id/rows': { rows: [wrongProduct], count: 1, offset: 0, limit: 1000 },
    },
    new File([JSON.stringify(products)], 'jugs.json', { type: 'application/json' }),
  )
  expect(await screen.findByText('JSON')).toBeInTheDocument()
  expect(screen.getByText('2 rows')).toBeInTheDocument()
  expect(screen.queryByText('Columns')).not.toBeInTheDocument()
  await press('Check 2 rows')
  expect(await screen.findByText('every product has a title')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Check again' })).not.toBeInTheDocument()
  expect(sent('POST /admin/batch-jobs')[0]?.body).toEqual({
    type: 'product-import',
    context: { fileKey: 'file-1.csv', format: 'ndjson' },
    dry_run: true,
  })
  await press('Leave out 1 row')
  expect(await screen.findByRole('heading', { name: '1 row can be imported' })).toBeInTheDocument()
  await press('Back')
  expect(await screen.findByRole('button', { name: 'Check 2 rows' })).toBeInTheDocument()
})

it.each([
  ['that cannot be read', '{"title": "Tall jug"', /no JSON that can be read/, '/a/products/import'],
  [
    'where customers are wanted',
    '[{"title": "Tall jug"}]',
    /JSON files hold products/,
    '/a/customers/import',
  ],
])('a file of JSON %s is refused with the reason', async (_, text, reason, path) => {
  await choose({}, new File([text], 'people.csv', { type: 'text/csv' }), path)
  expect(await screen.findByText(reason)).toBeInTheDocument()
})
