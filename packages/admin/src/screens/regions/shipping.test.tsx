import { expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { parcel, regionAnswers, wholeEurope } from './examples'
import { boundsOf, boundsProblem, requirementsOf } from './requirements'

const path = `/a/settings/regions/${wholeEurope.id}`
const shipping_option = parcel

it('an option says what shoppers pay, and for which orders', async () => {
  renderAt(path, regionAnswers)
  const row = await screen.findByRole('row', { name: /Parcel/ })
  expect(row).toHaveTextContent('€6.00')
  expect(row).toHaveTextContent('with €1.00 tax')
  expect(row).toHaveTextContent('from €20.00')
  expect(screen.getByText(/No return options yet/)).toBeInTheDocument()
})

it('a new option takes the service of the provider, and shows what shoppers will pay', async () => {
  const { sent } = renderAt(path, { ...regionAnswers, 'POST /admin/shipping-options': { shipping_option } })
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'New return option' }))[0] as HTMLElement,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'New return option' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Send back')
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  expect(await dialog.findByText('Amount must not be empty')).toBeInTheDocument()
  await userEvent.type(dialog.getByRole('textbox', { name: /^Amount/ }), '10')
  expect(dialog.getByText('Shoppers pay €12.00, of which €2.00 is tax.')).toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect(sent('POST /admin/shipping-options')[0]?.body).toEqual({
      name: 'Send back',
      region_id: wholeEurope.id,
      provider_id: 'manual',
      profile_id: null,
      data: { id: 'manual-fulfillment-return', is_return: true },
      price_type: 'flat_rate',
      amount: 1000,
      requirements: [],
      admin_only: false,
      is_return: true,
    }),
  )
})

