import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { accountOf, placed, staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

it('the timeline tells what happened in words, newest first, and how it came about', async () => {
  const at = '2026-11-19T08:00:00.000Z'
  const parcel = {
    at,
    actor: null,
    fulfillment_id: 'ful_1',
    quantity: 2,
    swap_id: null,
    claim_order_id: null,
  }
  const payment = {
    at,
    actor: { type: 'user' as const, id: 'usr_grace', name: 'Grace Hopper' },
    payment_id: 'pay_1',
    amount: 36720,
    provider_id: 'manual',
  }
  const edit = { at, order_edit_id: 'oe_1' }
  const author = { id: 'usr_grace', email: 'grace@example.com', first_name: 'Grace', last_name: 'Hopper' }
  renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id/timeline': {
      timeline: [
        { kind: 'note', id: '9', at, note_id: 'note_1', value: 'Asked to ring twice.', author, mentions: [] },
        {
          kind: 'refund',
          id: '8',
          at,
          actor: { type: 'cli', id: null, name: null },
          refund_id: 'ref_1',
          amount: 2450,
          reason: 'return',
          note: 'A crack',
          items: [],
        },
        { kind: 'order_edit_confirmed', id: '7', ...edit, by: 'cus_ada' },
        { kind: 'order_edit_requested', id: '6', ...edit, by: 'usr_grace' },
        { kind: 'swap_created', id: '5', at, actor: null, swap_id: 'swap_1', difference_due: -1000 },
        { kind: 'fulfillment_shipped', id: '4', ...parcel, swap_id: 'swap_1' },
        {
          kind: 'notification',
          id: '3',
          at,
          notification_id: 'n_1',
          event_name: 'order.placed',
          to: 'a@b.de',
          actor: null,
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
        copy.querySelector('time')?.replaceWith('◷')
        return copy.textContent?.replace(/( · )?◷/, ' ').trim()
      })
  await waitFor(() => expect(told()[3]).toContain('Grace'))
  expect(told()).toEqual([
    'NoteGrace Hopper Asked to ring twice.',
    '€24.50 refundedReason: Return · Command line A crack',
    'Order changedAda Lovelace',
    'Change of the order sent for approvalGrace Hopper',
    'Exchange createdThe customer gets €10.00 back',
    '2 items shippedFor the exchange',
    'Confirmation maileda@b.de',
    '€367.20 capturedManual payment · Grace Hopper',
    'Order placed',
  ])
})

it('a note joins the timeline, and what lies further back comes when asked for', async () => {
  const note = {
    kind: 'note' as const,
    id: 'note_1',
    at: '2026-11-19T08:00:00.000Z',
    note_id: 'note_1',
    mentions: [],
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
  expect(await screen.findByText('Leave it with the neighbour', { selector: 'p' })).toBeInTheDocument()
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

it('a note is corrected where it stands, and deleted behind "Undo"', async () => {
  let notes = [
    {
      kind: 'note' as const,
      id: 'note_1',
      at: '2026-11-19T08:00:00.000Z',
      note_id: 'note_1',
      mentions: [],
      value: 'Ring twise',
      author: null,
    },
  ]
  const { sent } = renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id/timeline': () => ({ timeline: [...notes, placed], next_cursor: null }),
    'POST /admin/notes/:id': ({ body }) => {
      notes = notes.map((note) => ({ ...note, value: String(Object(body).value) }))
      return { note: {} as never }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit note' }))
  const field = screen.getByRole('textbox', { name: 'Note' })
  await userEvent.clear(field)
  await userEvent.type(field, 'Ring twice')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Ring twice', { selector: 'p' })).toBeInTheDocument()
  expect(sent('POST /admin/notes/:id')[0]).toMatchObject({
    params: { id: 'note_1' },
    body: { value: 'Ring twice' },
  })
  await userEvent.click(screen.getByRole('button', { name: 'Delete note' }))
  await waitFor(() => expect(screen.queryByText('Ring twice')).not.toBeInTheDocument())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Ring twice')).toBeInTheDocument()
})

it('who may not write notes reads them only', async () => {
  renderAt('/a/orders/order_1042', {
    'GET /admin/auth/account': {
      account: { ...accountOf(staff), permissions: ['orders:read', 'notes:read'] },
    },
    'GET /admin/orders/:id/timeline': {
      timeline: [
        {
          kind: 'note',
          id: 'note_1',
          at: '2026-11-19T08:00:00.000Z',
          note_id: 'note_1',
          mentions: [],
          value: 'Ring twice',
          author: null,
        },
      ],
      next_cursor: null,
    },
  })
  expect(await screen.findByText('Ring twice')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Edit note' })).not.toBeInTheDocument())
  expect(screen.queryByRole('button', { name: 'Delete note' })).not.toBeInTheDocument()
})

it('an order that an agent placed says whose agent it was', async () => {
  const agent = { protocol: 'ucp', profile: 'https://agents.example.com/shopping/profile.json' }
  renderAt('/a/orders/order_1042', {
    'GET /admin/orders/:id/timeline': {
      timeline: [{ ...placed, agent } as typeof placed],
      next_cursor: null,
    },
  })
  expect(await screen.findByText(/By the agent agents\.example\.com/)).toBeInTheDocument()
})
