import { refuse } from '@cartwright/sdk/testing'
import { expect, it, vi } from 'vitest'
import { staff } from '../testing/examples'
import { renderAt, screen, userEvent, waitFor } from '../testing/render-at'

const nobody = refuse(401, { type: 'unauthorized', message: 'Unauthorized' })

it('the root leads home, or to the login', async () => {
  const inside = renderAt('/')
  await waitFor(() => expect(inside.router.state.location.pathname).toBe('/a'))
  expect(await screen.findByRole('heading', { name: 'Welcome back, Grace' })).toBeInTheDocument()
})

it('who is not signed in signs in and comes back to where they wanted to go', async () => {
  let user = false
  const { router, sent } = renderAt('/a/orders?status=pending', {
    'GET /admin/auth': () => (user ? { user: staff } : nobody),
    'POST /admin/auth': () => {
      user = true
      return { user: staff }
    },
  })
  await userEvent.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'grace@example.com')
  await userEvent.type(screen.getByLabelText(/Password/), 'compiler')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/orders'))
  expect(router.state.location.search).toBe('?status=pending')
  expect(sent('POST /admin/auth')[0]?.body).toEqual({ email: 'grace@example.com', password: 'compiler' })
})

it('a wrong password is said in one sentence', async () => {
  renderAt('/login', { 'GET /admin/auth': nobody, 'POST /admin/auth': nobody })
  await userEvent.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'grace@example.com')
  await userEvent.type(screen.getByLabelText(/Password/), 'wrong')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  expect(await screen.findByRole('alert')).toHaveTextContent('E-mail or password is not right.')
})

it('a forgotten password is asked for without saying who works here', async () => {
  const { sent } = renderAt('/reset-password', { 'POST /admin/users/password-token': undefined })
  await userEvent.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'grace@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Send mail' }))
  expect(await screen.findByText(/If grace@example.com works here/)).toBeInTheDocument()
  expect(sent('POST /admin/users/password-token')).toHaveLength(1)
})

it('home counts what waits, and each count leads there', async () => {
  renderAt('/a', {
    'GET /admin/orders': ({ query }) => ({
      orders: [],
      count: query.getAll('payment_status').length > 0 ? 2 : 5,
      offset: 0,
      limit: 1,
    }),
  })
  expect(await screen.findByRole('link', { name: /2 Payments to capture/ })).toHaveAttribute(
    'href',
    '/a/orders?status=pending&payment_status=awaiting',
  )
  expect(screen.getByRole('link', { name: /5 Orders to pack/ })).toBeInTheDocument()
})

it('the palette finds records, pages and actions', async () => {
  const { router } = renderAt('/a')
  await screen.findByRole('heading', { level: 1 })
  await userEvent.keyboard('{Control>}k{/Control}')
  await userEvent.type(await screen.findByRole('searchbox'), 'jug')
  await userEvent.click(await screen.findByRole('menuitem', { name: /Tall jug/ }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/products/prod_jug'))
})

it('two keys within a second go to a place, unless somebody is typing', async () => {
  const { router } = renderAt('/a')
  await screen.findByRole('heading', { level: 1 })
  vi.useFakeTimers({ toFake: ['Date'] })
  await userEvent.keyboard('g')
  vi.setSystemTime(Date.now() + 1000)
  await userEvent.keyboard('o')
  expect(router.state.location.pathname).toBe('/a')
  await userEvent.keyboard('g')
  vi.setSystemTime(Date.now() + 999)
  await userEvent.keyboard('o')
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/orders'))
  await userEvent.type(await screen.findByRole('searchbox'), 'gh')
  expect(router.state.location.pathname).toBe('/a/orders')
})

it('a page that does not exist says so inside and outside', async () => {
  renderAt('/a/nothing-here')
  expect(await screen.findByText('Page not found')).toBeInTheDocument()
})
