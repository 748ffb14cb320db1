import { type FakeRoutes, refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor } from '../../testing/render-at'

const nobody = refuse(401, { type: 'unauthorized', message: 'Unauthorized' })
const empty: FakeRoutes = {
  'GET /admin/auth': nobody,
  'GET /admin/setup': { is_needed: true, store_name: 'My shop' },
}

async function fill() {
  const name = await screen.findByRole('textbox', { name: /Name of the shop/ })
  expect(name).toHaveValue('My shop')
  await userEvent.clear(name)
  await userEvent.type(name, 'Kiln & Loom')
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/ }), 'grace@example.com')
  await userEvent.type(screen.getByLabelText(/^Password/), 'correct-horse-battery')
  await userEvent.click(screen.getByRole('button', { name: 'Open the back office' }))
}

it('the first of the staff names the shop and is inside', async () => {
  let isIn = false
  const { router, sent } = renderAt('/setup?secret=s3cret', {
    ...empty,
    'GET /admin/auth': () => (isIn ? { user: staff } : nobody),
    'POST /admin/setup': () => {
      isIn = true
      return { user: staff }
    },
  })
  await fill()
  await waitFor(() => expect(router.state.location.pathname).toBe('/a'))
  expect(sent('POST /admin/setup')[0]?.body).toEqual({
    secret: 's3cret',
    store_name: 'Kiln & Loom',
    first_name: null,
    last_name: null,
    email: 'grace@example.com',
    password: 'correct-horse-battery',
  })
})

it('what the shop refuses stands on its field, and nothing typed is lost', async () => {
  renderAt('/setup?secret=s3cret', {
    ...empty,
    'POST /admin/setup': refuse(400, {
      type: 'invalid_data',
      message: 'password is one of the first that are guessed: choose another',
      errors: [
        { path: 'password', message: 'password is one of the first that are guessed: choose another' },
      ],
    }),
  })
  await fill()
  expect(await screen.findByText(/one of the first that are guessed/)).toBeInTheDocument()
  expect(screen.getByLabelText(/^Password/)).toHaveValue('correct-horse-battery')
})

it.each([
  ['without a secret', '/setup', 'Nobody works here yet'],
  ['with one that is dead', '/setup?secret=old', 'This link no longer works'],
])('%s it says how to get one', async (_, path, heading) => {
  renderAt(path, {
    ...empty,
    'POST /admin/setup': refuse(401, {
      type: 'unauthorized',
      message: 'secret: it is not the one',
      code: 'wrong_setup_secret',
    }),
  })
  if (path.includes('secret')) await fill()
  expect(await screen.findByRole('heading', { name: heading })).toBeInTheDocument()
  expect(screen.getByText('Start the shop again.')).toBeInTheDocument()
})

it('who comes second is told that the shop has staff', async () => {
  let isTaken = false
  renderAt('/setup?secret=s3cret', {
    ...empty,
    'GET /admin/setup': () => ({ is_needed: !isTaken, store_name: 'My shop' }),
    'POST /admin/setup': () => {
      isTaken = true
      return refuse(409, { type: 'conflict', message: 'The shop has staff already', code: 'already_set_up' })
    },
  })
  await fill()
  expect(await screen.findByRole('heading', { name: 'This shop is set up' })).toBeInTheDocument()
})
