import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor } from '../../testing/render-at'
import { ash, bare, ink, stockAnswers } from './examples'

const count = 'POST /admin/inventory-counts'
const page = (count: number) => ({ count, offset: 0, limit: 20 })
const at = (changes = {}) =>
  renderAt('/a/inventory/count?location_id=sloc_warehouse', {
    ...stockAnswers,
    'GET /admin/inventory-items': ({ query }: { query: URLSearchParams }) =>
      query.has('q')
        ? { inventory_items: [bare].filter(({ sku }) => sku === query.get('q')), ...page(1) }
        : { inventory_items: [ash, ink], ...page(2) },
    [count]: { count: 2, movements: [] },
    ...changes,
  })
const scan = async (code: string) =>
  userEvent.type(await screen.findByRole('textbox', { name: /Scan or type/ }), `${code}{Enter}`)

it('each scan of a barcode or SKU counts one more, whatever its case', async () => {
  const { sent } = at()
  await screen.findByRole('row', { name: /Ash/ })
  await scan('jug-ash')
  await scan('40JUG-ASH')
  await scan('JUG-INK')
  expect(await screen.findByText('Counted: 2 of 2', { exact: false })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent(count)[0]?.body).toEqual({
      location_id: 'sloc_warehouse',
      counts: [
        { inventory_item_id: ash.id, counted: 2, expected: 20 },
        { inventory_item_id: ink.id, counted: 1, expected: 2 },
      ],
    }),
  )
  expect(await screen.findByText('Lines taken over: 2')).toBeInTheDocument()
})

it('what should not lie here is added when it is scanned, and what nobody knows is named', async () => {
  const { sent } = at()
  await screen.findByRole('row', { name: /Ash/ })
  await scan('JUG-BARE')
  expect(await screen.findByRole('row', { name: /Bare/ })).toBeInTheDocument()
  await scan('4711')
  expect(await screen.findByText('Nothing has the code “4711”')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent(count)[0]?.body).toMatchObject({
      counts: [{ inventory_item_id: bare.id, counted: 1, expected: 0 }],
    }),
  )
})

it('what was sold meanwhile is marked, and what was counted stays', async () => {
  at({
    [count]: refuse(409, {
      type: 'conflict',
      code: 'stock_changed',
      message: 'counts.0.expected is 20, but 19 lie there by now',
      errors: [{ path: 'counts.0.expected', message: 'counts.0.expected is 20, but 19 lie there by now' }],
    }),
  })
  await screen.findByRole('row', { name: /Ash/ })
  await scan('JUG-ASH')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('The stock changed while you counted')
  const [cell] = screen
    .getAllByRole('gridcell', { name: /1/ })
    .filter((one) => one.getAttribute('aria-invalid'))
  expect(cell).toBeDefined()
  expect(screen.getByText('Counted: 1 of 2', { exact: false })).toBeInTheDocument()
})

it('with several locations one is chosen first', async () => {
  renderAt('/a/inventory/count', stockAnswers)
  expect(await screen.findByText('You count one location at a time.')).toBeInTheDocument()
})
