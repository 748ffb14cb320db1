// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { PermissionGate, PermissionProvider } from './PermissionGate.js'

it('shows, hides or explains', async () => {
  render(
    <PermissionProvider can={(permission) => permission === 'read:orders'}>
      <PermissionGate permission="read:orders">Orders</PermissionGate>
      <PermissionGate permission="write:users">Users</PermissionGate>
      <PermissionGate permission="write:refunds" isExplained grantedBy="Grace can grant it.">
        Refunds
      </PermissionGate>
    </PermissionProvider>,
  )
  expect(screen.getByText('Orders')).toBeInTheDocument()
  expect(screen.queryByText('Users')).not.toBeInTheDocument()
  expect(screen.queryByText('Refunds')).not.toBeInTheDocument()
  expect(
    screen.getByText('This needs the permission “write:refunds”. Grace can grant it.'),
  ).toBeInTheDocument()
  await expectAccessible()
})
