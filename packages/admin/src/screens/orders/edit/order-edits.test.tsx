import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { order } from '../../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../../testing/render-at'
import { asked, begun, changed, declined, editsAnswer, inkJug } from './examples'

const page = '/a/orders/order_1042/edit'
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it('an order that is only looked at gets no edit; the first change begins one', async () => {
  const { sent } = renderAt(page, {
    'POST /admin/order-edits': { order_edit: begun },
    'POST /admin/order-edits/:id/items/:item_id': { order_edit: { ...begun, difference_due: 0 } },
  })
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Tall jug' })
  expect(sent('POST /admin/order-edits')).toHaveLength(0)
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '3{Enter}')
  await waitFor(() => expect(sent('POST /admin/order-edits/:id/items/:item_id')).toHaveLength(1))
  expect(sent('POST /admin/order-edits')[0]?.body).toEqual({ order_id: 'order_1042' })
  expect(sent('POST /admin/order-edits/:id/items/:item_id')[0]).toMatchObject({
    params: { id: 'oe_1', item_id: 'item_jug_copy' },
    body: { quantity: 3 },
  })
})

it('an edit that is under way is taken up again: what it changes, and who gets the difference', async () => {
  const { sent } = renderAt(page, {
    ...editsAnswer(changed),
    'DELETE /admin/order-edits/:id/changes/:change_id': {
      id: 'oic_gone',
      object: 'item_change',
      deleted: true,
    },
    'GET /admin/order-edits/:id': { order_edit: begun },
  })
  expect(await screen.findByText('The customer gets €48.00 back')).toBeInTheDocument()
  expect(screen.getByText('New')).toBeInTheDocument()
  expect(screen.getByText('Removed')).toBeInTheDocument()
  expect(await within(screen.getByRole('main')).findByText('Grace Hopper')).toBeInTheDocument()
  const total = screen.getByRole('row', { name: /^Total/ })
  expect(total).toHaveTextContent('€367.20')
  expect(total).toHaveTextContent('€319.20')
  await press('Undo the change of Paper lamp')
  await waitFor(() =>
    expect(sent('DELETE /admin/order-edits/:id/changes/:change_id')[0]?.params).toEqual({
      id: 'oe_1',
      change_id: 'oic_gone',
    }),
  )
})

it('variants are added by searching, with their price of the region', async () => {
  const { sent } = renderAt(page, {
    ...editsAnswer(begun),
    'GET /admin/variants': { variants: [inkJug], count: 1, offset: 0, limit: 20 },
    'POST /admin/order-edits/:id/items': { order_edit: asked },
  })
  await press('Add items')
  const dialog = within(await screen.findByRole('dialog', { name: 'Add items' }))
  const option = await dialog.findByRole('option', { name: /Tall jug · Ink/ })
  expect(option).toHaveTextContent('€89.00')
  await userEvent.click(option)
  await userEvent.click(dialog.getByRole('button', { name: 'Add items' }))
  await waitFor(() =>
    expect(sent('POST /admin/order-edits/:id/items')[0]?.body).toEqual({
      variant_id: 'variant_ink',
      quantity: 1,
    }),
  )
  expect(sent('GET /admin/variants')[0]?.query.get('region_id')).toBe('reg_europe')
})

it('what the shop refuses is said on the line it is about', async () => {
  renderAt(page, {
    ...editsAnswer(begun),
    'POST /admin/order-edits/:id/items/:item_id': () =>
      refuse(400, { type: 'not_allowed', message: 'quantity: 2 of this line were packed already' }),
  })
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Tall jug' })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '1{Enter}')
  await waitFor(() => expect(quantity).toHaveAccessibleDescription(/2 of this line were packed already/))
})

