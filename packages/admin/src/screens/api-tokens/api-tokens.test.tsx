import type { ApiToken } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { accountOf, staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const token: ApiToken = {
  id: 'apitok_1',
  name: 'Stock sync',
  hint: 'x7k2',
  domain: 'admin',
  user_id: staff.id,
  customer_id: null,
  scopes: ['products:read', 'inventory-items:write'],
  created_at: '2026-11-18T09:24:00.000Z',
  last_used_at: null,
  expires_at: null,
  revoked_at: null,
}
const ended: ApiToken = {
  ...token,
  id: 'apitok_2',
  name: 'Old sync',
  scopes: null,
  revoked_at: token.created_at,
}
const over: ApiToken = { ...token, id: 'apitok_3', name: 'Trial', expires_at: '2020-01-01T00:00:00.000Z' }
const answers = {
  'GET /admin/api-tokens': { api_tokens: [token, ended, over], count: 3, offset: 0, limit: 20 },
  'GET /admin/users': { users: [staff], count: 1, offset: 0, limit: 20 },
}
const at = (changes = {}) => renderAt('/a/settings/api-tokens', { ...answers, ...changes })

const openDialog = async () => {
  await userEvent.click(await screen.findByRole('button', { name: 'New API token' }))
  return within(await screen.findByRole('dialog', { name: 'New API token' }))
}

it('tokens are told apart by their last signs, and say what they may and whether they still do', async () => {
  at()
  const row = await screen.findByRole('row', { name: /Stock sync/ })
  expect(row).toHaveTextContent('…x7k2')
  expect(row).toHaveTextContent('products:read, inventory-items:write')
  expect(await within(row).findByText('Grace Hopper')).toBeInTheDocument()
  expect(screen.getByRole('row', { name: /Old sync/ })).toHaveTextContent('Revoked')
  expect(screen.getByRole('row', { name: /Old sync/ })).toHaveTextContent('Everything its owner may do')
  expect(screen.getByRole('row', { name: /Trial/ })).toHaveTextContent('Expired')
})

it('what is ticked is what it gets, and the token is shown once', async () => {
  const { sent } = at({ 'POST /admin/api-tokens': { api_token: token, token: 'cwt_secret' } })
  const dialog = await openDialog()
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Stock sync')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Read: products' }))
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Change: Discounts' }))
  expect(dialog.getByRole('checkbox', { name: 'Read: gift-cards' })).toBeChecked()
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  const made = within(await screen.findByRole('dialog', { name: 'Copy your token now' }))
  expect(made.getByText('cwt_secret')).toBeInTheDocument()
  expect(sent('POST /admin/api-tokens')[0]?.body).toEqual({
    name: 'Stock sync',
    scopes: ['products:read', 'discounts:write', 'gift-cards:write'],
  })
  await userEvent.click(made.getByRole('button', { name: 'Done' }))
  expect(screen.queryByText('cwt_secret')).not.toBeInTheDocument()
})

it('without scopes it may do what its owner may', async () => {
  const { sent } = at({ 'POST /admin/api-tokens': { api_token: token, token: 'cwt_secret' } })
  const dialog = await openDialog()
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'All')
  await userEvent.click(dialog.getByRole('radio', { name: 'Everything its owner may do' }))
  expect(dialog.queryByRole('table')).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(sent('POST /admin/api-tokens')[0]?.body).toEqual({ name: 'All' }))
})

it('a token that may do nothing is not made', async () => {
  const { sent } = at()
  const dialog = await openDialog()
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Nothing')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText('Tick at least one')).toBeInTheDocument()
  expect(sent('POST /admin/api-tokens')).toHaveLength(0)
})

it('what the shop refuses stands on its field, and nothing typed is lost', async () => {
  at({
    'POST /admin/api-tokens': refuse(400, {
      type: 'invalid_data',
      message: 'expires_at is over',
      errors: [{ path: 'expires_at', message: 'expires_at is over' }],
    }),
  })
  const dialog = await openDialog()
  const name = dialog.getByRole('textbox', { name: /Name/ })
  await userEvent.type(name, 'Late')
  await userEvent.click(dialog.getByRole('checkbox', { name: 'Read: orders' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText('Is over')).toBeInTheDocument()
  expect(name).toHaveValue('Late')
  expect(dialog.getByRole('checkbox', { name: 'Read: orders' })).toBeChecked()
})

it('nobody gives more than they have: developers say not who is staff', async () => {
  at({ 'GET /admin/auth': { user: { ...staff, role: 'developer' } } })
  const dialog = await openDialog()
  expect(dialog.getByRole('checkbox', { name: 'Read: users' })).toBeEnabled()
  expect(dialog.getByRole('checkbox', { name: 'Change: users' })).toBeDisabled()
})

it('revoking names the token; one that has ended is not revoked again', async () => {
  const { sent } = at({
    'DELETE /admin/api-tokens/:id': { id: 'apitok_1', object: 'api_token', deleted: true },
  })
  const row = await screen.findByRole('row', { name: /Stock sync/ })
  await userEvent.click(within(row).getByRole('button', { name: /^More actions/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Revoke' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Revoke “Stock sync”?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Revoke' }))
  await waitFor(() => expect(sent('DELETE /admin/api-tokens/:id')[0]?.params).toEqual({ id: 'apitok_1' }))
})

it('managers give access and see their own tokens alone, as the shop lists them', async () => {
  const permissions = ['users:write', 'api-tokens:write'] as const
  at({
    'GET /admin/auth': { user: { ...staff, role: 'member' } },
    'GET /admin/auth/account': {
      account: { ...accountOf({ ...staff, role: 'member' }), permissions: [...permissions] },
    },
  })
  await screen.findByRole('row', { name: /Stock sync/ })
  expect(screen.queryByRole('columnheader', { name: 'Owner' })).not.toBeInTheDocument()
})

it('members are told who lets them make tokens', async () => {
  const { sent } = at({ 'GET /admin/auth': { user: { ...staff, role: 'member' } } })
  expect(await screen.findByText(/api-tokens:read/)).toBeInTheDocument()
  expect(sent('GET /admin/api-tokens')).toHaveLength(0)
})
