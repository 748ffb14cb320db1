import { cleanup, render } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { RouterProvider } from '../router/RouterProvider'
import { createMemoryRouter } from '../router/router'
import { renderAt, screen, userEvent } from '../testing/render-at'
import { RouteError } from './RouteError'

describe('what a router answers with', () => {
  it.each([
    [404, 'Page not found'],
    [405, 'Not allowed this way'],
    [403, 'You do not have access to this'],
    [400, 'Bad request'],
    [500, 'This screen broke'],
  ])('%i is said as "%s"', async (status, words) => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    const router = createMemoryRouter([
      {
        path: '/',
        errorElement: <RouteError />,
        lazy: async () => {
          throw new Response('', { status })
        },
      },
    ])
    render(<RouterProvider router={router} />)
    expect(await screen.findByText(words)).toBeInTheDocument()
    cleanup()
  })
})

it('J reaches the rows of a list from anywhere, E opens one, and brackets go to its neighbours', async () => {
  const { many, order } = await import('../testing/examples')
  const orders = many(3, (at) => ({ ...order, id: `order_${at}`, display_id: 100 + at }))
  const { router } = renderAt('/a/orders', {
    'GET /admin/orders': { orders, count: 3, offset: 0, limit: 20 },
    'GET /admin/orders/:id': ({ params }: { params: Record<string, string> }) => ({
      order: orders.find(({ id }) => id === params.id) ?? order,
    }),
  } as never)
  const [first = { id: '', display_id: 0 }, second = first] = orders
  await screen.findByRole('link', { name: `#${first.display_id}` })
  await userEvent.keyboard('j')
  expect(screen.getByRole('row', { name: new RegExp(`#${first.display_id}`) })).toHaveFocus()
  await userEvent.keyboard('je')
  expect(await screen.findByRole('heading', { level: 1, name: `#${second.display_id}` })).toBeInTheDocument()
  await userEvent.keyboard('[BracketLeft]')
  await screen.findByRole('heading', { level: 1, name: `#${first.display_id}` })
  await userEvent.keyboard('[BracketRight]')
  await screen.findByRole('heading', { level: 1, name: `#${second.display_id}` })
  expect(router.state.location.pathname).toBe(`/a/orders/${second.id}`)
})
