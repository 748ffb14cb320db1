import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { accountOf, staff } from '../testing/examples'
import { renderAt, screen, userEvent, waitFor } from '../testing/render-at'
import { collectingShop, decisionOf } from '../testing/usage-shop'

const undecided = refuse(404, { type: 'not_found', message: 'No decision yet' })
const title = { name: 'Help us get better' }

it('who has not decided is asked, over everything else, once all is quiet', async () => {
  let hasDecided = false
  const { sent } = renderAt('/a', {
    ...collectingShop,
    'GET /admin/analytics-configs': () => (hasDecided ? decisionOf(true) : undecided),
    'POST /admin/analytics-configs/update': () => {
      hasDecided = true
      return decisionOf(true)
    },
  })
  await screen.findByRole('heading', { level: 1, name: /Welcome back/ })
  expect(screen.queryByRole('heading', title)).not.toBeInTheDocument()
  expect(await screen.findByRole('heading', { ...title, level: 1 }, { timeout: 20_000 })).toBeInTheDocument()
  await userEvent.click(screen.getByRole('switch', { name: /Opt out/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByText('Preferences saved')).toBeInTheDocument()
  expect(sent('POST /admin/analytics-configs/update')[0]?.body).toEqual({ anonymize: false, opt_out: true })
  await waitFor(() => expect(screen.queryByRole('heading', title)).not.toBeInTheDocument())
})

it('who may not see the rest of the staff is asked all the same, and can read what is collected', async () => {
  const { sent } = renderAt('/a', {
    ...collectingShop,
    'GET /admin/users': refuse(403, { type: 'forbidden', message: 'Not for you' }),
    'GET /admin/auth/account': {
      account: { ...accountOf(staff), permissions: ['orders:write', 'store:read'] },
    },
    'GET /admin/analytics-configs': undecided,
  })
  expect(await screen.findByRole('heading', { ...title, level: 1 }, { timeout: 20_000 })).toBeInTheDocument()
  expect(sent('GET /admin/users')).toEqual([])
  // Addresses of the application: the router sets what it is served below in front of them.
  expect(screen.getByRole('link', { name: 'Read what is collected' })).toHaveAttribute(
    'href',
    '/usage-data.html',
  )
})

it('nobody is asked while something fails, or the flag is off', async () => {
  const failing = renderAt('/a', {
    ...collectingShop,
    'GET /admin/analytics-configs': undecided,
    'GET /admin/users': refuse(400, { type: 'invalid_data', message: 'no' }),
  })
  await waitFor(() => expect(failing.sent('GET /admin/users').length).toBeGreaterThan(0))
  await new Promise((resolve) => setTimeout(resolve, 1200))
  expect(screen.queryByRole('heading', title)).not.toBeInTheDocument()
})

it('the profile leads to the decision, and a refusal is a toast titled "Error"', async () => {
  renderAt('/a/settings/personal-information', {
    ...collectingShop,
    'GET /admin/analytics-configs': decisionOf(false, true),
    'POST /admin/analytics-configs/update': refuse(400, { type: 'invalid_data', message: 'Not today' }),
  })
  await userEvent.click(await screen.findByRole('link', { name: /What is collected/ }))
  expect(await screen.findByRole('heading', { ...title, level: 2 })).toBeInTheDocument()
  expect(screen.getByRole('switch', { name: /Anonymize/ })).toBeChecked()
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('ErrorNot today')
})

it('a shop that collects nothing says so', async () => {
  renderAt('/a/settings/personal-information/usage-data')
  expect(await screen.findByText('This shop collects no usage data.')).toBeInTheDocument()
})
