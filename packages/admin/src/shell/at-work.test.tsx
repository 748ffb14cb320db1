import { refuse } from '@cartwright/sdk/testing'
import { QueryClient } from '@tanstack/react-query'
import { HttpResponse, http } from 'msw'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { ada, many, staff } from '../testing/examples'
import { act, renderAt, screen, server, userEvent, waitFor, within } from '../testing/render-at'
import { followTabs, hear } from './tabs'

const nobody = refuse(401, { type: 'unauthorized', message: 'Unauthorized' })

afterEach(() => vi.restoreAllMocks())

/** A shop whose session can end and begin again. */
function sessionShop() {
  const session = { isIn: true }
  const inside = <T,>(answer: T) => (session.isIn ? answer : nobody)
  const answers = {
    'GET /admin/auth': () => inside({ user: staff }),
    'POST /admin/auth': ({ body }: { body: { password: string } }) => {
      if (body.password !== 'compiler') return nobody
      session.isIn = true
      return { user: staff }
    },
    'POST /admin/customers/:id': () => inside({ customer: { ...ada, phone: '123' } }),
    'GET /admin/customers': () => inside({ customers: [ada], count: 1, offset: 0, limit: 20 }),
  }
  return { session, answers }
}

/** The record is read until its part is opened to be changed. */
async function edit() {
  const [first] = await screen.findAllByRole('button', { name: 'Edit' })
  if (first) await userEvent.click(first)
}

describe('when the session ends', () => {
  it('a save waits for the password, keeps what was typed and is done then', async () => {
    const { session, answers } = sessionShop()
    const { router, sent } = renderAt('/a/customers/cus_ada', answers)
    await edit()
    const phone = await screen.findByRole('textbox', { name: /Phone/ })
    await userEvent.clear(phone)
    await userEvent.type(phone, '123')
    session.isIn = false
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    const dialog = within(await screen.findByRole('alertdialog', { name: 'Sign in again' }))
    expect(dialog.getByRole('textbox', { name: /E-mail/ })).toHaveValue(staff.email)
    await userEvent.type(dialog.getByLabelText(/Password/), 'wrong')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    expect(await dialog.findByRole('alert')).toHaveTextContent('The password is not right.')
    await userEvent.clear(dialog.getByLabelText(/Password/))
    await userEvent.type(dialog.getByLabelText(/Password/), 'compiler')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument())
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(router.state.location.pathname).toBe('/a/customers/cus_ada')
    expect(sent('POST /admin/customers/:id').map(({ body }) => body)).toEqual([
      { phone: '123' },
      { phone: '123' },
    ])
  })

  it('a second factor is asked for where the shop wants one', async () => {
    const { session, answers } = sessionShop()
    const refusal = (code: string) => refuse(401, { type: 'unauthorized', code, message: 'Unauthorized' })
    const { sent } = renderAt('/a', {
      ...answers,
      'POST /admin/auth': ({ body }) => {
        if (!body.code) return refusal('two_factor_required')
        if (body.code !== '123456') return refusal('two_factor_invalid')
        session.isIn = true
        return { user: staff }
      },
    })
    await screen.findByRole('heading', { level: 1 })
    session.isIn = false
    await userEvent.click(screen.getByRole('link', { name: 'Customers' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByLabelText(/Password/), 'compiler{Enter}')
    await userEvent.type(await dialog.findByLabelText(/^Code/), '111111')
    expect(await dialog.findByText(/This code is wrong/)).toBeInTheDocument()
    const code = dialog.getByLabelText(/^Code/)
    await userEvent.clear(code)
    await userEvent.type(code, '123456')
    expect(await screen.findByRole('link', { name: /Ada Lovelace/ })).toBeInTheDocument()
    expect(sent('POST /admin/auth').at(-1)?.body).toMatchObject({ password: 'compiler', code: '123456' })
  })

  it('a list that was opened comes once somebody has signed in again', async () => {
    const { session, answers } = sessionShop()
    renderAt('/a', answers)
    await screen.findByRole('heading', { level: 1 })
    session.isIn = false
    await userEvent.click(screen.getByRole('link', { name: 'Customers' }))
    const dialog = within(await screen.findByRole('alertdialog'))
    await userEvent.type(dialog.getByLabelText(/Password/), 'compiler')
    await userEvent.click(dialog.getByRole('button', { name: 'Sign in' }))
    expect(await screen.findByRole('link', { name: /Ada Lovelace/ })).toBeInTheDocument()
  })

  it('somebody else goes to the login', async () => {
    const { session, answers } = sessionShop()
    const { router } = renderAt('/a', answers)
    await screen.findByRole('heading', { level: 1 })
    session.isIn = false
    await userEvent.click(screen.getByRole('link', { name: 'Customers' }))
    await userEvent.click(await screen.findByRole('button', { name: 'Sign in as somebody else' }))
    await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
    // The dialog, which names who was signed in, is on its way out for a moment.
    await waitFor(() => expect(screen.getByRole('textbox', { name: /E-mail/ })).toHaveValue(''))
  })

  it('a sign-in of another tab is enough', async () => {
    const { session, answers } = sessionShop()
    renderAt('/a', answers)
    await screen.findByRole('heading', { level: 1 })
    session.isIn = false
    await userEvent.click(screen.getByRole('link', { name: 'Customers' }))
    await screen.findByRole('alertdialog')
    session.isIn = true
    const cache = new QueryClient()
    act(() => hear({ kind: 'signed-in' }, cache))
    expect(await screen.findByRole('link', { name: /Ada Lovelace/ })).toBeInTheDocument()
  })
})

it('a save tells the other tabs, which read anew what it may have changed', async () => {
  const name = `tabs-${Math.random()}`
  const [here, there] = [new QueryClient(), new QueryClient()]
  const read = vi.spyOn(there, 'invalidateQueries')
  const other = new BroadcastChannel(name)
  const heard = new Promise((resolve) => {
    other.onmessage = ({ data }: MessageEvent) => resolve(data)
  })
  const leave = followTabs(here, name)
  renderAt('/a/customers/cus_ada', { 'POST /admin/customers/:id': { customer: ada } })
  await edit()
  await userEvent.type(await screen.findByRole('textbox', { name: /Phone/ }), '9')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  const news = await heard
  expect(news).toMatchObject({ kind: 'changed', families: expect.arrayContaining(['/admin/customers']) })
  hear({ kind: 'changed', families: ['/admin/customers'] }, there)
  expect(read).toHaveBeenCalledOnce()
  leave()
  other.close()
})

describe('without a network', () => {
  it('a save says so in words, keeps what was typed and works when there is one again', async () => {
    const { sent } = renderAt('/a/customers/cus_ada', {
      'POST /admin/customers/:id': { customer: ada },
    })
    await edit()
    let isOff = true
    server.use(http.post('*/admin/customers/:id', () => (isOff ? HttpResponse.error() : undefined)))
    const phone = await screen.findByRole('textbox', { name: /Phone/ })
    await userEvent.clear(phone)
    await userEvent.type(phone, '123')
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    act(() => void window.dispatchEvent(new Event('offline')))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText(/nothing you typed is lost/)).toBeInTheDocument()
    expect(screen.getByText(/^You are offline. What you see may be old/)).toBeInTheDocument()
    expect(phone).toHaveValue('123')
    online.mockReturnValue(true)
    isOff = false
    act(() => void window.dispatchEvent(new Event('online')))
    await userEvent.click(screen.getByRole('button', { name: 'Save' }))
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(sent('POST /admin/customers/:id').map(({ body }) => body)).toEqual([{ phone: '123' }])
  })
})

