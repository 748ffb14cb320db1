import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { store } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { channelAnswers, market } from './examples'

const at = (path: string, changes = {}) => renderAt(path, { ...channelAnswers, ...changes })

it('channels are listed, the default one marked and kept', async () => {
  at('/a/sales-channels')
  const web = await screen.findByRole('row', { name: /Web shop/ })
  expect(web).toHaveTextContent('Default')
  expect(web).toHaveTextContent('Storefront')
  const market = screen.getByRole('row', { name: /Marketplace/ })
  expect(market).not.toHaveTextContent('Default')
  expect(within(market).getByRole('button', { name: /^More actions/ })).toBeInTheDocument()
  await waitFor(() =>
    expect(within(web).queryByRole('button', { name: /^More actions/ })).not.toBeInTheDocument(),
  )
})

it('without any, it says what a channel is and how to make one', async () => {
  at('/a/sales-channels', {
    'GET /admin/sales-channels': { sales_channels: [], count: 0, offset: 0, limit: 20 },
  })
  expect(await screen.findByText('No sales channels yet')).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'New sales channel' })).not.toHaveLength(0)
})

it('a new one is made in a dialog, which keeps what was typed when it is refused', async () => {
  const { sent } = at('/a/sales-channels', {
    'POST /admin/sales-channels': refuse(400, {
      type: 'invalid_data',
      message: 'name is taken',
      errors: [{ path: 'name', message: 'name is taken' }],
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New sales channel' }))
  const dialog = within(await screen.findByRole('dialog'))
  const name = dialog.getByRole('textbox', { name: /Name/ })
  await userEvent.type(name, 'Counter')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(name).toHaveAccessibleDescription(/Is taken/))
  expect(name).toHaveValue('Counter')
  expect(sent('POST /admin/sales-channels')[0]?.body).toEqual({ name: 'Counter' })
})

it('its words are read, and changed in their place', async () => {
  const { sent } = at('/a/sales-channels/sc_market', {
    'POST /admin/sales-channels/:id': { sales_channel: market },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit' }))
  const name = screen.getByRole('textbox', { name: /Name/ })
  expect(name).toHaveFocus()
  await userEvent.type(name, ' east')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/sales-channels/:id')[0]?.body).toEqual({ name: 'Marketplace east' }),
  )
  const edit = await screen.findByRole('button', { name: 'Edit' })
  expect(edit).toHaveFocus()
})

it('one press disables it', async () => {
  const { sent } = at('/a/sales-channels/sc_market', {
    'POST /admin/sales-channels/:id': { sales_channel: { ...market, is_disabled: true } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Disable' }))
  expect(await screen.findByText('“Marketplace” disabled')).toBeInTheDocument()
  expect(sent('POST /admin/sales-channels/:id')[0]?.body).toEqual({ is_disabled: true })
})

it('products are found and put in, and taken out together', async () => {
  const { sent, requests } = at('/a/sales-channels/sc_market', {
    'POST /admin/sales-channels/:id/products/batch': { sales_channel: market },
    'DELETE /admin/sales-channels/:id/products/batch': { sales_channel: market },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Add products' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.click(await dialog.findByRole('option', { name: /Tall jug/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(sent('POST /admin/sales-channels/:id/products/batch')[0]?.body).toEqual({
      product_ids: [{ id: 'prod_jug' }],
    }),
  )
  const asked = requests.find(({ call, query }) => call === 'GET /admin/products' && query.size > 3)
  expect(asked?.query.toString()).toContain('sc_market')
  const products = within(screen.getByRole('region', { name: 'Products' }))
  await userEvent.click(products.getByRole('checkbox', { name: /Tall jug/ }))
  await userEvent.click(products.getByRole('button', { name: /Take out 1/ }))
  await waitFor(() =>
    expect(sent('DELETE /admin/sales-channels/:id/products/batch')[0]?.body).toEqual({
      product_ids: [{ id: 'prod_jug' }],
    }),
  )
})

it('locations are disconnected one by one, as the shop takes them', async () => {
  const { sent } = at('/a/sales-channels/sc_market', {
    'DELETE /admin/sales-channels/:id/stock-locations': {
      id: 'sc_market',
      object: 'stock-location',
      deleted: true,
    },
  })
  const locations = within(await screen.findByRole('region', { name: 'Locations' }))
  await userEvent.click(await locations.findByRole('checkbox', { name: /Berlin/ }))
  await userEvent.click(locations.getByRole('button', { name: /Take out 1/ }))
  await waitFor(() =>
    expect(sent('DELETE /admin/sales-channels/:id/stock-locations')[0]?.body).toEqual({
      location_id: 'sloc_berlin',
    }),
  )
})

it('the keys that ask for it lead to their pages', async () => {
  at('/a/sales-channels/sc_web')
  const keys = within(await screen.findByRole('region', { name: 'Publishable keys' }))
  expect(await keys.findByRole('link', { name: 'Storefront' })).toHaveAttribute(
    'href',
    expect.stringContaining('/a/publishable-api-keys/pk_'),
  )
})

it('the default channel cannot be deleted, another one behind "Undo"', async () => {
  const { router, sent } = at('/a/sales-channels/sc_web')
  await screen.findByRole('heading', { name: 'Web shop' })
  await screen.findByText('Default')
  expect(screen.queryByRole('button', { name: 'More' })).not.toBeInTheDocument()
  void router.navigate('/a/sales-channels/sc_market')
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('“Marketplace” deleted')).toBeInTheDocument()
  await waitFor(() => expect(screen.queryByRole('row', { name: /Marketplace/ })).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /Marketplace/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/sales-channels/:id')).toHaveLength(0)
})

it('another channel becomes the default one, and a closed one cannot', async () => {
  const { sent } = at('/a/sales-channels/sc_market', { 'POST /admin/store': { store } })
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Make default' }))
  expect(await screen.findByText('Default channel changed')).toBeInTheDocument()
  expect(sent('POST /admin/store')[0]?.body).toEqual({ default_sales_channel_id: 'sc_market' })
})

it('a closed channel cannot become the default one', async () => {
  at('/a/sales-channels/sc_market', {
    'GET /admin/sales-channels/:id': { sales_channel: { ...market, is_disabled: true } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  expect(await screen.findByRole('menuitem', { name: 'Make default' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
})
