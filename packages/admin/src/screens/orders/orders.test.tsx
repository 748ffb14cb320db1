import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { order } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const captured = {
  ...order,
  payment_status: 'captured' as const,
  payments: [{ ...order.payments![0]!, captured_at: '2026-11-18T10:00:00.000Z' }],
}

it('an order shows its lines, its sums and what to do next', async () => {
  renderAt('/a/orders/order_1042')
  expect(await screen.findByRole('heading', { name: '#1042' })).toBeInTheDocument()
  expect(screen.getByText('Tall jug')).toBeInTheDocument()
  expect(screen.getByText('Germany')).toBeInTheDocument()
  expect(screen.getByText('Same as shipping address')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Capture €367.20' })).toBeInTheDocument()
})

it('a payment is captured after its amount was confirmed', async () => {
  let current = order
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': () => ({ order: current }),
    'POST /admin/orders/:id/capture': () => {
      current = captured
      return { order: captured }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Capture €367.20' }))
  expect(await screen.findByRole('cell', { name: /^Captured/ })).toHaveTextContent('Manual payment')
  expect(sent('POST /admin/orders/:id/capture')).toHaveLength(1)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Pack items' })).toHaveLength(2))
})

it('a refund whose text is no amount cannot be given, by its button or by Enter', async () => {
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': { order: captured },
    'POST /admin/orders/:id/refund': { order: captured },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog'))
  const amount = dialog.getByRole('textbox', { name: /Amount/ })
  await userEvent.type(amount, '{End}20{Enter}')
  expect(amount).toHaveValue('367.2020')
  expect(amount).toHaveAccessibleDescription(/Enter an amount such as/)
  expect(dialog.getByRole('button', { name: 'Refund' })).toBeDisabled()
  expect(sent('POST /admin/orders/:id/refund')).toHaveLength(0)
})

it('typing into a refund replaces the amount it starts from', async () => {
  renderAt('/a/orders/order_1042', { 'GET /admin/orders/:id': { order: captured } })
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const dialog = within(await screen.findByRole('dialog'))
  await waitFor(() => expect(dialog.getByRole('textbox', { name: /Amount/ })).toHaveFocus())
  await userEvent.keyboard('20')
  expect(dialog.getByRole('button', { name: 'Refund €20.00' })).toBeEnabled()
})

it('a refund gives back any part, never more than there is', async () => {
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': { order: captured },
    'POST /admin/orders/:id/refund': { order: captured },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Refund' }))
  const amount = await screen.findByRole('textbox', { name: /Amount/ })
  await userEvent.clear(amount)
  await userEvent.type(amount, '400')
  expect(await screen.findByText('Only €367.20 can be refunded')).toBeInTheDocument()
  await userEvent.clear(amount)
  await userEvent.type(amount, '24.50')
  await userEvent.click(screen.getByRole('button', { name: 'Refund €24.50' }))
  await waitFor(() =>
    expect(sent('POST /admin/orders/:id/refund')[0]?.body).toMatchObject({ amount: 2450, reason: 'other' }),
  )
})

it('some of the items are packed, the parcel is shipped with its number', async () => {
  const parcel = {
    id: 'ful_1',
    created_at: '2026-11-19T08:00:00.000Z',
    shipped_at: null,
    canceled_at: null,
    tracking_numbers: [],
    items: [{ item_id: 'item_jug', quantity: 1 }],
  } as unknown as NonNullable<typeof order.fulfillments>[number]
  let current = captured
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': () => ({ order: current }),
    'POST /admin/orders/:id/fulfillment': () => {
      current = { ...captured, fulfillments: [parcel] }
      return { order: current }
    },
    'POST /admin/orders/:id/shipment': () => ({ order: current }),
  })
  await userEvent.click((await screen.findAllByRole('button', { name: 'Pack items' }))[0]!)
  const dialog = within(await screen.findByRole('dialog'))
  const lamp = dialog.getByRole('textbox', { name: 'Quantity of Paper lamp' })
  await userEvent.clear(lamp)
  await userEvent.type(lamp, '0')
  await userEvent.tab()
  await userEvent.click(dialog.getByRole('button', { name: 'Pack 2 items' }))
  await waitFor(() =>
    expect(sent('POST /admin/orders/:id/fulfillment')[0]?.body).toEqual({
      items: [{ item_id: 'item_jug', quantity: 2 }],
      no_notification: false,
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Mark as shipped' }))
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Tracking numbers' }),
    'JD01， JD02、JD03 JD04',
  )
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Mark as shipped' }))
  await waitFor(() =>
    expect(sent('POST /admin/orders/:id/shipment')[0]?.body).toMatchObject({
      fulfillment_id: 'ful_1',
      tracking_numbers: ['JD01', 'JD02', 'JD03', 'JD04'],
    }),
  )
})

it('a refused action says why', async () => {
  renderAt('/a/orders/order_1042', {
    'POST /admin/orders/:id/capture': refuse(409, { type: 'conflict', message: 'The card was declined' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Capture €367.20' }))
  expect(await screen.findByText('The card was declined')).toBeInTheDocument()
})

it('an order that does not exist is not found', async () => {
  renderAt('/a/orders/order_none', {
    'GET /admin/orders/:id': refuse(404, {
      type: 'not_found',
      message: 'Order with id: order_none was not found',
    }),
  })
  expect(await screen.findByText('Page not found')).toBeInTheDocument()
})

it('a guest is called by the name on the parcel, and the e-mail stands there once', async () => {
  const guest = { ...order.customer!, first_name: null, last_name: null }
  renderAt('/a/orders/order_1042', { 'GET /admin/orders/:id': { order: { ...order, customer: guest } } })
  expect(await screen.findByRole('link', { name: 'Ada Lovelace' })).toHaveAttribute(
    'href',
    '/a/customers/cus_ada',
  )
  expect(screen.getAllByText('ada@example.com')).toHaveLength(1)
})

it('a canceled order says so once and has nothing left to pack', async () => {
  renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': {
      order: {
        ...order,
        status: 'canceled',
        payment_status: 'canceled',
        fulfillment_status: 'canceled',
        canceled_at: order.created_at,
      },
    },
  })
  const head = (await screen.findByRole('heading', { name: '#1042' })).closest('header')!
  expect(within(head).getAllByText('Canceled')).toHaveLength(1)
  expect(screen.getByText('Nothing needs to be sent.')).toBeInTheDocument()
})

it('what a canceled order forbids cannot be pressed', async () => {
  renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': { order: { ...order, status: 'canceled', payment_status: 'canceled' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  expect(await screen.findByRole('menuitem', { name: 'Cancel order' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  expect(screen.queryByRole('button', { name: /^Capture/ })).not.toBeInTheDocument()
})
