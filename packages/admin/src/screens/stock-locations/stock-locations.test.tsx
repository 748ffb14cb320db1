import { expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { channelAnswers, warehouse } from '../sales-channels/examples'

const at = (path: string, changes = {}) => renderAt(path, { ...channelAnswers, ...changes })

it.each(['/a/inventory/locations', '/a/settings/stock-locations'])(
  '%s lists place and channels',
  async (path) => {
    at(path)
    const row = await screen.findByRole('row', { name: /Berlin/ })
    expect(row).toHaveTextContent('Berlin, Germany')
    expect(row).toHaveTextContent('Web shop')
  },
)

it('a new one may do without an address', async () => {
  const { sent } = at('/a/inventory/locations', {
    'POST /admin/stock-locations': { stock_location: warehouse },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New location' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Attic')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() => expect(sent('POST /admin/stock-locations')[0]?.body).toEqual({ name: 'Attic' }))
})

it('half an address is not sent, and says what is missing', async () => {
  const { sent } = at('/a/inventory/locations', {
    'POST /admin/stock-locations': { stock_location: warehouse },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New location' }))
  const dialog = within(await screen.findByRole('dialog'))
  await userEvent.type(dialog.getByRole('textbox', { name: /Name/ }), 'Attic')
  await userEvent.click(dialog.getByRole('button', { name: 'Add address' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Address/ }), 'Hill Road 1')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(dialog.getByRole('combobox', { name: /Country/ })).toBeInvalid()
  expect(sent('POST /admin/stock-locations')).toHaveLength(0)
  expect(dialog.getByRole('textbox', { name: /^Address/ })).toHaveValue('Hill Road 1')
  await userEvent.selectOptions(dialog.getByRole('combobox', { name: /Country/ }), 'de')
  await userEvent.type(dialog.getByRole('textbox', { name: /City/ }), 'Bonn')
  await userEvent.type(dialog.getByRole('textbox', { name: /Postal code/ }), '53111')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect(sent('POST /admin/stock-locations')[0]?.body).toMatchObject({
      name: 'Attic',
      address: { address_1: 'Hill Road 1', city: 'Bonn', postal_code: '53111', country_code: 'de' },
    }),
  )
})

it('an address is sent without what the form does not ask for', async () => {
  const { sent } = at('/a/inventory/locations?open=sloc_berlin', {
    'POST /admin/stock-locations/:id': { stock_location: warehouse },
  })
  const dialog = within(await screen.findByRole('dialog'))
  const street = dialog.getByRole('textbox', { name: /^Address/ })
  await userEvent.clear(street)
  await userEvent.type(street, 'Ringstraße 2')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/stock-locations/:id')[0]?.body).toEqual({
      address: {
        address_1: 'Ringstraße 2',
        address_2: null,
        city: 'Berlin',
        company: null,
        country_code: 'de',
        phone: null,
        postal_code: '10117',
        province: null,
      },
    }),
  )
})

it('its channels are chosen: what joins is connected, what leaves disconnected', async () => {
  const { sent } = at('/a/inventory/locations', {
    'POST /admin/sales-channels/:id/stock-locations': ({ params }: { params: { id: string } }) => ({
      sales_channel: { ...warehouse.sales_channels?.[0], id: params.id },
    }),
    'DELETE /admin/sales-channels/:id/stock-locations': {
      id: 'sc_web',
      object: 'stock-location',
      deleted: true,
    },
  })
  const row = await screen.findByRole('row', { name: /Berlin/ })
  await userEvent.click(within(row).getByRole('button', { name: /^More actions/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Choose sales channels' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Sales channels of Berlin' }))
  await userEvent.click(await dialog.findByRole('option', { name: /Marketplace/ }))
  await userEvent.click(dialog.getByRole('option', { name: /Web shop/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  await waitFor(() => expect(sent('POST /admin/sales-channels/:id/stock-locations')).toHaveLength(1))
  expect(sent('POST /admin/sales-channels/:id/stock-locations')[0]).toMatchObject({
    params: { id: 'sc_market' },
    body: { location_id: 'sloc_berlin' },
  })
  expect(sent('DELETE /admin/sales-channels/:id/stock-locations')[0]).toMatchObject({
    params: { id: 'sc_web' },
  })
})

it('deleting says that the stock goes too, before it does', async () => {
  const { sent } = at('/a/inventory/locations', {
    'DELETE /admin/stock-locations/:id': { id: 'sloc_berlin', object: 'stock_location', deleted: true },
  })
  const row = await screen.findByRole('row', { name: /Berlin/ })
  await userEvent.click(within(row).getByRole('button', { name: /^More actions/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  const dialog = within(await screen.findByRole('alertdialog', { name: 'Delete “Berlin”?' }))
  expect(dialog.getByText(/stock figures and reservations/)).toBeInTheDocument()
  expect(sent('DELETE /admin/stock-locations/:id')).toHaveLength(0)
  await userEvent.click(dialog.getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(sent('DELETE /admin/stock-locations/:id')).toHaveLength(1))
})
