import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { nordics, parcel, regionAnswers, wholeEurope } from './examples'

const europePath = `/a/settings/regions/${wholeEurope.id}`
const press = (name: string | RegExp) =>
  screen.findByRole('button', { name }).then((button) => userEvent.click(button))

it('regions are listed with their countries, and what one lacks is said', async () => {
  renderAt('/a/settings/regions', {
    ...regionAnswers,
    'GET /admin/regions': {
      regions: [wholeEurope, { ...nordics, payment_providers: [], fulfillment_providers: [] }],
      count: 2,
      offset: 0,
      limit: 20,
    },
  })
  const europe = await screen.findByRole('row', { name: /Europe/ })
  expect(europe).toHaveTextContent('Germany, France')
  expect(europe).toHaveTextContent('20%')
  expect(europe).not.toHaveTextContent('Incomplete')
  expect(screen.getByRole('row', { name: /Nordics/ })).toHaveTextContent('Incomplete')
})

it('without regions the list says what they are for', async () => {
  renderAt('/a/settings/regions', { 'GET /admin/regions': { regions: [], count: 0, offset: 0, limit: 20 } })
  expect(await screen.findByText('No regions yet')).toBeInTheDocument()
})

it('a region is deleted once its name is typed', async () => {
  const { sent, router } = renderAt(europePath, {
    ...regionAnswers,
    'DELETE /admin/regions/:id': { id: wholeEurope.id, object: 'region', deleted: true },
  })
  await screen.findByRole('heading', { level: 1, name: 'Europe' })
  await press('More')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete region' }))
  const dialog = within(await screen.findByRole('alertdialog'))
  const act = dialog.getByRole('button', { name: 'Delete region' })
  expect(act).toBeDisabled()
  await userEvent.type(dialog.getByRole('textbox'), 'Europe')
  await userEvent.click(act)
  await waitFor(() => expect(sent('DELETE /admin/regions/:id')).toHaveLength(1))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/settings/regions'))
})

