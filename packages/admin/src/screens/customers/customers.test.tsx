import type { CustomerGroup, Note } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { ada, order, staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const times = { created_at: '2026-11-18T09:24:00.000Z', updated_at: '2026-11-18T09:24:00.000Z' }
const trade: CustomerGroup = { ...times, id: 'cgrp_trade', name: 'Trade', deleted_at: null, metadata: null }
const note: Note = {
  ...times,
  id: 'note_1',
  value: 'Rings twice',
  resource_type: 'customer',
  resource_id: ada.id,
  author_id: staff.id,
  author: staff,
  deleted_at: null,
  metadata: null,
}
const page = (count: number) => ({ count, offset: 0, limit: 20 })
const answers = {
  'GET /admin/customer-groups': { customer_groups: [trade], ...page(1) },
  'GET /admin/notes': { notes: [note], ...page(1) },
}
const at = (path: string, changes = {}) => renderAt(path, { ...answers, ...changes })

it('a customer is added without a password: they choose it by mail', async () => {
  const { sent } = at('/a/customers', { 'POST /admin/customers': { customer: ada } })
  await userEvent.click(await screen.findByRole('button', { name: 'New customer' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /First name/ }), 'Ada')
  await userEvent.type(dialog.getByRole('textbox', { name: /Last name/ }), 'Lovelace')
  await userEvent.type(dialog.getByRole('textbox', { name: /E-mail/ }), 'ada@example.com')
  expect(dialog.queryByLabelText(/Password/)).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect(sent('POST /admin/customers')[0]?.body).toEqual({
      first_name: 'Ada',
      last_name: 'Lovelace',
      email: 'ada@example.com',
      password: '',
    }),
  )
})