describe('going from page to page', () => {
  const customers = many(3, (at) => ({ ...ada, id: `cus_${at}`, first_name: `Ada ${at}` }))
  const shop = {
    'GET /admin/customers': { customers, count: 3, offset: 0, limit: 20 },
    'GET /admin/customers/:id': ({ params: { id } }: { params: { id: string } }) => ({
      customer: customers.find((one) => one.id === id) ?? ada,
    }),
  }

  it('the focus is on the title of the new page', async () => {
    renderAt('/a/customers', shop)
    await userEvent.click(await screen.findByRole('link', { name: /Ada 1/ }))
    const title = await screen.findByRole('heading', { level: 1, name: /Ada 1/ })
    await waitFor(() => expect(title).toHaveFocus())
  })

  it('Back leads to the row that was opened', async () => {
    const { router } = renderAt('/a/customers', shop)
    await userEvent.click(await screen.findByRole('link', { name: /Ada 1/ }))
    await screen.findByRole('heading', { level: 1, name: /Ada 1/ })
    await act(() => router.navigate(-1))
    const row = (await screen.findByRole('link', { name: /Ada 1/ })).closest('tr')
    await waitFor(() => expect(row).toHaveFocus())
  })

  it('filtering a list leaves the focus where it is', async () => {
    renderAt('/a/customers', shop)
    await screen.findByRole('link', { name: /Ada 1/ })
    const search = screen.getByRole('searchbox')
    await userEvent.type(search, 'ad')
    await new Promise((done) => setTimeout(done, 300))
    expect(search).toHaveFocus()
  })
})
