import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { order } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { draft, draftAnswers, paidDraft } from './examples'

const at = (path: string, changes: object = {}) => renderAt(path, { ...draftAnswers, ...changes })
const page = '/a/draft-orders/dorder_1'
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }))

it('lists drafts with what became of them, and asks the shop for what the filters say', async () => {
  const { sent } = at('/a/draft-orders?status=completed', {
    'GET /admin/draft-orders': {
      draft_orders: [draft, { ...paidDraft, id: 'dorder_2', display_id: '8' }],
      count: 2,
      offset: 0,
      limit: 20,
    },
  })
  const open = await screen.findByRole('row', { name: /#7/ })
  expect(open).toHaveTextContent('Ada Lovelace')
  expect(open).toHaveTextContent('€193.00')
  expect(open).toHaveTextContent('Draft')
  const paid = screen.getByRole('row', { name: /#8/ })
  expect(within(paid).getByRole('link', { name: '#1042' })).toHaveAttribute('href', '/a/orders/order_1042')
  expect(sent('GET /admin/draft-orders')[0]?.query.toString()).toContain('completed')
})

/** Opens the wizard and says where it is sold: the next step is that of the items. */
async function chooseRegion() {
  await screen.findByRole('dialog', { name: 'New draft' })
  await press(/Choose.*Region/)
  await userEvent.click(await screen.findByRole('option', { name: /Europe/ }))
  await press('Next')
  await screen.findByRole('heading', { name: 'Items' })
}

it('nothing that is missing gets past its step of a new one', async () => {
  at('/a/draft-orders/new')
  await screen.findByRole('dialog', { name: 'New draft' })
  await press('Next')
  expect(await screen.findByText('Choose a region')).toBeInTheDocument()
  await chooseRegion()
  await press('Next')
  expect(await screen.findByText('Add at least one item')).toBeInTheDocument()
  await press('Add a custom line')
  await press('Next')
  expect(await screen.findByText('Title must not be empty')).toBeInTheDocument()
  expect(screen.getByText('Enter an amount')).toBeInTheDocument()
})

it('a new one is made in steps', async () => {
  const { sent, router } = at('/a/draft-orders/new', { 'POST /admin/draft-orders': { draft_order: draft } })
  await chooseRegion()
  await press('Add items')
  const choice = within(await screen.findByRole('dialog', { name: 'Add items' }))
  const found = await choice.findByRole('option', { name: /Tall jug · Ash/ })
  expect(found).toHaveTextContent('€84.00')
  await userEvent.click(found)
  await userEvent.click(choice.getByRole('button', { name: 'Add items' }))
  await press('Add a custom line')
  await userEvent.type(screen.getByRole('textbox', { name: /^Title/ }), 'Bow')
  await userEvent.type(screen.getByRole('textbox', { name: /^Price/ }), '15')
  await press('Next')
  await userEvent.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'g@example.com')
  await userEvent.click(screen.getByRole('switch', { name: 'Send to an address' }))
  await press('Next')
  await userEvent.click(await screen.findByRole('button', { name: /Shipping method/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Parcel/ }))
  const price = screen.getByRole('textbox', { name: /^Price/ })
  await userEvent.clear(price)
  await userEvent.type(price, '4.50')
  await press('Next')
  await screen.findByRole('textbox', { name: /Code/ })
  await press('Next')
  expect(await screen.findByText('€103.50')).toBeInTheDocument()
  expect(sent('POST /admin/draft-orders')).toHaveLength(0)
  await press('Create draft')
  await waitFor(() => expect(router.state.location.pathname).toBe(page))
  expect(sent('POST /admin/draft-orders')[0]?.body).toEqual({
    region_id: 'reg_europe',
    email: 'g@example.com',
    items: [
      { variant_id: 'variant_ash', quantity: 1 },
      { title: 'Bow', unit_price: 1500, quantity: 1 },
    ],
    shipping_methods: [{ option_id: 'so_parcel', price: 450 }],
    no_notification_order: false,
  })
})

it('is marked as paid once the amount was confirmed, and leads to the order', async () => {
  const { sent, router } = at(page, { 'POST /admin/draft-orders/:id/pay': { order } })
  expect(await screen.findByText('Waits for a payment of €237.40.')).toBeInTheDocument()
  await press('Mark as paid')
  const sure = within(await screen.findByRole('alertdialog', { name: 'Mark €237.40 as paid?' }))
  expect(sent('POST /admin/draft-orders/:id/pay')).toHaveLength(0)
  await userEvent.click(sure.getByRole('button', { name: 'Mark €237.40 as paid' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/orders/order_1042'))
  expect(sent('POST /admin/draft-orders/:id/pay')[0]?.params).toEqual({ id: 'dorder_1' })
})

it('lines change in their place, and shipping is chosen again as it was', async () => {
  const { sent } = at(page, {
    'POST /admin/draft-orders/:id/line-items/:line_id': { draft_order: draft },
    'POST /admin/draft-orders/:id/shipping-methods': { draft_order: draft },
  })
  const quantity = await screen.findByRole('textbox', { name: 'Quantity of Mending' })
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '3{Enter}')
  await waitFor(() => expect(sent('POST /admin/draft-orders/:id/shipping-methods')).toHaveLength(1))
  expect(sent('POST /admin/draft-orders/:id/line-items/:line_id')[0]).toMatchObject({
    params: { line_id: 'item_mend' },
    body: { quantity: 3 },
  })
  expect(sent('POST /admin/draft-orders/:id/shipping-methods')[0]?.body).toEqual({ option_id: 'so_parcel' })
})

it('a code that the shop does not know is refused on its field, and what was typed stays', async () => {
  const { sent } = at(page, {
    'POST /admin/draft-orders/:id': () =>
      refuse(404, { type: 'not_found', message: 'There is no discount NOPE' }),
  })
  await press('Add a code')
  const field = await screen.findByRole('textbox', { name: /Code/ })
  await userEvent.type(field, 'NOPE')
  await userEvent.click(within(screen.getByRole('dialog')).getByRole('button', { name: 'Add a code' }))
  expect(await screen.findByText('There is no discount NOPE')).toBeInTheDocument()
  expect(field).toHaveValue('NOPE')
  expect(sent('POST /admin/draft-orders/:id')[0]?.body).toEqual({ discounts: [{ code: 'NOPE' }] })
})

it('has a link to pay at by the template of the shop, else of the storefront beside', async () => {
  at(page)
  expect(await screen.findByText(`${location.origin}/pay/cart_draft`)).toBeInTheDocument()
  expect(await screen.findByRole('img', { name: 'Payment link' })).toBeInTheDocument()
})

it('is deleted behind an undo', async () => {
  const { sent, router } = at(page)
  await press('More')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/draft-orders'))
  await press('Undo')
  expect(await screen.findByRole('link', { name: /#7/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/draft-orders/:id')).toHaveLength(0)
})

it('one that was paid leads to its order, and cannot be changed', async () => {
  at(page, { 'GET /admin/draft-orders/:id': { draft_order: paidDraft } })
  expect(await screen.findByRole('link', { name: 'Order #1042' })).toHaveAttribute(
    'href',
    '/a/orders/order_1042',
  )
  expect(screen.queryByRole('button', { name: 'Mark as paid' })).not.toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Add items' })).not.toBeInTheDocument()
  expect(screen.queryByRole('textbox', { name: 'Quantity of Mending' })).not.toBeInTheDocument()
})
