import type { Payment, ReservationDetails } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { order } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const at = '2026-11-19T08:00:00.000Z'
const first = { ...order.payments![0]!, id: 'pay_1', amount: 30000 } as Payment
const second = { ...first, id: 'pay_2', amount: 6720, data: { id: 'ch_42' } } as Payment
const byTwo = { ...order, payments: [first, second] }

it('one of several payments is captured by itself', async () => {
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': { order: byTwo },
    'GET /admin/payments/:id': ({ params }) => ({ payment: params.id === 'pay_2' ? second : first }),
    'POST /admin/payments/:id/capture': { payment: { ...second, captured_at: at } },
  })
  const rows = await screen.findAllByRole('button', { name: 'Authorized' })
  await userEvent.click(rows[1] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'Payment' }))
  expect(await dialog.findByText('ch_42')).toBeInTheDocument()
  expect(dialog.queryByRole('button', { name: 'Refund this payment' })).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Capture €67.20' }))
  expect(await screen.findByText('Payment captured')).toBeInTheDocument()
  expect(sent('POST /admin/payments/:id/capture')[0]?.params).toEqual({ id: 'pay_2' })
})

it('money of one payment goes back, no more than is left of it', async () => {
  const captured = { ...second, captured_at: at, amount_refunded: 720 }
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': {
      order: { ...byTwo, payment_status: 'captured', payments: [{ ...first, captured_at: at }, captured] },
    },
    'GET /admin/payments/:id': { payment: captured },
    'POST /admin/payments/:id/refund': { refund: {} as never },
  })
  const rows = await screen.findAllByRole('button', { name: 'Captured' })
  await userEvent.click(rows[1] as HTMLElement)
  await userEvent.click(await screen.findByRole('button', { name: 'Refund this payment' }))
  const amount = await screen.findByRole('textbox', { name: /Amount/ })
  expect(amount).toHaveAccessibleDescription(/At most €60.00/)
  await userEvent.clear(amount)
  await userEvent.type(amount, '61')
  expect(screen.getByRole('button', { name: 'Refund €61.00' })).toBeDisabled()
  await userEvent.clear(amount)
  await userEvent.type(amount, '20')
  await userEvent.click(screen.getByRole('button', { name: 'Refund €20.00' }))
  await waitFor(() =>
    expect(sent('POST /admin/payments/:id/refund')[0]).toMatchObject({
      params: { id: 'pay_2' },
      body: { amount: 2000, reason: 'other' },
    }),
  )
  expect(sent('POST /admin/orders/:id/refund')).toHaveLength(0)
})

it('a way of sending is added at its price or at another one, and a refusal keeps what was typed', async () => {
  let isRefused = true
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/shipping-options': {
      shipping_options: [{ id: 'so_parcel', name: 'Parcel', amount: 900 } as never],
      count: 1,
    } as never,
    'POST /admin/orders/:id/shipping-methods': () =>
      isRefused ? refuse(400, { type: 'invalid_data', message: 'The option is closed' }) : { order },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Add a shipping method' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add a shipping method' }))
  expect(dialog.getByRole('button', { name: 'Add a shipping method' })).toBeDisabled()
  await userEvent.click(dialog.getByRole('button', { name: /Shipping method/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Parcel/ }))
  const price = dialog.getByRole('textbox', { name: /Price/ })
  expect(price).toHaveValue('9.00')
  await userEvent.clear(price)
  await userEvent.type(price, '4.50')
  await userEvent.click(dialog.getByRole('button', { name: 'Add for €4.50' }))
  expect(await screen.findByText('The option is closed')).toBeInTheDocument()
  expect(price).toHaveValue('4.50')
  isRefused = false
  await userEvent.click(dialog.getByRole('button', { name: 'Add for €4.50' }))
  expect(await screen.findByText('Shipping method added')).toBeInTheDocument()
  expect(sent('POST /admin/orders/:id/shipping-methods').at(-1)?.body).toEqual({
    option_id: 'so_parcel',
    price: 450,
  })
})

