import type { OAuth } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor } from '../../testing/render-at'

const books: OAuth = {
  id: 'oauth_1',
  display_name: 'Books',
  application_name: 'books',
  install_url: 'https://books.example.com/connect',
  uninstall_url: 'https://books.example.com/leave',
  data: null,
}
const answers = { 'GET /admin/apps': { apps: [books] } }

it('apps lead to where they are connected and taken away', async () => {
  renderAt('/a/oauth', answers)
  expect(await screen.findByRole('link', { name: 'Connect Books' })).toHaveAttribute(
    'href',
    books.install_url,
  )
  expect(screen.getByRole('link', { name: 'Disconnect' })).toHaveAttribute('href', books.uninstall_url)
})

it('without apps it says where they come from', async () => {
  renderAt('/a/oauth', { 'GET /admin/apps': { apps: [] } })
  expect(await screen.findByText('No apps yet')).toBeInTheDocument()
})

it('nothing is connected before somebody agrees to what is asked for', async () => {
  const { sent } = renderAt('/a/oauth/books?code=c1&state=s1&scope=orders:read+products:read', {
    ...answers,
    'POST /admin/apps/authorizations': { apps: books },
  })
  expect(await screen.findByRole('heading', { name: /Connect Books to Kiln & Loom/ })).toBeInTheDocument()
  expect(screen.getByText('orders:read')).toBeInTheDocument()
  expect(screen.getByText('products:read')).toBeInTheDocument()
  expect(sent('POST /admin/apps/authorizations')).toHaveLength(0)
  await userEvent.click(screen.getByRole('button', { name: 'Connect Books' }))
  expect(await screen.findByRole('heading', { name: 'Books is connected' })).toBeInTheDocument()
  expect(sent('POST /admin/apps/authorizations')[0]?.body).toEqual({
    application_name: 'books',
    code: 'c1',
    state: 's1',
  })
})

it('a refusal says why, and leads back to where the app begins', async () => {
  renderAt('/a/oauth/books?code=c1&state=s1', {
    ...answers,
    'POST /admin/apps/authorizations': refuse(400, { type: 'invalid_data', message: 'The state is another' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Connect Books' }))
  expect(await screen.findByText('The state is another')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Try again' })).toHaveAttribute('href', books.install_url)
})

it.each([
  ['?error=access_denied&error_description=You+declined&state=s1', 'Books was not connected', 'You declined'],
  ['?error=access_denied&code=c1&state=s1', 'Books was not connected', 'Nothing was connected.'],
  ['?code=c1', 'This link to Books is incomplete', 'Nothing was connected.'],
])('an answer of %s connects nothing', async (search, title, text) => {
  const { sent } = renderAt(`/a/oauth/books${search}`, answers)
  expect(await screen.findByRole('heading', { name: title })).toBeInTheDocument()
  expect(screen.getByText(text)).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /Connect/ })).not.toBeInTheDocument()
  await waitFor(() => expect(sent('POST /admin/apps/authorizations')).toHaveLength(0))
})

it('an app that the shop does not know is not found', async () => {
  renderAt('/a/oauth/other?code=c1&state=s1', answers)
  expect(await screen.findByRole('heading', { name: 'Page not found' })).toBeInTheDocument()
})