it('a country is added by a call of its own, those of other regions cannot be taken, and it can be undone', async () => {
  const { sent } = renderAt(europePath, {
    ...regionAnswers,
    'POST /admin/regions/:id/countries': { region: wholeEurope },
    'POST /admin/regions/:id': { region: wholeEurope },
  })
  await press(/Choose.*Countries/)
  const dialog = within(await screen.findByRole('dialog', { name: 'Choose countries' }))
  await userEvent.type(dialog.getByRole('searchbox'), 'swed')
  const sweden = await dialog.findByRole('option', { name: /Sweden/ })
  await waitFor(() => expect(sweden).toHaveAttribute('aria-disabled', 'true'))
  expect(sweden).toHaveTextContent('In the region Nordics')
  await userEvent.clear(dialog.getByRole('searchbox'))
  await userEvent.type(dialog.getByRole('searchbox'), 'ITAL')
  await userEvent.click(await dialog.findByRole('option', { name: /Italy/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(sent('POST /admin/regions/:id/countries')[0]?.body).toEqual({ country_code: 'it' }),
  )
  expect(await screen.findByText('The region has 3 countries now')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  await waitFor(() => expect(sent('POST /admin/regions/:id')[0]?.body).toEqual({ countries: ['de', 'fr'] }))
})

it('a country is taken out', async () => {
  const { sent } = renderAt(europePath, {
    ...regionAnswers,
    'DELETE /admin/regions/:id/countries/:country_code': { region: wholeEurope },
  })
  await press('Remove Germany')
  await waitFor(() =>
    expect(sent('DELETE /admin/regions/:id/countries/:country_code')[0]?.params.country_code).toBe('de'),
  )
})

it('providers are switched on and off by their own calls', async () => {
  const { sent } = renderAt(europePath, {
    ...regionAnswers,
    'POST /admin/regions/:id/payment-providers': { region: wholeEurope },
    'DELETE /admin/regions/:id/fulfillment-providers/:provider_id': { region: wholeEurope },
  })
  await userEvent.click(await screen.findByRole('switch', { name: 'Stripe' }))
  await waitFor(() =>
    expect(sent('POST /admin/regions/:id/payment-providers')[0]?.body).toEqual({ provider_id: 'stripe' }),
  )
  await userEvent.click(screen.getByRole('switch', { name: 'Manual delivery' }))
  await waitFor(() =>
    expect(sent('DELETE /admin/regions/:id/fulfillment-providers/:provider_id')).toHaveLength(1),
  )
})

it('what the shop refuses of a region stands on its field, and what was typed stays', async () => {
  const { sent } = renderAt(europePath, {
    ...regionAnswers,
    'POST /admin/regions/:id': refuse(400, {
      type: 'invalid_data',
      message: 'name is taken',
      errors: [{ path: 'name', message: 'name is taken' }],
    }),
  })
  await press('Edit name and currency')
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, ' and more')
  await press('Save')
  await waitFor(() => expect(name).toBeInvalid())
  expect(name).toHaveValue('Europe and more')
  expect(sent('POST /admin/regions/:id')[0]?.body).toEqual({ name: 'Europe and more' })
})

it('taxes are changed alone, and the own rates come back with null', async () => {
  const { sent } = renderAt(europePath, {
    ...regionAnswers,
    'GET /admin/regions/:id': { region: { ...wholeEurope, tax_provider_id: 'avalara' } },
    'POST /admin/regions/:id': { region: wholeEurope },
  })
  await press('Edit taxes')
  await userEvent.click(await screen.findByRole('switch', { name: /Gift cards are taxed/ }))
  await press(/Worked out by/)
  await userEvent.click(await screen.findByRole('option', { name: 'Your own rates' }))
  await press('Save')
  await waitFor(() =>
    expect(sent('POST /admin/regions/:id')[0]?.body).toEqual({
      gift_cards_taxable: true,
      tax_provider_id: null,
    }),
  )
})

it('metadata are changed by what changed, and a removed key is sent empty', async () => {
  const { sent } = renderAt(europePath, {
    ...regionAnswers,
    'GET /admin/regions/:id': { region: { ...wholeEurope, metadata: { erp: 'EU-1', old: 'x' } } },
    'POST /admin/regions/:id': { region: wholeEurope },
  })
  expect(await screen.findByText('EU-1')).toBeInTheDocument()
  const card = within(screen.getByRole('region', { name: 'Metadata' }))
  await userEvent.click(card.getByRole('button', { name: 'Edit' }))
  await userEvent.click((await card.findAllByRole('button', { name: /Remove/ }))[1] as HTMLElement)
  await userEvent.click(card.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('POST /admin/regions/:id')[0]?.body).toEqual({ metadata: { old: '' } }))
})

it('a region is made in steps, without taxed gift cards, with its first shipping option', async () => {
  const made = { ...wholeEurope, id: 'reg_new', gift_cards_taxable: true }
  let isRefused = true
  const { sent, router } = renderAt('/a/settings/regions', {
    ...regionAnswers,
    'POST /admin/regions': { region: made },
    'POST /admin/regions/:id': { region: made },
    'POST /admin/shipping-options': () =>
      isRefused ? refuse(400, { type: 'invalid_data', message: 'Not today' }) : { shipping_option: parcel },
  })
  await press('New region')
  const wizard = within(await screen.findByRole('dialog', { name: 'New region' }))
  const next = () => userEvent.click(wizard.getByRole('button', { name: 'Next' }))
  await next()
  expect(await wizard.findByText('Name must not be empty')).toBeInTheDocument()
  await userEvent.type(wizard.getByRole('textbox', { name: /^Name/ }), 'Iberia')
  await userEvent.type(wizard.getByRole('textbox', { name: /^Tax/ }), '21')
  await userEvent.tab()
  await next()
  expect(await wizard.findByRole('heading', { name: 'Countries' })).toBeInTheDocument()
  await next()
  await userEvent.click(await wizard.findByRole('checkbox', { name: 'Manual payment' }))
  expect(wizard.getByRole('checkbox', { name: 'Manual delivery' })).toBeChecked()
  await next()
  await userEvent.type(await wizard.findByRole('textbox', { name: 'Name' }), 'Post')
  await next()
  expect(await wizard.findByText('Amount must not be empty')).toBeInTheDocument()
  await userEvent.type(wizard.getByRole('textbox', { name: /Amount/ }), '4.50')
  await next()
  expect(await wizard.findByText(/Post · €4.50/)).toBeInTheDocument()
  await userEvent.click(wizard.getByRole('button', { name: 'Create region' }))
  expect(await wizard.findByText(/Not today/)).toBeInTheDocument()
  expect(sent('POST /admin/regions')[0]?.body).toEqual({
    name: 'Iberia',
    currency_code: 'eur',
    tax_rate: 21,
    countries: [],
    payment_providers: ['manual'],
    fulfillment_providers: ['manual'],
  })
  expect(sent('POST /admin/regions/:id')[0]?.body).toMatchObject({ gift_cards_taxable: false })
  expect(sent('POST /admin/shipping-options')[0]?.body).toMatchObject({
    region_id: 'reg_new',
    amount: 450,
    data: { id: 'manual-fulfillment' },
  })
  // Pressing again goes on with the region that is there, and its page comes next.
  isRefused = false
  await userEvent.click(wizard.getByRole('button', { name: 'Create region' }))
  await waitFor(() => expect(sent('POST /admin/shipping-options')).toHaveLength(2))
  expect(sent('POST /admin/regions')).toHaveLength(1)
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/settings/regions/reg_new'))
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument())
})

it('a list that fails says so', async () => {
  renderAt('/a/settings/regions', {
    ...regionAnswers,
    'GET /admin/regions': refuse(400, { type: 'invalid_data', message: 'The shop is being moved' }),
  })
  expect(await screen.findByText('The regions could not be loaded')).toBeInTheDocument()
})
