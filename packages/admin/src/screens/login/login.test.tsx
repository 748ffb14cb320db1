import type { FakeRoutes } from '@cartwright/sdk/testing'
import { refuse } from '@cartwright/sdk/testing'
import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor } from '../../testing/render-at'

const nobody = refuse(401, { type: 'unauthorized', message: 'Unauthorized' })
const coded = (code: string) => refuse(401, { type: 'unauthorized', message: 'code', code })
const setup = { is_needed: false, store_name: 'Kiln & Loom' }

/** A door that asks for the code 123456, or for a recovery code. */
function door() {
  let isIn = false
  const routes: FakeRoutes = {
    'GET /admin/setup': setup,
    'GET /admin/auth': () => (isIn ? { user: staff } : nobody),
    'POST /admin/auth': ({ body }) => {
      if (!body?.code) return coded('two_factor_required')
      if (body.code !== '123456' && body.code !== 'ABCD-EFGH') return coded('two_factor_invalid')
      isIn = true
      return { user: staff }
    },
  }
  return routes
}

async function enterPassword() {
  await userEvent.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'grace@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), 'compiler')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
}

it('the door says whose shop it is', async () => {
  renderAt('/login', door())
  expect(await screen.findByText('Kiln & Loom')).toBeInTheDocument()
})

it('six digits are sent as soon as they are there, and open the door', async () => {
  const { router, sent } = renderAt('/login', door())
  await enterPassword()
  const code = await screen.findByRole('textbox', { name: /Code/ })
  expect(code).toHaveAttribute('autocomplete', 'one-time-code')
  expect(code).toHaveFocus()
  await userEvent.type(code, '12 34 56')
  await waitFor(() => expect(router.state.location.pathname).toBe('/a'))
  expect(sent('POST /admin/auth').map(({ body }) => body)).toEqual([
    { email: 'grace@example.com', password: 'compiler' },
    { email: 'grace@example.com', password: 'compiler', code: '123456' },
  ])
})

it('a wrong code is said on its field, and what was typed stays', async () => {
  renderAt('/login', door())
  await enterPassword()
  const code = await screen.findByRole('textbox', { name: /Code/ })
  await userEvent.type(code, '654321')
  expect(await screen.findByText(/This code is wrong or was used/)).toBeInTheDocument()
  expect(code).toHaveValue('654321')
})

it('who lost the telephone takes a recovery code', async () => {
  const { router } = renderAt('/login', door())
  await enterPassword()
  await userEvent.click(await screen.findByRole('button', { name: 'Use a recovery code' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /Recovery code/ }), 'ABCD-EFGH')
  await userEvent.click(screen.getByRole('button', { name: 'Sign in' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a'))
})

it('after too many attempts it says until when, and lets nobody press meanwhile', async () => {
  renderAt('/login', {
    ...door(),
    'POST /admin/auth': refuse(
      429,
      { type: 'too_many_requests', message: 'Too many attempts' },
      { 'retry-after': '1' },
    ),
  })
  await enterPassword()
  expect(await screen.findByRole('alert')).toHaveTextContent(/You can try again at \d+:\d+:\d+/)
  expect(screen.getByRole('button', { name: 'Sign in' })).toBeDisabled()
  await waitFor(() => expect(screen.getByRole('button', { name: 'Sign in' })).toBeEnabled(), {
    timeout: 3000,
  })
  expect(screen.queryByRole('alert')).toBeNull()
})

it('a password can be looked at, and capitals are told', async () => {
  renderAt('/login', door())
  const password = await screen.findByLabelText(/^Password/)
  expect(password).toHaveAttribute('type', 'password')
  await userEvent.click(screen.getByRole('button', { name: 'Show password' }))
  expect(password).toHaveAttribute('type', 'text')
  await userEvent.click(screen.getByRole('button', { name: 'Hide password' }))
  expect(password).toHaveAttribute('type', 'password')
  fireEvent.keyDown(password, { key: 'A', modifierCapsLock: true })
  expect(await screen.findByText('Caps Lock is on')).toBeInTheDocument()
  fireEvent.keyUp(password, { key: 'a' })
  expect(screen.queryByText('Caps Lock is on')).toBeNull()
})

it('a shop without staff leads to setting it up', async () => {
  const { router } = renderAt('/login', {
    ...door(),
    'GET /admin/setup': { is_needed: true, store_name: '' },
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/setup'))
  expect(await screen.findByRole('heading', { name: 'Nobody works here yet' })).toBeInTheDocument()
})

it('an invite says whom it is for, and a new password how strong it is', async () => {
  const claims = btoa(JSON.stringify({ user_email: 'ada@example.com' }))
  renderAt(`/invite?token=head.${claims}.seal`, { 'GET /admin/setup': setup })
  expect(await screen.findByText(/invited as ada@example.com/)).toBeInTheDocument()
  await userEvent.type(screen.getByLabelText(/New password/), 'correct-horse-battery')
  expect(screen.getByText('Strong')).toBeInTheDocument()
})

it('an invite whose token cannot be read is asked about all the same', async () => {
  renderAt('/invite?token=whatever', { 'GET /admin/setup': setup })
  expect(await screen.findByText('Tell us your name and choose a password.')).toBeInTheDocument()
})