const [item] = order.items ?? []
const counted = {
  ...order,
  items: [
    { ...item, quantity: 3, fulfilled_quantity: 0, variant: { ...item?.variant, manage_inventory: true } },
  ],
} as never
const kept = {
  id: 'res_1',
  line_item_id: item?.id,
  inventory_item_id: 'iitem_1',
  location_id: 'sloc_b',
  quantity: 1,
} as ReservationDetails
const locations = {
  'GET /admin/stock-locations': {
    stock_locations: [
      { id: 'sloc_b', name: 'Berlin' },
      { id: 'sloc_p', name: 'Paris' },
    ] as never,
    count: 2,
    offset: 0,
    limit: 20,
  },
}

it('stock is kept for what is left of a line, at a location, and released behind an undo', async () => {
  const { sent } = renderAt('/a/orders/order_1042', {
    ...locations,
    'GET /admin/orders/:id': { order: counted },
    'GET /admin/orders/:id/reservations': { reservations: [kept], count: 1, offset: 0, limit: 100 },
    'POST /admin/orders/:id/line-items/:line_item_id/reserve': { reservation: kept },
    'GET /admin/variants/:id/inventory': {
      variant: {
        inventory: [
          { location_levels: [{ location_id: 'sloc_p', stocked_quantity: 9, reserved_quantity: 2 }] },
        ],
      } as never,
    },
  })
  const card = within(await screen.findByRole('region', { name: 'Reserved stock' }))
  expect(await card.findByText('Berlin')).toBeInTheDocument()
  expect(card.getByText('Not reserved yet: 2')).toBeInTheDocument()
  await userEvent.click(card.getByRole('button', { name: 'Reserve' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Reserve/ }))
  // Paris alone has any of it.
  expect(await dialog.findByRole('button', { name: /Location/ })).toHaveTextContent('Paris')
  await userEvent.click(dialog.getByRole('button', { name: /Location/ }))
  expect(await screen.findByRole('option', { name: /Paris/ })).toHaveTextContent('7')
  expect(screen.queryByRole('option', { name: /Berlin/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('option', { name: /Paris/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Reserve' }))
  expect(await screen.findByText('Stock reserved')).toBeInTheDocument()
  expect(sent('POST /admin/orders/:id/line-items/:line_item_id/reserve')[0]).toMatchObject({
    params: { id: order.id, line_item_id: item?.id },
    body: { location_id: 'sloc_p', quantity: 2 },
  })
  await userEvent.click(card.getByRole('button', { name: 'Release' }))
  expect(await card.findByText('Not reserved yet: 3')).toBeInTheDocument()
  const toast = (await screen.findByText('Reservation released')).closest('.cw-Toast') as HTMLElement
  await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }))
  expect(await card.findByText('Berlin')).toBeInTheDocument()
  expect(sent('DELETE /admin/reservations/:id')).toHaveLength(0)
})

it('what is sent or not counted has no card of kept stock', async () => {
  renderAt('/a/orders/order_1042')
  await screen.findByRole('heading', { name: '#1042' })
  await screen.findByRole('list', { name: 'Timeline' })
  expect(screen.queryByRole('region', { name: 'Reserved stock' })).not.toBeInTheDocument()
})

it('goods that lie nowhere cannot be kept, and the window says why', async () => {
  renderAt('/a/orders/order_1042', {
    ...locations,
    'GET /admin/orders/:id': { order: counted },
    'GET /admin/orders/:id/reservations': { reservations: [], count: 0, offset: 0, limit: 100 },
    'GET /admin/variants/:id/inventory': { variant: { inventory: [] } as never },
  })
  const card = within(await screen.findByRole('region', { name: 'Reserved stock' }))
  await userEvent.click(card.getByRole('button', { name: 'Reserve' }))
  const dialog = within(await screen.findByRole('dialog', { name: /^Reserve/ }))
  expect(await dialog.findByText('Add a location, and what lies there can be sold.')).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Reserve' })).toBeDisabled()
})
