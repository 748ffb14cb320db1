import { expect, it } from 'vitest'
import { many, order } from '../../testing/examples'
import { renderAt, screen, userEvent } from '../../testing/render-at'

it('buttons lead to the orders before and after this one, in the order of the list', async () => {
  const orders = many(2, (at) => ({ ...order, id: `order_${at}`, display_id: 100 + at }))
  const { router } = renderAt('/a/orders', {
    'GET /admin/orders': { orders, count: 2, offset: 0, limit: 20 },
    'GET /admin/orders/:id': ({ params }) => ({ order: orders.find(({ id }) => id === params.id) ?? order }),
  })
  await userEvent.click(await screen.findByRole('link', { name: '#100' }))
  expect(await screen.findByRole('button', { name: 'Previous record' })).toBeDisabled()
  await userEvent.click(screen.getByRole('button', { name: 'Next record' }))
  expect(await screen.findByRole('heading', { level: 1, name: '#101' })).toBeInTheDocument()
  expect(router.state.location.pathname).toBe('/a/orders/order_1')
})
