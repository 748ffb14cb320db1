import type { VariantStock } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { jug, many } from '../../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../../testing/render-at'
import { ash, stockAnswers } from '../../inventory/examples'

const page = (count: number) => ({ count, offset: 0, limit: 20 })
const ofAsh: VariantStock = {
  variant_id: 'variant_ash',
  product_id: 'prod_jug',
  sku: 'JUG-ASH',
  counted: 'levels',
  allow_backorder: false,
  available: 12,
  levels: [
    {
      inventory_item_id: 'iitem_ash',
      location_id: 'sloc_warehouse',
      required_quantity: 1,
      stocked: 20,
      reserved: 8,
      incoming: 5,
      available: 12,
    },
  ],
}
const answers = { ...stockAnswers, 'GET /admin/products/:id/stock': { stock: [ofAsh] } }

it('a page of products asks for their stock once, and shows what the shop sells by', async () => {
  const products = many(20, (at) => ({ ...jug, id: `prod_${at}`, title: `Jug ${at}` }))
  const { sent } = renderAt('/a/products', {
    ...answers,
    'GET /admin/products': { products, ...page(20) },
    'GET /admin/products/stock': ({ query }: { query: URLSearchParams }) => ({
      stock: products
        .filter(({ id }) => query.toString().includes(id))
        .map(({ id }, at) => ({
          product_id: id,
          variant_count: 2,
          counted_count: 2,
          sold_out_count: at === 0 ? 2 : 0,
          stocked: 20,
          reserved: 8,
          incoming: 0,
          available: at === 0 ? 0 : 12,
        })),
    }),
  })
  const row = await screen.findByRole('row', { name: /Jug 7/ })
  await waitFor(() => expect(row).toHaveTextContent('12 in 2 variants'))
  expect(screen.getByText('0 in 2 variants')).toHaveClass('ad-Alarm')
  expect(sent('GET /admin/products/stock')).toHaveLength(1)
})

it('a variant that is counted by location is changed where the shop reads it', async () => {
  const adjust = 'POST /admin/inventory-items/:id/location-levels/:location_id/adjust'
  const { sent } = renderAt('/a/products/prod_jug', {
    ...answers,
    [adjust]: { inventory_item: ash, movement: null },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ash' }))
  const dialog = within(await screen.findByRole('dialog'))
  const cells = within(await dialog.findByRole('row', { name: /Warehouse/ }))
  expect(cells.getAllByRole('cell').map((cell) => cell.textContent)).toEqual(
    expect.arrayContaining(['20', '8', '5', '12']),
  )
  expect(dialog.queryByRole('textbox', { name: 'In stock' })).not.toBeInTheDocument()
  await userEvent.click(cells.getByRole('button', { name: '20, Adjust stock: Warehouse' }))
  const form = within(await screen.findByRole('dialog', { name: 'Adjust stock: Warehouse' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Quantity' }), '5{Enter}')
  await waitFor(() => expect(sent(adjust)[0]?.body).toMatchObject({ by: 5, reason: 'received' }))
})

it('a variant with a number of its own keeps its field', async () => {
  renderAt('/a/products/prod_jug', {
    ...answers,
    'GET /admin/products/:id/stock': { stock: [{ ...ofAsh, counted: 'own', levels: [] }] },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ash' }))
  expect(await screen.findByRole('textbox', { name: 'In stock' })).toHaveValue('14')
})
