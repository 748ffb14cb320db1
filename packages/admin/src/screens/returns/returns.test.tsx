import { expect, it } from 'vitest'
import { order } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { asked, returnAnswers } from './examples'

const page = { count: 2, offset: 0, limit: 20 }

it('returns are listed with their orders, also those of exchanges', async () => {
  renderAt('/a/returns', returnAnswers)
  const row = await screen.findByRole('row', { name: /#1042/ })
  expect(within(row).getByRole('link', { name: '#1042' })).toHaveAttribute('href', '/a/orders/order_1042')
  expect(row).toHaveTextContent('€24.50')
  expect(row).toHaveTextContent('Requested')
  const swap = screen.getByRole('row', { name: /#7/ })
  expect(within(swap).getByRole('link', { name: '#7' })).toHaveAttribute('href', '/a/orders/order_7')
  expect(swap).toHaveTextContent('Exchange')
})

it('one that is here is received from its row, one that was is not', async () => {
  const captured = {
    ...order,
    payments: order.payments?.map((one) => ({ ...one, captured_at: one.created_at })),
  }
  const { sent } = renderAt('/a/returns', {
    ...returnAnswers,
    'GET /admin/orders/:id': { order: captured },
    'POST /admin/returns/:id/receive': { return: asked },
  })
  const row = await screen.findByRole('row', { name: /#1042/ })
  expect(within(screen.getByRole('row', { name: /#7/ })).queryByRole('button')).not.toBeInTheDocument()
  await userEvent.click(within(row).getByRole('button'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Receive' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Receive return of order #1042' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Receive and refund €24.50' }))
  await waitFor(() =>
    expect(sent('POST /admin/returns/:id/receive')[0]).toMatchObject({
      params: { id: 'ret_1' },
      body: { items: [{ item_id: 'item_jug', quantity: 2 }], refund: 2450 },
    }),
  )
})

it('a view shows those that are on their way', async () => {
  const { sent } = renderAt('/a/returns', { 'GET /admin/returns': { returns: [asked], ...page } })
  await userEvent.click(await screen.findByRole('tab', { name: 'Requested' }))
  await waitFor(() => expect(sent('GET /admin/returns').at(-1)?.query.toString()).toContain('requested'))
})

it('none yet says what appears here', async () => {
  renderAt('/a/returns')
  expect(await screen.findByText('No returns yet')).toBeInTheDocument()
})
