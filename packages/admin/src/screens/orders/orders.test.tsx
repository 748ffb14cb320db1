import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { many, order, placed } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const captured = {
  ...order,
  payment_status: 'captured' as const,
  payments: [{ ...order.payments![0]!, captured_at: '2026-11-18T10:00:00.000Z' }],
}

it('orders are listed with what they cost and where they stand', async () => {
  renderAt('/a/orders')
  const row = await screen.findByRole('row', { name: /#1042/ })
  expect(row).toHaveTextContent('Ada Lovelace')
  expect(row).toHaveTextContent('Awaiting')
  expect(row).toHaveTextContent('€367.20')
  expect(screen.getByRole('link', { name: '#1042' })).toHaveAttribute('href', '/a/orders/order_1042')
})

it('the buyer in a row leads to the customer, and a closer look is asked for only when it opens', async () => {
  const { sent } = renderAt('/a/orders', {
    'GET /admin/orders': ({ query }) => ({
      orders: [order],
      count: query.get('customer_id') ? 7 : 1,
      offset: 0,
      limit: 20,
    }),
  })
  const buyer = await screen.findByRole('link', { name: 'Ada Lovelace' })
  expect(buyer).toHaveAttribute('href', '/a/customers/cus_ada')
  const asked = () => sent('GET /admin/orders').filter(({ query }) => query.get('customer_id') === 'cus_ada')
  expect(asked()).toHaveLength(0)
  await userEvent.hover(buyer)
  const card = await screen.findByRole('tooltip')
  expect(card).toHaveTextContent('ada@example.com')
  expect(await within(card).findByText('7 orders')).toBeInTheDocument()
  expect(asked()).toHaveLength(1)
})

it('the address holds search, filters, order and page, and the shop is asked for them', async () => {
  const { sent } = renderAt('/a/orders?q=ada&payment_status=awaiting&order=display_id&offset=20', {
    'GET /admin/orders': {
      orders: many(20, (at) => ({ ...order, id: `order_${at}` })),
      count: 90,
      offset: 20,
      limit: 20,
    },
  })
  expect(await screen.findByText('21–40 of 90')).toBeInTheDocument()
  const asked = sent('GET /admin/orders').at(-1)?.query
  expect(Object.fromEntries(asked ?? [])).toMatchObject({
    q: 'ada',
    'payment_status[]': 'awaiting',
    order: 'display_id',
    offset: '20',
  })
  expect(screen.getByRole('button', { name: 'Payment: Awaiting' })).toBeInTheDocument()
})

it('what is typed is searched for, from the first page', async () => {
  const { router } = renderAt('/a/orders?offset=20')
  await userEvent.type(await screen.findByRole('searchbox'), 'zuse')
  await waitFor(() => expect(router.state.location.search).toBe('?q=zuse'))
})

it('nothing found, nothing there yet, and a failure look different', async () => {
  const none = { orders: [], count: 0, offset: 0, limit: 20 }
  const { router } = renderAt('/a/orders?q=zzz', { 'GET /admin/orders': none })
  expect(await screen.findByText('Nothing matches')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Clear search and filters' }))
  expect(await screen.findByText('No orders yet')).toBeInTheDocument()
  expect(router.state.location.search).toBe('')
})

it('a list that cannot be loaded says so and can be tried again', async () => {
  renderAt('/a/orders', {
    'GET /admin/orders': refuse(400, { type: 'invalid_data', message: 'Bad order', request_id: 'req_7' }),
  })
  expect(await screen.findByText('The orders could not be loaded')).toBeInTheDocument()
  expect(screen.getByText(/req_7/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

it('an order shows its lines, its sums and what to do next', async () => {
  renderAt('/a/orders/order_1042')
  expect(await screen.findByRole('heading', { name: '#1042' })).toBeInTheDocument()
  expect(screen.getByText('Tall jug')).toBeInTheDocument()
  expect(screen.getByText('Germany')).toBeInTheDocument()
  expect(screen.getByText('Same as shipping address')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Capture payment' })).toBeInTheDocument()
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
  await userEvent.click(await screen.findByRole('button', { name: 'Capture payment' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Capture €367.20' }))
  expect(await screen.findByText('Captured', { selector: 'td' })).toHaveTextContent('Manual payment')
  expect(sent('POST /admin/orders/:id/capture')).toHaveLength(1)
  await waitFor(() => expect(screen.getAllByRole('button', { name: 'Fulfil items' })).toHaveLength(2))
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
  await userEvent.click((await screen.findAllByRole('button', { name: 'Fulfil items' }))[0]!)
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

it('what was sent can be announced to come back, and is taken in when it is there', async () => {
  const sentOut = {
    ...captured,
    fulfillment_status: 'shipped' as const,
    items: captured.items!.map((item) => ({
      ...item,
      fulfilled_quantity: item.quantity,
      shipped_quantity: item.quantity,
    })),
  }
  const back = {
    id: 'ret_1',
    status: 'requested',
    refund_amount: 10080,
    swap_id: null,
    claim_order_id: null,
    received_at: null,
    created_at: '2026-11-20T08:00:00.000Z',
    items: [{ item_id: 'item_jug', quantity: 1, note: 'A crack', reason: { label: 'Wrong size' } }],
  } as unknown as NonNullable<typeof order.returns>[number]
  let current: typeof order = sentOut
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': () => ({ order: current }),
    'POST /admin/orders/:id/return': () => {
      current = { ...sentOut, returns: [back] }
      return { order: current }
    },
    'POST /admin/returns/:id/receive': () => {
      current = { ...sentOut, returns: [{ ...back, status: 'received' }] }
      return { return: back }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Request a return' }))
  const dialog = within(await screen.findByRole('dialog'))
  const jugs = dialog.getByRole('textbox', { name: 'Quantity of Tall jug' })
  await userEvent.clear(jugs)
  await userEvent.type(jugs, '1')
  await userEvent.tab()
  await userEvent.click(dialog.getByRole('button', { name: 'Request return of 1 item' }))
  await waitFor(() =>
    expect(sent('POST /admin/orders/:id/return')[0]?.body).toEqual({
      items: [{ item_id: 'item_jug', quantity: 1 }],
      no_notification: false,
    }),
  )
  const part = within(await screen.findByRole('region', { name: 'Return' }))
  expect(part.getByText(/1 ×/)).toHaveTextContent('1 × Tall jug · Wrong size · A crack')
  await userEvent.click(part.getByRole('button', { name: 'Receive' }))
  const ask = within(await screen.findByRole('alertdialog'))
  expect(ask.getByText(/the customer gets €100.80 back/)).toBeInTheDocument()
  await userEvent.click(ask.getByRole('button', { name: 'Receive' }))
  await waitFor(() =>
    expect(sent('POST /admin/returns/:id/receive')[0]?.body).toEqual({
      items: [{ item_id: 'item_jug', quantity: 1 }],
    }),
  )
  await waitFor(() => expect(part.queryByRole('button', { name: 'Receive' })).not.toBeInTheDocument())
})

it('exchanges and claims tell what comes back, what goes out and who pays', async () => {
  renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id': {
      order: {
        ...captured,
        swaps: [
          {
            id: 'swap_1',
            created_at: order.created_at,
            canceled_at: null,
            payment_status: 'awaiting',
            fulfillment_status: 'not_fulfilled',
            difference_due: 1500,
            return_order: { id: 'ret_2', status: 'received', items: [{ item_id: 'item_jug', quantity: 1 }] },
            additional_items: [{ id: 'item_new', title: 'Wide bowl', quantity: 1 }],
          },
        ],
        claims: [
          {
            id: 'claim_1',
            type: 'refund',
            created_at: order.created_at,
            canceled_at: null,
            payment_status: 'refunded',
            fulfillment_status: 'not_fulfilled',
            claim_items: [{ id: 'ci_1', item_id: 'item_lamp', quantity: 1, note: 'Missing' }],
          },
        ],
      } as unknown as typeof order,
    },
  })
  const swap = await screen.findByRole('region', { name: 'Exchange' })
  expect(swap).toHaveTextContent('Comes back 1 × Tall jug')
  expect(swap).toHaveTextContent('Goes out 1 × Wide bowl')
  expect(swap).toHaveTextContent('The customer pays €15.00')
  expect(screen.getByRole('region', { name: 'Claim: money back' })).toHaveTextContent(
    'Claimed 1 × Paper lamp · Missing',
  )
})

it('a refused action says why', async () => {
  renderAt('/a/orders/order_1042', {
    'POST /admin/orders/:id/capture': refuse(409, { type: 'conflict', message: 'The card was declined' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Capture payment' }))
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

it('the timeline tells what happened in words, newest first, and how it came about', async () => {
  const at = '2026-11-19T08:00:00.000Z'
  const parcel = { at, fulfillment_id: 'ful_1', quantity: 2, swap_id: null, claim_order_id: null }
  const payment = { at, payment_id: 'pay_1', amount: 36720, provider_id: 'manual' }
  const edit = { at, order_edit_id: 'oe_1' }
  const author = { id: 'usr_grace', email: 'grace@example.com', first_name: 'Grace', last_name: 'Hopper' }
  renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id/timeline': {
      timeline: [
        { kind: 'note', id: '9', at, note_id: 'note_1', value: 'Asked to ring twice.', author },
        { kind: 'refund', id: '8', at, refund_id: 'ref_1', amount: 2450, reason: 'return', note: 'A crack' },
        { kind: 'order_edit_confirmed', id: '7', ...edit, by: 'cus_ada' },
        { kind: 'order_edit_requested', id: '6', ...edit, by: 'usr_grace' },
        { kind: 'swap_created', id: '5', at, swap_id: 'swap_1', difference_due: -1000 },
        { kind: 'fulfillment_shipped', id: '4', ...parcel, swap_id: 'swap_1' },
        {
          kind: 'notification',
          id: '3',
          at,
          notification_id: 'n_1',
          event_name: 'order.placed',
          to: 'a@b.de',
        },
        { kind: 'payment_captured', id: '2', ...payment },
        placed,
      ],
      next_cursor: null,
    },
  })
  const list = await screen.findByRole('list', { name: 'Timeline' })
  // Without its time, which depends on when the test runs.
  const told = () =>
    within(list)
      .getAllByRole('listitem')
      .map((item) => {
        const copy = item.cloneNode(true) as HTMLElement
        copy.querySelector('time')?.remove()
        return copy.textContent?.replace(' · ', ' ').trim()
      })
  await waitFor(() => expect(told()[3]).toContain('Grace'))
  expect(told()).toEqual([
    'NoteGrace Hopper Asked to ring twice.',
    '€24.50 refundedReason: Return A crack',
    'Order changedAda Lovelace',
    'Change of the order sent for approvalGrace Hopper',
    'Exchange createdThe customer gets €10.00 back',
    '2 items shippedFor the exchange',
    'Confirmation maileda@b.de',
    '€367.20 capturedManual payment',
    'Order placed',
  ])
})

it('a note joins the timeline, and what lies further back comes when asked for', async () => {
  const note = {
    kind: 'note' as const,
    id: 'note_1',
    at: '2026-11-19T08:00:00.000Z',
    note_id: 'note_1',
    value: 'Leave it with the neighbour',
    author: null,
  }
  let notes: (typeof note)[] = []
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id/timeline': ({ query }) =>
      query.get('cursor')
        ? { timeline: [placed], next_cursor: null }
        : { timeline: notes, next_cursor: 'further/back' },
    'POST /admin/notes': () => {
      notes = [note]
      return { note: {} as never }
    },
  })
  await userEvent.type(
    await screen.findByRole('textbox', { name: 'Write a note for the team' }),
    'Leave it with the neighbour{Enter}',
  )
  expect(await screen.findByText('Leave it with the neighbour', { selector: 'bdi' })).toBeInTheDocument()
  expect(sent('POST /admin/notes')[0]?.body).toMatchObject({
    resource_id: 'order_1042',
    value: 'Leave it with the neighbour',
  })
  expect(screen.queryByText('Order placed')).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Show earlier' }))
  expect(await screen.findByText('Order placed')).toBeInTheDocument()
  expect(sent('GET /admin/orders/:id/timeline').at(-1)?.query.get('cursor')).toBe('further/back')
})

it('a timeline that cannot be loaded leaves the order on the screen', async () => {
  renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id/timeline': refuse(400, { type: 'invalid_data', message: 'No' }),
  })
  expect(await screen.findByText('The timeline could not be loaded')).toBeInTheDocument()
  expect(screen.getByText('Tall jug')).toBeInTheDocument()
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
  expect(screen.queryByRole('button', { name: 'Capture payment' })).not.toBeInTheDocument()
})