it('a change sends what changed and all bounds, and bounds that leave no order are refused', async () => {
  const { sent } = renderAt(`${path}?option=so_parcel`, {
    ...regionAnswers,
    'POST /admin/shipping-options/:id': { shipping_option },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Parcel' }))
  const below = dialog.getByRole('textbox', { name: /^For orders below/ })
  await userEvent.type(below, '10')
  await userEvent.click(dialog.getByRole('button', { name: /Save changes/ }))
  expect(await dialog.findByText('Must be above the amount beside it')).toBeInTheDocument()
  expect(sent('POST /admin/shipping-options/:id')).toHaveLength(0)
  await userEvent.clear(below)
  await userEvent.type(below, '100')
  await userEvent.click(dialog.getByRole('button', { name: /Save changes/ }))
  await waitFor(() =>
    expect(sent('POST /admin/shipping-options/:id')[0]?.body).toEqual({
      requirements: [
        { id: 'sor_min', type: 'min_subtotal', amount: 2000 },
        { type: 'max_subtotal', amount: 10_000 },
      ],
    }),
  )
})

it('an option tells its service, and what programs keep on it is changed with it', async () => {
  const { sent } = renderAt(`${path}?option=so_parcel`, {
    ...regionAnswers,
    'GET /admin/shipping-options': ({ query }) => {
      const found = query.get('is_return') === 'true' ? [] : [{ ...parcel, metadata: { erp: 'P1' } }]
      return { shipping_options: found, count: found.length, offset: 0, limit: 10 }
    },
    'POST /admin/shipping-options/:id': { shipping_option },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Parcel' }))
  expect(dialog.getByRole('textbox', { name: /^Delivered by/ })).toHaveValue(
    'Manual delivery · Packed by hand',
  )
  const value = dialog.getByDisplayValue('P1')
  await userEvent.clear(value)
  await userEvent.type(value, 'P2')
  await userEvent.click(dialog.getByRole('button', { name: /Save changes/ }))
  await waitFor(() =>
    expect(sent('POST /admin/shipping-options/:id')[0]?.body).toEqual({
      requirements: [{ id: 'sor_min', type: 'min_subtotal', amount: 2000 }],
      metadata: { erp: 'P2' },
    }),
  )
})

it('an option that the carrier calculates is sent without an amount', async () => {
  const { sent } = renderAt(`${path}?option=so_parcel`, {
    ...regionAnswers,
    'POST /admin/shipping-options/:id': { shipping_option },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Parcel' }))
  await userEvent.click(dialog.getByRole('radio', { name: /Calculated/ }))
  expect(dialog.queryByRole('textbox', { name: /^Amount/ })).not.toBeInTheDocument()
  await userEvent.click(dialog.getByRole('button', { name: /Save changes/ }))
  await waitFor(() =>
    expect(sent('POST /admin/shipping-options/:id')[0]?.body).toMatchObject({
      price_type: 'calculated',
      amount: null,
    }),
  )
})

it('a deleted option can be brought back', async () => {
  const { sent } = renderAt(path, regionAnswers)
  await userEvent.click(await screen.findByRole('button', { name: /More.*Parcel/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Parcel/ })).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /Parcel/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/shipping-options/:id')).toHaveLength(0)
})

it('bounds keep their ids, an emptied one is left out, and equal ones leave no order', () => {
  expect(requirementsOf({ min_subtotal: null, max_subtotal: 900 }, parcel)).toEqual([
    { type: 'max_subtotal', amount: 900 },
  ])
  expect(boundsOf(parcel)).toEqual({ min_subtotal: 2000, max_subtotal: null })
  expect(boundsProblem({ min_subtotal: 5, max_subtotal: 5 })).toBe('order')
  expect(boundsProblem({ min_subtotal: 0, max_subtotal: 1 })).toBeUndefined()
})

it('an option says how long it takes, which stays apart from what programs keep on it', async () => {
  const { sent } = renderAt(`${path}?option=so_parcel`, {
    ...regionAnswers,
    'GET /admin/shipping-options': ({ query }) => {
      const metadata = { erp: 'P1', delivery_days_min: 3, delivery_days_max: 5 }
      const found = query.get('is_return') === 'true' ? [] : [{ ...parcel, metadata }]
      return { shipping_options: found, count: found.length, offset: 0, limit: 10 }
    },
    'POST /admin/shipping-options/:id': { shipping_option },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Parcel' }))
  const most = await dialog.findByRole('textbox', { name: /^Delivery to/ })
  expect(dialog.getByRole('textbox', { name: /^Delivery from/ })).toHaveValue('3')
  expect(most).toHaveValue('5')
  expect(dialog.queryByDisplayValue('delivery_days_min')).not.toBeInTheDocument()
  await userEvent.clear(most)
  await userEvent.type(most, '2')
  await userEvent.click(dialog.getByRole('button', { name: /Save changes/ }))
  expect(await dialog.findByText('Must not be below the number beside it')).toBeInTheDocument()
  expect(sent('POST /admin/shipping-options/:id')).toHaveLength(0)
  await userEvent.clear(most)
  await userEvent.type(most, '4')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Packing/ }), '1')
  await userEvent.click(dialog.getByRole('button', { name: /Save changes/ }))
  await waitFor(() =>
    expect(sent('POST /admin/shipping-options/:id')[0]?.body).toEqual({
      requirements: [{ id: 'sor_min', type: 'min_subtotal', amount: 2000 }],
      metadata: { delivery_days_max: 4, handling_days: 1 },
    }),
  )
})

it('an option is called something in other languages, without being saved for it', async () => {
  const translation = {
    id: 'tran_fr',
    entity: 'shipping_option' as const,
    entity_id: parcel.id,
    language: 'fr',
    values: { name: 'Colis' },
    created_at: parcel.created_at,
    updated_at: parcel.updated_at,
  }
  const { sent } = renderAt(`${path}?option=so_parcel`, {
    ...regionAnswers,
    'POST /admin/shipping-options/:id/translations/:language': { translation },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Parcel' }))
  await userEvent.click(await dialog.findByRole('button', { name: 'Add language' }))
  const words = within(await screen.findByRole('dialog', { name: 'Add language' }))
  await userEvent.click(words.getByRole('button', { name: /Language/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Français' }))
  await userEvent.type(words.getByRole('textbox', { name: 'Name' }), 'Colis')
  await userEvent.click(words.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/shipping-options/:id/translations/:language')[0]).toMatchObject({
      params: { id: parcel.id, language: 'fr' },
      body: { name: 'Colis' },
    }),
  )
  expect(sent('POST /admin/shipping-options/:id')).toHaveLength(0)
})
