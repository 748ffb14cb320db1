import type { BatchJob } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { jug } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { onSale } from '../products/why/examples'
import { pricingAnswers, winter } from './examples'

const at = (path: string, changes: object = {}) => renderAt(path, { ...pricingAnswers, ...changes })
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))
const next = () => press('Next')
const cell = async (row: RegExp, column: number) => {
  const grid = await screen.findByRole('grid', { name: 'Prices' })
  const line = await within(grid).findByRole('row', { name: row })
  return within(line).getAllByRole('gridcell')[column] ?? line
}

it('lists price lists with their kind, status and groups', async () => {
  at('/a/pricing')
  const row = await screen.findByRole('row', { name: /Winter sale/ })
  expect(row).toHaveTextContent('Sale')
  expect(row).toHaveTextContent('Draft')
  expect(row).toHaveTextContent('VIP')
  expect(row).toHaveTextContent('Always')
})

it('says what price lists are for where there are none', async () => {
  at('/a/pricing', { 'GET /admin/price-lists': { price_lists: [], count: 0, offset: 0, limit: 20 } })
  expect(await screen.findByText('No price lists yet')).toBeInTheDocument()
})

it('activates a selection', async () => {
  const { sent } = at('/a/pricing', { 'POST /admin/price-lists/:id': { price_list: winter } })
  await userEvent.click(await screen.findByRole('checkbox', { name: /Winter sale/ }))
  await press('Activate')
  await waitFor(() => expect(sent('POST /admin/price-lists/:id')[0]?.body).toEqual({ status: 'active' }))
})

it('shows the span of the prices of a product, and activates from the strip', async () => {
  const { sent } = at('/a/pricing/pl_winter', { 'POST /admin/price-lists/:id': { price_list: winter } })
  expect(await screen.findByRole('row', { name: /Tall jug/ })).toHaveTextContent('€70.00 – €75.00')
  expect(screen.getByText('A draft changes no price. 2 prices.')).toBeInTheDocument()
  await press('Activate')
  await waitFor(() => expect(sent('POST /admin/price-lists/:id')[0]?.body).toEqual({ status: 'active' }))
})

it('name and dates are edited in place, and a refusal stands on its field', async () => {
  at('/a/pricing/pl_winter', {
    'POST /admin/price-lists/:id': refuse(400, {
      type: 'invalid_data',
      message: 'name is taken',
      errors: [{ path: 'name', message: 'name is taken' }],
    }),
  })
  const card = within(await screen.findByRole('region', { name: 'Details' }))
  await userEvent.click(card.getByRole('button', { name: 'Edit' }))
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, '!')
  await press('Save')
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Is taken/))
  expect(name).toHaveValue('Winter sale!')
})

it('groups are taken out one by one', async () => {
  const { sent } = at('/a/pricing/pl_winter', { 'POST /admin/price-lists/:id': { price_list: winter } })
  await press('Take out VIP')
  await waitFor(() => expect(sent('POST /admin/price-lists/:id')[0]?.body).toEqual({ customer_groups: [] }))
})

it('prices are changed and emptied in the grid, and saved at once', async () => {
  const { sent } = at('/a/pricing/pl_winter', {
    'POST /admin/price-lists/:id/prices/batch': { price_list: winter },
    'DELETE /admin/price-lists/:id/prices/batch': { ids: ['ma_10'], object: 'money-amount', deleted: true },
  })
  await press('Edit prices')
  await userEvent.click(await cell(/Tall jug · Ash.*€84\.00.*75\.00/, 2))
  await userEvent.keyboard('69.9{Enter}')
  await userEvent.click(await cell(/10\+/, 2))
  await userEvent.keyboard('{Delete}')
  await userEvent.click(await cell(/Tall jug · Ink.*€89\.00/, 3))
  await userEvent.keyboard('80{Enter}')
  await press('Save changes')
  await waitFor(() => expect(sent('DELETE /admin/price-lists/:id/prices/batch')).toHaveLength(1))
  const none = { min_quantity: null, max_quantity: null }
  expect(sent('POST /admin/price-lists/:id/prices/batch')[0]?.body).toEqual({
    prices: [
      { id: 'ma_1', variant_id: 'variant_ash', amount: 6990, currency_code: 'eur', ...none },
      { variant_id: 'variant_ink', amount: 8000, currency_code: 'usd', ...none },
    ],
  })
  expect(sent('DELETE /admin/price-lists/:id/prices/batch')[0]?.body).toEqual({ price_ids: ['ma_10'] })
})

