import type { HealthCheck } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor } from '../../testing/render-at'

const node: HealthCheck = { id: 'node', status: 'ok', title: 'Node', detail: '20.19.0', fix: null }
const mails: HealthCheck = {
  id: 'mails',
  status: 'warning',
  title: 'Mails',
  detail: 'are kept and reach nobody',
  fix: 'set up a mail server',
}

it('what is amiss comes first, with the way out', async () => {
  renderAt('/a/settings/health', { 'GET /admin/health': { status: 'warning', checks: [node, mails] } })
  const [first, second] = await screen.findAllByText(/^(Node|Mails)$/)
  expect([first?.textContent, second?.textContent]).toEqual(['Mails', 'Node'])
  expect(screen.getByText(/1 thing to look at/)).toBeInTheDocument()
  expect(screen.getByText(/set up a mail server/)).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Go there' })).toHaveAttribute('href', '/a/settings/notifications')
})

it('it is checked again on demand', async () => {
  let checks = [node, mails]
  renderAt('/a/settings/health', { 'GET /admin/health': () => ({ status: 'ok' as const, checks }) })
  await screen.findByText(/1 thing to look at/)
  checks = [node]
  await userEvent.click(screen.getByRole('button', { name: 'Check again' }))
  await waitFor(() => expect(screen.getByText(/All is well/)).toBeInTheDocument())
})

it('a shop that cannot be looked at says so', async () => {
  renderAt('/a/settings/health', {
    'GET /admin/health': refuse(400, { type: 'invalid_data', message: 'The shop is being moved' }),
  })
  expect(await screen.findByText('The checks could not be made')).toBeInTheDocument()
})
