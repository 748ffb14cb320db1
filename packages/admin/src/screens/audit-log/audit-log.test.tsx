import { expect, it } from 'vitest'
import { staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { auditAnswers, entry } from './examples'

it('the log says who did what to which record', async () => {
  renderAt('/a/settings/audit-log', auditAnswers)
  const row = await screen.findByRole('row', { name: /Grace Hopper/ })
  expect(row).toHaveTextContent('Changed')
  expect(row).toHaveTextContent('Products')
  const old = screen.getByRole('row', { name: /Command line/ })
  expect(old).toHaveTextContent('Removed')
  expect(old).toHaveTextContent('Taxes')
  expect(screen.queryByRole('button', { name: /^More actions/ })).toBeNull()
})

it('an entry shows every field before and after, amounts as money, and the way to the record', async () => {
  const { router } = renderAt('/a/settings/audit-log', auditAnswers)
  await userEvent.click(await screen.findByRole('link', { name: /Grace Hopper/ }))
  const drawer = within(await screen.findByRole('dialog', { name: '#2 · Changed' }))
  const title = drawer.getByRole('row', { name: /title/ })
  expect(
    within(title)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['Jug', 'Tall jug'])
  expect(drawer.getByRole('row', { name: /discountable/ })).toHaveTextContent('YesNo')
  expect(drawer.getByRole('row', { name: /secret_note/ })).toHaveTextContent('Changed, not shown')
  expect(drawer.getByRole('row', { name: /^amount/ })).toHaveTextContent('€84.00')
  expect(drawer.queryByText('min_quantity')).toBeNull()
  expect(drawer.getByText('So much changed that not all of it is listed.')).toBeInTheDocument()
  expect(drawer.getByRole('link', { name: 'prod_jug' })).toHaveAttribute('href', '/a/products/prod_jug')
  expect(router.state.location.search).toBe('?open=aud_2')
})

it('what a call made is its subject, though the call named no record', async () => {
  const made = { ...entry, entity: null, entity_id: null, before: null, after: null }
  renderAt('/a/settings/audit-log', {
    'GET /admin/audit-log': { audit_log: [made], count: 1, offset: 0, limit: 20 },
  })
  const row = await screen.findByRole('row', { name: /Grace Hopper/ })
  expect(row).toHaveTextContent('Added')
  expect(row).toHaveTextContent('Money amount')
  expect(row).toHaveTextContent('ma_1')
})

it('the way to a record that was removed is not offered', async () => {
  renderAt('/a/settings/audit-log?open=aud_1', auditAnswers)
  const drawer = within(await screen.findByRole('dialog', { name: '#1 · Removed' }))
  expect(drawer.getByText('tr_1')).toBeInTheDocument()
  expect(drawer.queryByRole('link')).toBeNull()
})

it('person, call, subject and days narrow what the shop is asked', async () => {
  const { sent } = renderAt(
    `/a/settings/audit-log?actor_id=${staff.id}&action=user%20add&entity=order&created_at=2026-11-01&created_at=2026-11-02`,
    auditAnswers,
  )
  expect(await screen.findByRole('button', { name: 'Who: Grace Hopper' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Subject: Orders' })).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Call: user add' })).toBeInTheDocument()
  await waitFor(() => {
    const asked = sent('GET /admin/audit-log').find(({ query }) => query.has('actor_id[]'))?.query
    expect(asked?.get('actor_id[]')).toBe(staff.id)
    expect(asked?.get('entity[]')).toBe('order')
    expect(asked?.get('action[]')).toBe('user add')
    expect([...(asked?.keys() ?? [])].filter((key) => key.startsWith('created_at'))).toHaveLength(2)
  })
})

it('before anything happened it says what will stand here', async () => {
  renderAt('/a/settings/audit-log', {
    'GET /admin/audit-log': { audit_log: [], count: 0, offset: 0, limit: 20 },
  })
  expect(await screen.findByText('Nothing has happened yet')).toBeInTheDocument()
})

it('who may not read it is told so', async () => {
  renderAt('/a/settings/audit-log', { 'GET /admin/auth': { user: { ...staff, role: 'member' } } })
  expect(await screen.findByText(/audit-log:read/)).toBeInTheDocument()
})
