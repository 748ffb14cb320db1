import type { CustomerGroup } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { ada } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const times = { created_at: '2026-11-18T09:24:00.000Z', updated_at: '2026-11-18T09:24:00.000Z' }
const trade: CustomerGroup = {
  ...times,
  id: 'cgrp_trade',
  name: 'Trade',
  deleted_at: null,
  metadata: null,
  price_lists: [
    {
      ...times,
      id: 'pl_1',
      name: 'Trade prices',
      description: '',
      type: 'override',
      status: 'active',
      starts_at: null,
      ends_at: null,
      includes_tax: false,
      deleted_at: null,
    },
  ],
}
const answers = {
  'GET /admin/customer-groups': { customer_groups: [trade], count: 1, offset: 0, limit: 20 },
  'GET /admin/customer-groups/:id': { customer_group: trade },
  'GET /admin/customer-groups/:id/customers': { customers: [ada], count: 1, offset: 0, limit: 10 },
}
const at = (path: string, changes = {}) => renderAt(path, { ...answers, ...changes })

it('groups are listed with the price lists that are for them', async () => {
  at('/a/customers/groups')
  expect(await screen.findByRole('row', { name: /Trade/ })).toHaveTextContent('Trade prices')
})

it('a name in use is refused on its field', async () => {
  at('/a/customers/groups', {
    'POST /admin/customer-groups': refuse(422, {
      type: 'duplicate_error',
      message: 'name: there is a customer group Trade already',
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New group' }))
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByRole('textbox', { name: /Name/ })
  await userEvent.type(name, 'Trade{Enter}')
  await waitFor(() => expect(name).toHaveAccessibleDescription(/^There is a customer group Trade already/))
  expect(name).toHaveValue('Trade')
})

it('members are asked for by the group, put in and taken out together', async () => {
  const { sent } = at('/a/customers/groups/cgrp_trade', {
    'POST /admin/customer-groups/:id/customers/batch': { customer_group: trade },
    'DELETE /admin/customer-groups/:id/customers/batch': { customer_group: trade },
  })
  const members = within(await screen.findByRole('region', { name: 'Customers' }))
  await userEvent.click(await members.findByRole('checkbox', { name: /Ada/ }))
  expect(sent('GET /admin/customer-groups/:id/customers')[0]?.params).toEqual({ id: 'cgrp_trade' })
  await userEvent.click(members.getByRole('button', { name: /Take out 1/ }))
  await waitFor(() =>
    expect(sent('DELETE /admin/customer-groups/:id/customers/batch')[0]?.body).toEqual({
      customer_ids: [{ id: ada.id }],
    }),
  )
  await userEvent.click(members.getByRole('button', { name: 'Add customers' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('option', { name: /Ada/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(sent('POST /admin/customer-groups/:id/customers/batch')[0]?.body).toEqual({
      customer_ids: [{ id: ada.id }],
    }),
  )
})

it('its price lists lead to their pages', async () => {
  at('/a/customers/groups/cgrp_trade')
  expect(await screen.findByRole('link', { name: 'Trade prices' })).toHaveAttribute(
    'href',
    expect.stringContaining('/a/pricing/pl_1'),
  )
})

it('a group is deleted behind "Undo"', async () => {
  const { router, sent } = at('/a/customers/groups/cgrp_trade')
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/customers/groups'))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /Trade/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/customer-groups/:id')).toHaveLength(0)
})
