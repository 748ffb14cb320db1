import { builtInRoles, permissionsOf, type StaffRole } from '@cartwright/contract'
import { type FakeRoutes, refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const at = '2026-11-20T08:00:00.000Z'
const packers: StaffRole = {
  id: 'role_packers',
  name: 'Packers',
  description: 'Pack and ship',
  permissions: ['orders:read', 'products:read', 'variants:read'],
  refund_limit: 5000,
  is_built_in: false,
  users_count: 2,
  created_at: at,
  updated_at: at,
}
const manager: StaffRole = {
  ...packers,
  id: 'manager',
  name: 'Manager',
  description: 'said by the server',
  permissions: [...permissionsOf(builtInRoles.manager)],
  refund_limit: null,
  is_built_in: true,
}
const answers: FakeRoutes = {
  'GET /admin/roles': { roles: [manager, packers] },
  'GET /admin/roles/:id': ({ params }) => ({ role: params.id === 'manager' ? manager : packers }),
}
const place = async (name: string) => within(await screen.findByRole('radiogroup', { name }))

it('roles are listed with who has them and what they may give back', async () => {
  renderAt('/a/settings/team/roles', answers)
  const own = await screen.findByRole('row', { name: /Packers/ })
  expect(own).toHaveTextContent('Pack and ship')
  await waitFor(() => expect(own).toHaveTextContent('Up to €50.00'))
  const built = screen.getByRole('row', { name: /Manager/ })
  expect(built).toHaveTextContent('All the work of the shop, its settings and the team')
  expect(built).toHaveTextContent('Without limit')
})

it('a role that somebody has or that is built in cannot be deleted', async () => {
  renderAt('/a/settings/team/roles', {
    'GET /admin/roles': { roles: [packers, { ...packers, id: 'r2', name: 'Nobodies', users_count: 0 }] },
  })
  for (const [name, isThere] of [
    ['Packers', false],
    ['Nobodies', true],
  ] as const) {
    const row = await screen.findByRole('row', { name: new RegExp(name) })
    await userEvent.click(within(row).getByRole('button', { name: /^More actions/ }))
    await screen.findByRole('menuitem', { name: 'Duplicate' })
    expect(screen.queryByRole('menuitem', { name: 'Delete' }) !== null).toBe(isThere)
    await userEvent.keyboard('{Escape}')
  }
})

it('a role is changed place by place, and a limit is an amount', async () => {
  const { sent } = renderAt('/a/settings/team/roles/role_packers', {
    ...answers,
    'POST /admin/roles/:id': { role: packers },
  })
  expect(await screen.findByText('2 people have this role. Changes count at once.')).toBeInTheDocument()
  const products = await place('Products')
  expect(products.getByRole('radio', { name: 'View' })).toBeChecked()
  await userEvent.click(products.getByRole('radio', { name: 'Edit' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/roles/:id')[0]?.body).toEqual({
      permissions: ['orders:read', 'products:write', 'variants:write'],
    }),
  )
})

it('a place whose areas differ is said to be open in part', async () => {
  renderAt('/a/settings/team/roles/role_packers', answers)
  const orders = await screen.findByRole('radiogroup', { name: 'Orders' })
  expect(orders).toHaveTextContent('Partly')
  for (const radio of within(orders).getAllByRole('radio')) expect(radio).not.toBeChecked()
})

it('a built-in role is read and copied, not changed', async () => {
  const { router } = renderAt('/a/settings/team/roles/manager', answers)
  const orders = await place('Orders')
  for (const radio of orders.getAllByRole('radio')) expect(radio).toBeDisabled()
  expect(screen.queryByRole('textbox')).toBeNull()
  await userEvent.click(screen.getByRole('link', { name: 'Duplicate' }))
  expect(await screen.findByRole('textbox', { name: /Name/ })).toHaveValue('Manager (copy)')
  expect(router.state.location.search).toBe('?from=manager')
})

it('a new role is made whole, and a refusal keeps what was typed', async () => {
  let isTaken = true
  const { router, sent } = renderAt('/a/settings/team/roles/new', {
    ...answers,
    'POST /admin/roles': () =>
      isTaken
        ? refuse(422, {
            type: 'duplicate_error',
            message: 'A role of this name is there already',
          })
        : { role: packers },
  })
  const name = await screen.findByRole('textbox', { name: /Name/ })
  expect(screen.getByRole('button', { name: 'Create' })).toBeDisabled()
  await userEvent.type(name, 'Packers')
  await userEvent.click((await place('Reservations')).getByRole('radio', { name: 'Edit' }))
  await userEvent.click(screen.getByRole('switch', { name: 'Limit refunds' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('A role of this name is there already')).toBeInTheDocument()
  expect(name).toHaveValue('Packers')
  isTaken = false
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/settings/team/roles/role_packers'))
  expect(sent('POST /admin/roles').at(-1)?.body).toEqual({
    name: 'Packers',
    description: null,
    permissions: ['reservations:write'],
    refund_limit: 0,
  })
})

it('nobody is offered to give what they have not', async () => {
  renderAt('/a/settings/team/roles/new', {
    ...answers,
    'GET /admin/auth/account': {
      account: {
        user: {
          ...packers,
          email: 'a@example.com',
          first_name: null,
          last_name: null,
          api_token: null,
          role: 'member',
          deleted_at: null,
          metadata: null,
          created_at: at,
          updated_at: at,
        },
        role: { id: 'x', name: 'X', is_built_in: false },
        permissions: ['users:write', 'orders:read'],
        refund_limit: null,
        two_factor: { is_on: false, confirmed_at: null, recovery_codes_left: 0 },
      },
    },
  })
  const discounts = await place('Discounts')
  await waitFor(() => expect(discounts.getByRole('radio', { name: 'View' })).toBeDisabled())
  expect(discounts.getByRole('radio', { name: 'No access' })).toBeEnabled()
})