it('a cell that holds no amount keeps the grid from being saved', async () => {
  const { sent } = at('/a/pricing/pl_winter')
  await press('Edit prices')
  await userEvent.click(await cell(/Tall jug · Ash.*€84\.00.*75\.00/, 2))
  await userEvent.keyboard('45.5O{Enter}')
  expect(screen.getByRole('button', { name: 'Save changes' })).toBeDisabled()
  await userEvent.keyboard('{Meta>}s{/Meta}')
  expect(sent('POST /admin/price-lists/:id/prices/batch')).toHaveLength(0)
})

it('all prices are changed by a percentage with what comes of it to see, and that can be undone', async () => {
  at('/a/pricing/pl_winter')
  await press('Edit prices')
  await press('Change all prices')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change all prices' }))
  expect(dialog.getByRole('table')).toHaveTextContent('€75.00 €67.50')
  await userEvent.click(dialog.getByRole('button', { name: 'Change 2 prices' }))
  expect(await cell(/Tall jug · Ash.*67\.50/, 2)).toHaveTextContent('67.50')
  await press('Undo the change')
  expect(await cell(/Tall jug · Ash.*75\.00/, 2)).toHaveTextContent('75.00')
})

it('a quantity more is a line more for every variant', async () => {
  const { sent } = at('/a/pricing/pl_winter', {
    'POST /admin/price-lists/:id/prices/batch': { price_list: winter },
  })
  await press('Edit prices')
  await press('Add quantity')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add quantity' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Add quantity' }))
  expect(dialog.getByText('Say from how many')).toBeInTheDocument()
  await userEvent.type(dialog.getByRole('textbox', { name: /^From/ }), '50')
  await userEvent.tab()
  await userEvent.click(dialog.getByRole('button', { name: 'Add quantity' }))
  await userEvent.click(await cell(/Tall jug · Ink.*50\+/, 2))
  await userEvent.keyboard('60{Enter}')
  await press('Save changes')
  await waitFor(() => expect(sent('POST /admin/price-lists/:id/prices/batch')).toHaveLength(1))
  expect(sent('POST /admin/price-lists/:id/prices/batch')[0]?.body).toEqual({
    prices: [
      {
        variant_id: 'variant_ink',
        amount: 6000,
        currency_code: 'eur',
        min_quantity: 50,
        max_quantity: null,
      },
    ],
  })
})

