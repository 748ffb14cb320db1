import { refuse } from '@cartwright/sdk/testing'
import { afterEach, expect, it } from 'vitest'
import { staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { ash, bare, ink, movements, stockAnswers, warehouse } from './examples'

afterEach(() => localStorage.clear())

const at = (path: string, changes = {}) => renderAt(path, { ...stockAnswers, ...changes })
const page = (count: number) => ({ count, offset: 0, limit: 20 })
const adjust = 'POST /admin/inventory-items/:id/location-levels/:location_id/adjust'
const done = { inventory_item: ash, movement: movements[0] ?? null }

it('items are listed with what can be sold, what is reserved and what comes', async () => {
  at('/a/inventory')
  const row = await screen.findByRole('row', { name: /Ash/ })
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toEqual(expect.arrayContaining(['JUG-ASH', '15', '8', '5', '23']))
  expect(within(screen.getByRole('row', { name: /Ink/ })).getByText('-2')).toHaveClass('ad-Alarm')
  expect(screen.getByRole('row', { name: /Bare/ })).toHaveTextContent('At no location')
})

it('the view of what is oversold asks for less than nothing, that of a location for it', async () => {
  const { sent, router } = at('/a/inventory?location_id=sloc_warehouse')
  await userEvent.click(await screen.findByRole('tab', { name: /Oversold/ }))
  await waitFor(() => expect(router.state.location.search).toContain('available_quantity=negative'))
  await waitFor(() =>
    expect(sent('GET /admin/inventory-items').at(-1)?.query.get('available_quantity[lt]')).toBe('0'),
  )
  expect(sent('GET /admin/inventory-items')[0]?.query.toString()).toContain('sloc_warehouse')
})

it('ticked items change alike by one call, and what is refused keeps what was typed', async () => {
  let isRefused = true
  const { sent } = at('/a/inventory', {
    'POST /admin/inventory-items/adjust': () =>
      isRefused
        ? refuse(400, {
            type: 'invalid_data',
            message: 'adjustments.1.by takes away more than the 2 that lie there',
          })
        : { count: 2, movements },
  })
  await userEvent.click(await screen.findByRole('checkbox', { name: /Ash/ }))
  await userEvent.click(screen.getByRole('checkbox', { name: /Ink/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Adjust stock' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Quantity/ }), '3')
  await userEvent.click(dialog.getByRole('button', { name: 'Change stock (2)' }))
  expect(await dialog.findByText(/takes away more/)).toBeInTheDocument()
  isRefused = false
  expect(dialog.getByRole('textbox', { name: /Quantity/ })).toHaveValue('3')
  await userEvent.click(dialog.getByRole('button', { name: 'Change stock (2)' }))
  expect(await screen.findByText('Stock of items changed: 2')).toBeInTheDocument()
  expect(sent('POST /admin/inventory-items/adjust').at(-1)?.body).toEqual({
    adjustments: [
      { inventory_item_id: ash.id, location_id: warehouse.id, by: 3 },
      { inventory_item_id: ink.id, location_id: warehouse.id, by: 3 },
    ],
    reason: 'received',
    note: null,
  })
})

it('nothing counted yet says how it comes to be', async () => {
  at('/a/inventory', { 'GET /admin/inventory-items': { inventory_items: [], ...page(0) } })
  expect(await screen.findByText('Nothing is counted yet')).toBeInTheDocument()
})

it('without the right to it the screen says so', async () => {
  at('/a/inventory', {
    'GET /admin/auth': { user: { ...staff, role: 'member', permissions: [] } },
  })
  expect(await screen.findByRole('heading', { level: 1 })).not.toHaveTextContent('Inventory')
})

it('an item that is deleted leaves at once, and comes back when that is undone', async () => {
  const { sent } = at('/a/inventory')
  const row = await screen.findByRole('row', { name: /Ash/ })
  await userEvent.click(within(row).getByRole('button'))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(screen.queryByRole('row', { name: /Ash/ })).not.toBeInTheDocument()
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /Ash/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/inventory-items/:id')).toHaveLength(0)
})

it('stock at a location is changed in place, with a reason', async () => {
  const { sent } = at('/a/inventory/items/iitem_ash', { [adjust]: done })
  await userEvent.click(await screen.findByRole('button', { name: '20, Adjust stock: Warehouse' }))
  const form = within(await screen.findByRole('dialog', { name: 'Adjust stock: Warehouse' }))
  await userEvent.click(form.getByRole('button', { name: /Change/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Take away' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Quantity' }), '21{Enter}')
  expect(await form.findByText('Only 20 there')).toBeInTheDocument()
  await userEvent.clear(form.getByRole('textbox', { name: 'Quantity' }))
  await userEvent.type(form.getByRole('textbox', { name: 'Quantity' }), '2')
  await userEvent.type(form.getByRole('textbox', { name: 'Note' }), 'Cracked')
  await userEvent.click(form.getByRole('button', { name: 'Set to 18' }))
  await waitFor(() =>
    expect(sent(adjust)[0]).toMatchObject({
      params: { id: ash.id, location_id: warehouse.id },
      body: { by: -2, reason: 'damaged', note: 'Cracked' },
    }),
  )
})

it('the ledger says when, how much, why, for which order and by whom', async () => {
  at('/a/inventory/items/iitem_ash')
  const ledger = within(await screen.findByRole('table', { name: 'Movements' }))
  const sold = await ledger.findByRole('row', { name: /Sold/ })
  const received = ledger.getByRole('row', { name: /Received/ })
  expect(sold).toHaveTextContent('-2')
  expect(sold).toHaveTextContent('Sold · #1042')
  expect(within(sold).getByRole('link')).toHaveAttribute('href', '/a/orders/order_1042')
  expect(sold).toHaveTextContent('The shop')
  expect(received).toHaveTextContent('+22')
  expect(received).toHaveTextContent('Delivery of November')
  await waitFor(() => expect(received).toHaveTextContent('Grace Hopper'))
})

it('a transfer leaves one location and reaches the other by one call, and never more than there is', async () => {
  const { sent } = at('/a/inventory/items/iitem_ash', {
    'POST /admin/inventory-items/adjust': { count: 2, movements },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Transfer' }))
  const dialog = within(await screen.findByRole('dialog'))
  const quantity = dialog.getByRole('textbox', { name: 'Quantity' })
  await userEvent.type(quantity, '21')
  await userEvent.tab()
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer 21' }))
  expect(await dialog.findByText('Only 20 there')).toBeInTheDocument()
  await userEvent.clear(quantity)
  await userEvent.type(quantity, '4')
  await userEvent.tab()
  await userEvent.click(dialog.getByRole('button', { name: 'Transfer 4' }))
  await waitFor(() =>
    expect(sent('POST /admin/inventory-items/adjust')[0]?.body).toMatchObject({
      adjustments: [
        { inventory_item_id: ash.id, location_id: 'sloc_warehouse', by: -4 },
        { inventory_item_id: ash.id, location_id: 'sloc_atelier', by: 4 },
      ],
      reason: 'transferred',
    }),
  )
})

it('a location is offered for removal only while nothing is reserved there', async () => {
  at('/a/inventory/items/iitem_ash')
  const table = within(await screen.findByRole('table', { name: 'Stock by location' }))
  const open = async (name: RegExp) =>
    userEvent.click(
      within(await table.findByRole('row', { name }))
        .getAllByRole('button')
        .at(-1) as HTMLElement,
    )
  await open(/Atelier/)
  expect(await screen.findByRole('menuitem', { name: 'Remove from location' })).toBeInTheDocument()
  await userEvent.keyboard('{Escape}')
  await open(/Warehouse/)
  expect(await screen.findByRole('menuitem', { name: 'Set incoming' })).toBeInTheDocument()
  expect(screen.queryByRole('menuitem', { name: 'Remove from location' })).not.toBeInTheDocument()
})

it('an item at no location can be given one', async () => {
  const { sent } = at('/a/inventory/items/iitem_bare', {
    'GET /admin/inventory-items/:id': { inventory_item: bare },
    'GET /admin/inventory-items': { inventory_items: [bare], ...page(1) },
    'POST /admin/inventory-items/:id/location-levels': { inventory_item: bare },
  })
  const [add] = await screen.findAllByRole('button', { name: 'Add location' })
  await userEvent.click(add as HTMLElement)
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.clear(dialog.getByRole('textbox', { name: /On hand/ }))
  await userEvent.type(dialog.getByRole('textbox', { name: /On hand/ }), '7')
  await userEvent.click(dialog.getByRole('button', { name: 'Add location' }))
  await waitFor(() =>
    expect(sent('POST /admin/inventory-items/:id/location-levels')[0]?.body).toEqual({
      location_id: 'sloc_warehouse',
      stocked_quantity: 7,
      incoming_quantity: 0,
    }),
  )
})

it('what the shop refuses of an item stands on its field', async () => {
  at('/a/inventory/items/iitem_ash', {
    'POST /admin/inventory-items/:id': refuse(400, {
      type: 'invalid_data',
      message: 'sku is taken',
      errors: [{ path: 'sku', message: 'sku is taken' }],
    }),
  })
  const sku = await screen.findByRole('textbox', { name: 'SKU' })
  await userEvent.type(sku, 'X')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sku).toBeInvalid())
  expect(sku).toHaveValue('JUG-ASHX')
})

it('something new is counted, for a variant or by itself', async () => {
  const { sent } = at('/a/inventory', { 'POST /admin/inventory-items': { inventory_item: ash } })
  await userEvent.click(await screen.findByRole('button', { name: 'New item' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'New item' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(sent('POST /admin/inventory-items')).toHaveLength(0)
  await userEvent.type(dialog.getByRole('textbox', { name: /^Item/ }), 'Gift box')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Item added')).toBeInTheDocument()
  expect(sent('POST /admin/inventory-items')[0]?.body).toEqual({ title: 'Gift box' })
})