it('an e-mail that is none is refused on its field, and what was typed stays', async () => {
  at('/a/customers', {
    'POST /admin/customers': refuse(400, {
      type: 'invalid_data',
      message: 'email invalid email address',
      errors: [{ path: 'email', message: 'email invalid email address' }],
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New customer' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /First name/ }), 'Ada')
  await userEvent.type(dialog.getByRole('textbox', { name: /Last name/ }), 'Lovelace')
  const email = dialog.getByRole('textbox', { name: /E-mail/ })
  await userEvent.type(email, 'ada@example')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(email).toHaveAccessibleDescription(/Invalid email address/))
  expect(email).toHaveValue('ada@example')
})

it('those who are ticked are put into a group together', async () => {
  const { sent } = at('/a/customers', {
    'POST /admin/customer-groups/:id/customers/batch': { customer_group: trade },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ada Lovelace/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Add to group' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('option', { name: 'Trade' }))
  await waitFor(() =>
    expect(sent('POST /admin/customer-groups/:id/customers/batch')[0]).toMatchObject({
      params: { id: 'cgrp_trade' },
      body: { customer_ids: [{ id: ada.id }] },
    }),
  )
  expect(await screen.findByText('Added to “Trade”')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add to group' })).not.toBeInTheDocument()
})

it('money is summed by currency, and the last order is one click away', async () => {
  const yen = { ...order, id: 'order_2', display_id: 1043, currency_code: 'jpy', paid_total: 500 }
  at('/a/customers/cus_ada', { 'GET /admin/orders': { orders: [yen, order], ...page(2) } })
  const card = within(await screen.findByRole('region', { name: 'Purchases' }))
  expect(await card.findByText('€367.20')).toBeInTheDocument()
  expect(card.getByText('¥500')).toBeInTheDocument()
  expect(card.getByRole('link', { name: '#1043' })).toHaveAttribute(
    'href',
    expect.stringContaining('/a/orders/order_2'),
  )
})

it('a sum of a part of the orders says so', async () => {
  at('/a/customers/cus_ada', { 'GET /admin/orders': { orders: [order], count: 340, offset: 0, limit: 100 } })
  const card = within(await screen.findByRole('region', { name: 'Purchases' }))
  expect(await card.findByText('340')).toBeInTheDocument()
  expect(card.getByText('Spent (last 100 orders)')).toBeInTheDocument()
})

it('orders come a page at a time', async () => {
  const { sent } = at('/a/customers/cus_ada', {
    'GET /admin/orders': { orders: [order], count: 25, offset: 0, limit: 10 },
  })
  const card = within(await screen.findByRole('region', { name: 'Orders' }))
  await userEvent.click(await card.findByRole('button', { name: /Next/ }))
  await waitFor(() =>
    expect(sent('GET /admin/orders').some(({ query }) => query.get('offset') === '10')).toBe(true),
  )
})

it('details are read, and the e-mail of an account is not for staff to change', async () => {
  const { sent } = at('/a/customers/cus_ada', { 'POST /admin/customers/:id': { customer: ada } })
  const card = within(await screen.findByRole('region', { name: 'Details' }))
  expect(card.queryByRole('textbox')).not.toBeInTheDocument()
  await userEvent.click(card.getByRole('button', { name: 'Edit' }))
  expect(card.getByRole('textbox', { name: /E-mail/ })).toHaveAttribute('readonly')
  const first = card.getByRole('textbox', { name: /First name/ })
  await userEvent.clear(first)
  await userEvent.type(first, 'Augusta{Enter}')
  await waitFor(() => expect(sent('POST /admin/customers/:id')[0]?.body).toEqual({ first_name: 'Augusta' }))
  await waitFor(() => expect(card.queryByRole('textbox')).not.toBeInTheDocument())
})

it('an e-mail that has an account is told, and the dialog stays as it is', async () => {
  at('/a/customers', {
    'POST /admin/customers': refuse(422, {
      type: 'duplicate_error',
      message: 'ada@example.com has an account already: log in instead',
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New customer' }))
  const dialog = within(await screen.findByRole('dialog'))
  for (const [name, text] of [
    [/First name/, 'Ada'],
    [/Last name/, 'Lovelace'],
    [/E-mail/, 'ada@example.com'],
  ] as const)
    await userEvent.type(dialog.getByRole('textbox', { name }), text)
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText(/has an account already/)).toBeInTheDocument()
  expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveValue('ada@example.com')
})

it('an e-mail address is a link to write to', async () => {
  at('/a/customers/cus_ada')
  expect(await screen.findByRole('link', { name: 'ada@example.com' })).toHaveAttribute(
    'href',
    'mailto:ada@example.com',
  )
})

it('leaving half an edit asks first', async () => {
  const { router } = at('/a/customers/cus_ada')
  const card = within(await screen.findByRole('region', { name: 'Details' }))
  await userEvent.click(card.getByRole('button', { name: 'Edit' }))
  await userEvent.type(card.getByRole('textbox', { name: /First name/ }), '!')
  void router.navigate('/a/customers')
  expect(await screen.findByRole('alertdialog')).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/a/customers/cus_ada')
})

it('a group is left, and joined again by "Undo"', async () => {
  const { sent } = at('/a/customers/cus_ada', {
    'GET /admin/customers/:id': { customer: { ...ada, groups: [trade] } },
    'POST /admin/customer-groups/:id/customers/batch': { customer_group: trade },
    'DELETE /admin/customer-groups/:id/customers/batch': { customer_group: trade },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Take out Trade' }))
  await waitFor(() =>
    expect(sent('DELETE /admin/customer-groups/:id/customers/batch')[0]?.body).toEqual({
      customer_ids: [{ id: ada.id }],
    }),
  )
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent('POST /admin/customer-groups/:id/customers/batch')).toHaveLength(1))
})

it('metadata are merged: only what was changed is sent, and a key that went as empty text', async () => {
  const customer = { ...ada, metadata: { tier: 'gold', old: 'x' } }
  const { sent } = at('/a/customers/cus_ada', {
    'GET /admin/customers/:id': { customer },
    'POST /admin/customers/:id': { customer },
  })
  const card = within(await screen.findByRole('region', { name: 'Metadata' }))
  expect(card.getByText('gold')).toBeInTheDocument()
  await userEvent.click(card.getByRole('button', { name: 'Edit' }))
  const value = card.getByRole('textbox', { name: 'Value: tier' })
  await userEvent.clear(value)
  await userEvent.type(value, 'silver')
  await userEvent.click(card.getByRole('button', { name: /Remove.*old/ }))
  await userEvent.click(card.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/customers/:id')[0]?.body).toEqual({ metadata: { old: '', tier: 'silver' } }),
  )
})

it('notes are written, changed, and deleted behind "Undo"', async () => {
  const { sent } = at('/a/customers/cus_ada', {
    'POST /admin/notes': { note },
    'POST /admin/notes/:id': { note },
  })
  const card = within(await screen.findByRole('region', { name: 'Notes' }))
  expect(await card.findByText('Rings twice')).toBeInTheDocument()
  expect(card.getByText(/Grace Hopper/)).toBeInTheDocument()
  await userEvent.type(card.getByRole('textbox', { name: 'Note' }), 'Likes blue')
  await userEvent.click(card.getByRole('button', { name: 'Add note' }))
  await waitFor(() =>
    expect(sent('POST /admin/notes')[0]?.body).toEqual({
      resource_id: ada.id,
      resource_type: 'customer',
      value: 'Likes blue',
    }),
  )
  await waitFor(() => expect(card.getByRole('textbox', { name: 'Note' })).toHaveValue(''))
  await userEvent.click(card.getByRole('button', { name: 'Edit note' }))
  const [, editor] = card.getAllByRole('textbox', { name: 'Note' })
  expect(editor).toHaveValue('Rings twice')
  if (editor) await userEvent.type(editor, '.')
  await userEvent.click(card.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('POST /admin/notes/:id')[0]?.body).toEqual({ value: 'Rings twice.' }))
  await userEvent.click(await card.findByRole('button', { name: 'Delete note' }))
  await waitFor(() => expect(card.queryByText('Rings twice')).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await card.findByText('Rings twice')).toBeInTheDocument()
})

it('an address is added, corrected, and deleted behind "Undo"', async () => {
  const { sent } = at('/a/customers/cus_ada', {
    'POST /admin/customers/:id/addresses': { customer: ada },
    'POST /admin/customers/:id/addresses/:address_id': { customer: ada },
  })
  const card = within(await screen.findByRole('region', { name: 'Addresses' }))
  await userEvent.click(await card.findByRole('button', { name: 'Add address' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New address' }))
  expect(dialog.getByRole('textbox', { name: 'First name' })).toHaveValue('Ada')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Address' }), '1 Main Street')
  await userEvent.click(dialog.getByRole('button', { name: 'Save changes' }))
  expect(sent('POST /admin/customers/:id/addresses')).toEqual([])
  expect(await dialog.findByRole('textbox', { name: /^City/ })).toBeInvalid()
  await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Discard changes' }))
  await userEvent.click(await card.findByRole('button', { name: 'Edit address' }))
  const city = await screen.findByRole('textbox', { name: /^City/ })
  await userEvent.clear(city)
  await userEvent.type(city, 'Potsdam')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(sent('POST /admin/customers/:id/addresses/:address_id')[0]?.body).toMatchObject({
      city: 'Potsdam',
      postal_code: '10117',
    }),
  )
  await userEvent.click(await card.findByRole('button', { name: 'Delete address' }))
  await waitFor(() => expect(card.queryByText('Lindenallee 12')).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await card.findByText('Lindenallee 12')).toBeInTheDocument()
})
