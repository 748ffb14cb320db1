import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { order } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { reservation, stockAnswers } from '../inventory/examples'

const at = (changes = {}) => renderAt('/a/inventory/reservations', { ...stockAnswers, ...changes })

it('reservations are listed with item, quantity, purpose and place', async () => {
  at()
  const row = await screen.findByRole('row', { name: /JUG-ASH/ })
  expect(row).toHaveTextContent('3')
  expect(row).toHaveTextContent('For the fair')
  await waitFor(() => expect(row).toHaveTextContent('Warehouse'))
})

it('what an order reserved leads to the order, by its number', async () => {
  const [line_item] = order.items ?? []
  at({
    'GET /admin/reservations': {
      reservations: [
        {
          ...reservation,
          description: null,
          line_item_id: 'item_jug',
          line_item: line_item && { ...line_item, order_id: order.id, order },
        },
      ],
      count: 1,
      offset: 0,
      limit: 20,
    },
  })
  expect(await screen.findByRole('link', { name: '#1042' })).toHaveAttribute('href', '/a/orders/order_1042')
})

it('something is set aside: an item, a place where it lies, how many', async () => {
  const { sent } = at({ 'POST /admin/reservations': { reservation } })
  await userEvent.click(await screen.findByRole('button', { name: 'Reserve' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New reservation' }))
  await userEvent.click(dialog.getByRole('button', { name: /^Choose… Item/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Ash/ }))
  await userEvent.clear(dialog.getByRole('textbox', { name: /Quantity/ }))
  await userEvent.type(dialog.getByRole('textbox', { name: /Quantity/ }), '2')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect(sent('POST /admin/reservations')[0]?.body).toMatchObject({
      inventory_item_id: 'iitem_ash',
      location_id: 'sloc_warehouse',
      quantity: 2,
    }),
  )
})

it('what the shop refuses stands on its field, and what was typed stays', async () => {
  at({
    'POST /admin/reservations/:id': refuse(400, {
      type: 'invalid_data',
      message: 'quantity is more than the line needs',
      errors: [{ path: 'quantity', message: 'quantity is more than the line needs' }],
    }),
  })
  await userEvent.click(await screen.findByRole('link', { name: /JUG-ASH/ }))
  const dialog = within(await screen.findByRole('dialog'))
  const quantity = dialog.getByRole('textbox', { name: /Quantity/ })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '9')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await dialog.findByText('Is more than the line needs')).toBeInTheDocument()
  expect(quantity).toHaveValue('9')
})

it('what is freed comes back when that is undone', async () => {
  const { sent } = at()
  const row = await screen.findByRole('row', { name: /JUG-ASH/ })
  await userEvent.click(within(row).getByRole('button'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('Reservation freed: 3')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /JUG-ASH/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/reservations/:id')).toHaveLength(0)
})

it('without any it says what they are for', async () => {
  at({ 'GET /admin/reservations': { reservations: [], count: 0, offset: 0, limit: 20 } })
  expect(await screen.findByText('Nothing is reserved')).toBeInTheDocument()
})