it('somebody else had begun one: it is shown with the reason', async () => {
  let isBegun = false
  renderAt(page, {
    'GET /admin/order-edits': () => ({
      order_edits: isBegun ? [changed] : [],
      count: 0,
      offset: 0,
      limit: 50,
    }),
    'POST /admin/order-edits': () => {
      isBegun = true
      return refuse(400, { type: 'invalid_data', message: 'The order has an edit under way' })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove Tall jug' }))
  expect(await screen.findByText('The order has an edit under way')).toBeInTheDocument()
  expect(await screen.findByText('The customer gets €48.00 back')).toBeInTheDocument()
})

it('staff confirm an edit that costs more: the customer is asked for the money first', async () => {
  const { sent, router } = renderAt(page, {
    ...editsAnswer({ ...asked, status: 'created', payment_collection: null }),
    'POST /admin/order-edits/:id/request': { order_edit: asked },
    'POST /admin/order-edits/:id/confirm': { order_edit: { ...asked, status: 'confirmed' } },
  })
  await press('Confirm now')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change order #1042 now?' }))
  expect(dialog.getByText('The customer pays €106.80')).toBeInTheDocument()
  await userEvent.type(dialog.getByRole('textbox', { name: /What the customer pays for/ }), 'A jug more')
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm now' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/orders/order_1042'))
  expect(sent('POST /admin/order-edits/:id/request')[0]?.body).toEqual({
    payment_collection_description: 'A jug more',
  })
  expect(sent('POST /admin/order-edits/:id/confirm')).toHaveLength(1)
})

it('when stock is lacking the dialog stays and says so', async () => {
  renderAt(page, {
    ...editsAnswer(changed),
    'POST /admin/order-edits/:id/confirm': () =>
      refuse(409, { type: 'not_allowed', message: 'Only 0 of Tall jug are left' }),
  })
  await press('Confirm now')
  const dialog = within(await screen.findByRole('dialog', { name: 'Change order #1042 now?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Confirm now' }))
  expect(await dialog.findByText('Only 0 of Tall jug are left')).toBeInTheDocument()
})

it('the order shows what the customer is asked, with the links to send', async () => {
  renderAt('/a/orders/order_1042', editsAnswer(asked, declined))
  const card = within(
    (await screen.findAllByRole('region', { name: 'Changes of the order' }))[0] as HTMLElement,
  )
  expect(await card.findByText('The customer pays €106.80')).toBeInTheDocument()
  expect(card.getByText(`${location.origin}/order-edits/oe_1`)).toBeInTheDocument()
  expect(card.getByText(`${location.origin}/pay/paycol_1`)).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'Continue editing' })).toHaveAttribute('href', page)
  expect(card.queryByText('Reason: One is enough')).not.toBeInTheDocument()
  await userEvent.click(card.getByRole('button', { name: 'Earlier changes: 1' }))
  expect(card.getByText('Reason: One is enough')).toBeInTheDocument()
})

it('what nobody was asked about is given up without a trace, what was requested is withdrawn', async () => {
  const { sent } = renderAt('/a/orders/order_1042', {
    ...editsAnswer(asked),
    'POST /admin/order-edits/:id/cancel': { order_edit: { ...asked, status: 'canceled' } },
  })
  await press('Discard change')
  const dialog = within(await screen.findByRole('dialog', { name: 'Discard the change of order #1042?' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Discard change' }))
  expect(await screen.findByText('Change discarded')).toBeInTheDocument()
  expect(sent('POST /admin/order-edits/:id/cancel')[0]?.params).toEqual({ id: 'oe_1' })
  expect(sent('DELETE /admin/order-edits/:id')).toHaveLength(0)
})

it('an order that was canceled cannot be changed', async () => {
  renderAt(page, { 'GET /admin/orders/:id': { order: { ...order, status: 'canceled' } } })
  expect(await screen.findByText('Order canceled')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Add items' })).toBeDisabled()
  expect(screen.getByRole('textbox', { name: 'Quantity of Tall jug' })).toBeDisabled()
})

it('an edit that is under way ends with its order, and says so at once', async () => {
  let edit = changed
  renderAt('/a/orders/order_1042', {
    'GET /admin/order-edits': () => editsAnswer(edit)['GET /admin/order-edits'],
    'POST /admin/orders/:id/cancel': () => {
      edit = { ...changed, status: 'canceled', canceled_at: order.created_at }
      return { order }
    },
  } as never)
  expect(await screen.findByRole('button', { name: 'Discard change' })).toBeInTheDocument()
  await press('More actions')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancel order' }))
  const question = within(await screen.findByRole('alertdialog'))
  await userEvent.click(question.getByRole('button', { name: 'Cancel order' }))
  expect(await screen.findByRole('button', { name: 'Earlier changes: 1' })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Discard change' })).not.toBeInTheDocument()
})
