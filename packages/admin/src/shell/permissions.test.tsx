import type { Account } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { order, staff } from '../testing/examples'
import { renderAt, screen, within } from '../testing/render-at'

const account = (permissions: Account['permissions']): Account => ({
  user: { ...staff, role: 'member' },
  role: { id: 'role_1', name: 'Packers', is_built_in: false },
  permissions,
  refund_limit: 0,
  two_factor: { is_on: false, confirmed_at: null, recovery_codes_left: 0 },
})
const as = (permissions: Account['permissions']) => ({
  'GET /admin/auth': { user: { ...staff, role: 'member' as const } },
  'GET /admin/auth/account': { account: account(permissions) },
})

it('the sidebar has what the permissions of the account reach, whatever the word of the role', async () => {
  renderAt('/a/orders', as(['orders:read']))
  await screen.findByRole('row', { name: /#1042/ })
  const links = within(screen.getByRole('navigation', { name: 'Main navigation' }))
  expect(links.getByRole('link', { name: /Orders/ })).toBeInTheDocument()
  expect(links.queryByRole('link', { name: 'Customers' })).toBeNull()
})

it('who may only look at orders is offered to do nothing with them', async () => {
  renderAt('/a/orders/order_1042', as(['orders:read', 'customers:read']))
  expect(await screen.findByRole('heading', { level: 1, name: '#1042' })).toBeInTheDocument()
  for (const name of [/Capture/, /Fulfil/, /Edit/, /Add note/, 'More'])
    expect(screen.queryByRole('button', { name })).toBeNull()
})

it('who may give no money back is offered no refund, and is not asked about the jobs of the shop', async () => {
  const captured = {
    ...order,
    payment_status: 'captured' as const,
    payments: [{ ...order.payments![0]!, captured_at: '2026-11-18T10:00:00.000Z' }],
  }
  const { sent } = renderAt('/a/orders/order_1042', {
    ...as(['orders:write', 'customers:read']),
    'GET /admin/orders/:id': { order: captured },
  })
  expect(await screen.findAllByRole('button', { name: 'Pack items' })).not.toHaveLength(0)
  expect(screen.queryByRole('button', { name: 'Refund' })).toBeNull()
  expect(sent('GET /admin/batch-jobs')).toEqual([])
})

it('who may work on orders has the buttons', async () => {
  renderAt('/a/orders/order_1042', as(['orders:write', 'notes:write']))
  expect(await screen.findByRole('button', { name: /^Capture .*\d/ })).toBeInTheDocument()
  expect(await screen.findByRole('button', { name: /note/ })).toBeInTheDocument()
})

it('a member is not asked for what their own role may not reach, however late the shop tells what it may', async () => {
  let tell = () => {}
  const told = new Promise<void>((resolve) => (tell = resolve))
  const { sent } = renderAt('/a', {
    ...as(['orders:read']),
    'GET /admin/auth/account': () => told.then(() => ({ account: account(['orders:read']) })),
  })
  await screen.findByRole('navigation', { name: 'Main navigation' })
  expect(sent('GET /admin/batch-jobs')).toEqual([])
  tell()
  await screen.findByRole('link', { name: /Orders/ })
  expect(sent('GET /admin/batch-jobs')).toEqual([])
  expect(sent('GET /admin/products')).toEqual([])
})
