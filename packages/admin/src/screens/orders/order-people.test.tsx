import type { Customer, Notification, Order } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { describe, expect, it } from 'vitest'
import { ada, order, staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { placeOf } from './MapLink'

const bo = {
  ...ada,
  id: 'cus_bo',
  email: 'bo@example.com',
  first_name: 'Bo',
  last_name: 'Lind',
} as Customer

const openMenu = async (name: string) => {
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name }))
  return within(await screen.findByRole('dialog'))
}

describe('the order page', () => {
  it('says first where the order stands, and offers the next thing to do', async () => {
    renderAt('/a/orders/order_1042')
    expect(await screen.findByText('€367.20 to capture · 3 to pack')).toBeInTheDocument()
    expect(screen.getAllByRole('button', { name: 'Capture €367.20' })).toHaveLength(1)
  })

  it('ships the one parcel that is packed, and completes what is done', async () => {
    const items = order.items?.map((item) => ({ ...item, fulfilled_quantity: item.quantity }))
    const paid = {
      ...order,
      items,
      payment_status: 'captured' as const,
      payments: order.payments?.map((one) => ({ ...one, captured_at: order.created_at })),
    }
    const parcel = {
      id: 'ful_1',
      created_at: order.created_at,
      shipped_at: null,
      canceled_at: null,
      items: [],
    }
    let current = { ...paid, fulfillments: [parcel] } as unknown as Order
    const { sent } = renderAt('/a/orders/order_1042', {
      'GET /admin/orders/:id': () => ({ order: current }),
      'POST /admin/orders/:id/shipment': () => {
        current = paid as Order
        return { order: current }
      },
      'POST /admin/orders/:id/complete': { order: paid as Order },
    })
    const strip = (await screen.findByText('Paid · Parcels to ship: 1')).closest('section') as HTMLElement
    await userEvent.click(within(strip).getByRole('button', { name: 'Mark as shipped' }))
    const dialog = within(await screen.findByRole('dialog'))
    await userEvent.click(dialog.getByRole('button', { name: 'Mark as shipped' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Mark as completed' }))
    await waitFor(() => expect(sent('POST /admin/orders/:id/complete')).toHaveLength(1))
  })

  it('tells how often its customer bought and what stayed of it', async () => {
    renderAt('/a/orders/order_1042')
    const card = within(await screen.findByRole('region', { name: 'Customer' }))
    expect(await card.findByText('€367.20')).toBeInTheDocument()
  })
})

describe('tags', () => {
  const tagged = { ...order, tags: [{ id: 'otag_1', order_id: order.id, value: 'gift' }] } as Order

  it('are added with those that are there, and proposed from those of other orders', async () => {
    const { sent } = renderAt('/a/orders/order_1042', {
      'GET /admin/orders/:id': { order: tagged },
      'GET /admin/order-tags': {
        order_tags: [
          { value: 'gift', count: 3 },
          { value: 'press', count: 1 },
        ],
        count: 2,
        offset: 0,
        limit: 5,
      },
      'POST /admin/orders/:id': { order: tagged },
    })
    const card = within(await screen.findByRole('region', { name: 'Tags' }))
    await userEvent.type(card.getByRole('textbox', { name: 'Add a tag' }), 'p')
    await userEvent.click(await card.findByRole('button', { name: 'press' }))
    await waitFor(() => expect(sent('POST /admin/orders/:id')[0]?.body).toEqual({ tags: ['gift', 'press'] }))
    await userEvent.type(card.getByRole('textbox', { name: 'Add a tag' }), 'late{Enter}')
    await waitFor(() => expect(sent('POST /admin/orders/:id')[1]?.body).toEqual({ tags: ['gift', 'late'] }))
  })

  it('are taken off at once, and come back by "Undo"', async () => {
    const { sent } = renderAt('/a/orders/order_1042', { 'GET /admin/orders/:id': { order: tagged } })
    const card = within(await screen.findByRole('region', { name: 'Tags' }))
    await userEvent.click(card.getByRole('button', { name: 'Remove the tag gift' }))
    await waitFor(() => expect(card.queryByText('gift')).not.toBeInTheDocument())
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
    expect(await card.findByText('gift')).toBeInTheDocument()
    expect(sent('POST /admin/orders/:id')).toHaveLength(0)
  })
})

it('an order is moved to a customer who is found by typing, with the e-mail where that is wanted', async () => {
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/customers': { customers: [ada, bo], count: 2, offset: 0, limit: 10 },
    'POST /admin/orders/:id': { order },
  })
  const dialog = await openMenu('Move to another customer')
  expect(dialog.getByRole('button', { name: 'Move to another customer' })).toBeDisabled()
  await userEvent.type(dialog.getByRole('combobox', { name: /Customer/ }), 'b')
  expect(screen.queryByRole('option', { name: /Ada/ })).not.toBeInTheDocument()
  await userEvent.click(await screen.findByRole('option', { name: /Bo Lind/ }))
  await userEvent.click(dialog.getByRole('checkbox', { name: /bo@example.com/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Move to Bo Lind' }))
  await waitFor(() =>
    expect(sent('POST /admin/orders/:id')[0]?.body).toEqual({
      customer_id: 'cus_bo',
      email: 'bo@example.com',
    }),
  )
})

it('the e-mail is changed, and a refusal stands at its field, which keeps what was typed', async () => {
  let isRefused = true
  renderAt('/a/orders/order_1042', {
    'POST /admin/orders/:id': () =>
      isRefused ? refuse(400, { type: 'invalid_data', message: 'No such address' }) : { order },
  })
  const dialog = await openMenu('Change the e-mail')
  const field = dialog.getByRole('textbox', { name: /E-mail/ })
  await userEvent.clear(field)
  await userEvent.type(field, 'new@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(field).toHaveAccessibleDescription('No such address'))
  expect(field).toHaveValue('new@example.com')
  isRefused = false
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('E-mail changed')).toBeInTheDocument()
})

it('a message is sent again, to another address too', async () => {
  const mail = {
    id: 'noti_1',
    event_name: 'order.placed',
    to: 'ada@example.com',
    created_at: order.created_at,
  } as Notification
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/notifications': { notifications: [mail], count: 1, offset: 0, limit: 100 },
    'POST /admin/notifications/:id/resend': { notification: mail },
  })
  const list = await openMenu('Messages about the order')
  expect(await list.findByText('Confirmation mailed')).toBeInTheDocument()
  await userEvent.click(list.getByRole('button', { name: 'Send again' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Send again' }))
  const to = dialog.getByRole('textbox', { name: /Send to/ })
  await userEvent.clear(to)
  await userEvent.type(to, 'bo@example.com')
  await userEvent.click(dialog.getByRole('button', { name: 'Send again' }))
  expect(await screen.findByText('Sent to bo@example.com')).toBeInTheDocument()
  expect(sent('POST /admin/notifications/:id/resend')[0]).toMatchObject({
    params: { id: 'noti_1' },
    body: { to: 'bo@example.com' },
  })
})

it('what the shop answers is shown as it is', async () => {
  renderAt('/a/orders/order_1042')
  const dialog = await openMenu('Raw data')
  expect(dialog.getByText(/"display_id": 1042/)).toBeInTheDocument()
  expect(dialog.getByRole('button', { name: 'Copy' })).toBeInTheDocument()
})

it('an "@" in a note offers colleagues, who are named to the shop', async () => {
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/users': { users: [staff], count: 1, offset: 0, limit: 20 },
    'POST /admin/notes': { note: {} as never },
  })
  const field = await screen.findByRole('textbox', { name: 'Write a note for the team' })
  await userEvent.type(field, 'Look, @gr')
  await userEvent.click(await screen.findByRole('button', { name: 'Grace Hopper' }))
  expect(field).toHaveValue('Look, @Grace Hopper ')
  expect(field).toHaveFocus()
  await userEvent.type(field, 'please{Enter}')
  await waitFor(() =>
    expect(sent('POST /admin/notes')[0]?.body).toMatchObject({
      value: 'Look, @Grace Hopper please',
      mentions: [staff.id],
    }),
  )
})

it('a note that the shop refuses is in its field again', async () => {
  renderAt('/a/orders/order_1042', {
    'POST /admin/notes': refuse(400, { type: 'invalid_data', message: 'Too long' }),
  })
  const field = await screen.findByRole('textbox', { name: 'Write a note for the team' })
  await userEvent.type(field, 'Ring twice{Enter}')
  expect(await screen.findByText('Too long')).toBeInTheDocument()
  expect(field).toHaveValue('Ring twice')
})

it.each([
  [
    { address_1: 'Lindengasse 4', postal_code: '1070', city: 'Wien', country_code: 'at' },
    'Lindengasse 4, 1070 Wien, AT',
  ],
  [{ address_1: 'Lindengasse 4' }, undefined],
  [{ city: 'Wien' }, undefined],
  [null, undefined],
])('a map finds %o as %s', (address, place) => expect(placeOf(address as never)).toBe(place))