it('products are taken off behind an undo', async () => {
  const { sent } = at('/a/pricing/pl_winter')
  await userEvent.click(await screen.findByRole('checkbox', { name: /Tall jug/ }))
  await press('Take out 1')
  expect(await screen.findByText('Product taken out')).toBeInTheDocument()
  expect(screen.queryByRole('row', { name: /Tall jug/ })).not.toBeInTheDocument()
  await press('Undo')
  expect(await screen.findByRole('row', { name: /Tall jug/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/price-lists/:id/products/:product_id/prices')).toHaveLength(0)
})

it('a price list is made in four steps', async () => {
  const { sent, router } = at('/a/pricing/new', { 'POST /admin/price-lists': { price_list: winter } })
  await screen.findByRole('dialog', { name: 'New price list' })
  await next()
  expect(await screen.findByText('Name must not be empty')).toBeInTheDocument()
  await userEvent.type(screen.getByRole('textbox', { name: /^Name/ }), 'Spring')
  await userEvent.type(screen.getByRole('textbox', { name: /^Description/ }), 'All jugs')
  await next()
  await press(/Choose.*Customer groups/)
  await userEvent.click(await screen.findByRole('option', { name: 'VIP' }))
  await press('Apply')
  await next()
  await press(/Choose.*Products/)
  await userEvent.click(await screen.findByRole('option', { name: 'Tall jug' }))
  await press('Apply')
  await next()
  await userEvent.click(await cell(/Tall jug · Ink/, 1))
  await userEvent.keyboard('79{Enter}')
  await press('Create price list')
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/pricing/pl_winter'))
  expect(sent('POST /admin/price-lists')[0]?.body).toMatchObject({
    name: 'Spring',
    description: 'All jugs',
    type: 'sale',
    status: 'active',
    customer_groups: [{ id: 'cgrp_vip' }],
    prices: [{ variant_id: 'variant_ink', currency_code: 'eur', amount: 7900 }],
  })
})

it('a file of prices is checked, confirmed and taken in', async () => {
  const job = (status: BatchJob['status'], result: BatchJob['result'] = null) =>
    ({
      id: 'batch_1',
      type: 'price-list-import',
      status,
      context: {},
      dry_run: true,
      result,
    }) as unknown as BatchJob
  let batch_job = job('pre_processed', { count: 3, advancement_count: 0 })
  const { sent } = at('/a/pricing/pl_winter', {
    'POST /admin/uploads/protected': { uploads: [{ key: 'prices.csv', url: '' }] },
    'POST /admin/batch-jobs': { batch_job: job('created') },
    'GET /admin/batch-jobs/:id': () => ({ batch_job }),
    'POST /admin/batch-jobs/:id/confirm': () => {
      batch_job = job('completed', { count: 3, advancement_count: 3 })
      return { batch_job }
    },
  })
  await press('More')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import prices' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import prices' })
  const input = dialog.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file')
  await userEvent.upload(input, new File(['SKU;Price EUR'], 'prices.csv', { type: 'text/csv' }))
  expect(await screen.findByText('3 lines can be taken in. All prices of the list go.')).toBeInTheDocument()
  expect(sent('POST /admin/batch-jobs')[0]?.body).toMatchObject({
    type: 'price-list-import',
    context: { fileKey: 'prices.csv', price_list_id: 'pl_winter' },
    dry_run: true,
  })
  await press('Replace with 3 lines')
  expect(await screen.findByText('3 lines taken in.')).toBeInTheDocument()
})

it('the lines of a file that are refused are named', async () => {
  const batch_job = { id: 'batch_1', type: 'price-list-import', status: 'failed' } as unknown as BatchJob
  at('/a/pricing/pl_winter', {
    'POST /admin/uploads/protected': { uploads: [{ key: 'prices.csv', url: '' }] },
    'POST /admin/batch-jobs': { batch_job },
    'GET /admin/batch-jobs/:id': { batch_job },
    'GET /admin/batch-jobs/:id/rows': {
      rows: [
        {
          line: 4,
          action: 'error',
          product_id: null,
          variant_id: null,
          errors: [{ column: 'SKU', value: 'X', message: 'is of no variant' }],
        },
      ],
      count: 1,
      offset: 0,
      limit: 20,
    },
  })
  await press('More')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Import prices' }))
  const dialog = await screen.findByRole('dialog', { name: 'Import prices' })
  const input = dialog.querySelector('input[type=file]')
  if (!(input instanceof HTMLInputElement)) throw new Error('There is no place for a file')
  await userEvent.upload(input, new File(['SKU;Price EUR'], 'prices.csv', { type: 'text/csv' }))
  expect(await screen.findByText('Line 4')).toBeInTheDocument()
  expect(screen.getByText(/SKU: is of no variant/)).toBeInTheDocument()
})

it('the prices of one variant are taken off behind an undo', async () => {
  const { sent } = at('/a/pricing/pl_winter')
  const row = await screen.findByRole('row', { name: /Tall jug/ })
  await userEvent.click(within(row).getByRole('button', { name: /^More actions/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Show variants' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Prices of Tall jug' }))
  const variant = dialog.getByRole('row', { name: /Ash/ })
  expect(variant).toHaveTextContent('€70.00 – €75.00')
  await userEvent.click(within(variant).getByRole('button', { name: /^More actions/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: /Take/ }))
  expect(await dialog.findByText('No variant has a price here')).toBeInTheDocument()
  const toast = (await screen.findByText('Prices taken off the list')).closest('.cw-Toast') as HTMLElement
  await userEvent.click(within(toast).getByText('Undo'))
  expect(await dialog.findByRole('row', { name: /Ash/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/price-lists/:id/variants/:variant_id/prices')).toHaveLength(0)
})

it('why shoppers see a price is asked of a variant on the list, over the window that names it', async () => {
  at('/a/pricing/pl_winter', {
    'GET /admin/variants/:id/price-explain': { price_explanation: onSale },
  })
  const row = await screen.findByRole('row', { name: /Tall jug/ })
  await userEvent.click(within(row).getByRole('button', { name: /^More actions/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Show variants' }))
  const variants = within(await screen.findByRole('dialog', { name: 'Prices of Tall jug' }))
  const opener = variants.getByRole('button', { name: 'More actions: Ash' })
  await userEvent.click(opener)
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Why this price?' }))
  const why = within(await screen.findByRole('dialog', { name: 'Why this price?' }))
  expect(await why.findByText('Shoppers see')).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(opener).toHaveFocus())
})

it('why shoppers see a price is asked at once where a product has one variant', async () => {
  const { sent } = at('/a/pricing/pl_winter', {
    'GET /admin/price-lists/:id/products': {
      products: [{ ...jug, variants: jug.variants.slice(0, 1) }],
      count: 1,
      offset: 0,
      limit: 20,
    },
    'GET /admin/variants/:id/price-explain': { price_explanation: onSale },
  })
  const row = await screen.findByRole('row', { name: /Tall jug/ })
  await userEvent.click(within(row).getByRole('button', { name: /^More actions/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Why this price?' }))
  const why = within(await screen.findByRole('dialog', { name: 'Why this price?' }))
  expect(await why.findByText('Shoppers see')).toBeInTheDocument()
  expect(sent('GET /admin/variants/:id/price-explain')[0]?.params).toEqual({ id: 'variant_ash' })
})
