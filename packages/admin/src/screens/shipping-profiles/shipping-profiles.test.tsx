import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { jug } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { parcel, regionAnswers, standardProfile, wholeEurope } from '../regions/examples'

const path = '/a/settings/shipping-profiles'
const answers = {
  ...regionAnswers,
  'GET /admin/shipping-profiles/:id': {
    shipping_profile: { ...standardProfile, products: [jug], shipping_options: [parcel] },
  },
  'POST /admin/shipping-profiles/:id': { shipping_profile: standardProfile },
}

it('profiles are listed, and only those of your own can be deleted', async () => {
  renderAt(path, answers)
  expect(await screen.findByRole('row', { name: /Standard goods/ })).toHaveTextContent('Standard')
  expect(screen.getByRole('row', { name: /Freight/ })).toHaveTextContent('Your own')
  await userEvent.click(screen.getByRole('button', { name: /More.*Freight/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  expect(await screen.findByText('“Freight” deleted')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /Freight/ })).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: /More.*Standard goods/ })).not.toBeInTheDocument()
})

it('a new one is one of your own, and a refusal stands on the field with what was typed', async () => {
  const { sent } = renderAt(path, {
    ...answers,
    'POST /admin/shipping-profiles': refuse(400, {
      type: 'invalid_data',
      message: 'name is too long',
      errors: [{ path: 'name', message: 'name is too long' }],
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New shipping profile' }))
  const name = await screen.findByRole('textbox', { name: /^Name/ })
  await userEvent.type(name, 'Furniture')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect(sent('POST /admin/shipping-profiles')[0]?.body).toEqual({ name: 'Furniture', type: 'custom' }),
  )
  expect(name).toBeInvalid()
  expect(name).toHaveValue('Furniture')
})

it('a profile shows its options and products, and what is moved into it', async () => {
  const { sent } = renderAt(`${path}/${standardProfile.id}`, {
    ...answers,
    'GET /admin/products': {
      products: [jug, { ...jug, id: 'prod_sofa', title: 'Sofa' }],
      count: 2,
      offset: 0,
      limit: 20,
    },
  })
  expect(await screen.findByRole('row', { name: /Tall jug/ })).toBeInTheDocument()
  await waitFor(() => expect(screen.getByRole('row', { name: /Parcel/ })).toHaveTextContent('Europe€5.00'))
  await userEvent.click(screen.getByRole('button', { name: 'Move products here' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Move products here' }))
  expect(await dialog.findByRole('option', { name: /Tall jug/ })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.click(dialog.getByRole('option', { name: /Sofa/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(sent('POST /admin/shipping-profiles/:id')[0]?.body).toEqual({ products: ['prod_sofa'] }),
  )
})

it('options of one name are told apart by their regions', async () => {
  renderAt(`${path}/${standardProfile.id}`, {
    ...answers,
    'GET /admin/shipping-profiles/:id': { shipping_profile: standardProfile },
    'GET /admin/shipping-options': {
      shipping_options: [
        parcel,
        { ...parcel, id: 'so_us', region: { ...wholeEurope, name: 'United States' } },
      ],
      count: 2,
      offset: 0,
      limit: 20,
    },
  })
  await userEvent.click(
    (await screen.findAllByRole('button', { name: 'Move options here' }))[0] as HTMLElement,
  )
  const dialog = within(await screen.findByRole('dialog', { name: 'Move options here' }))
  const options = await dialog.findAllByRole('option', { name: /Parcel/ })
  expect(options.at(-1)).toHaveTextContent('United States')
  // Without a button for more, the list itself takes the keys that scroll it.
  expect(dialog.getByRole('listbox').parentElement).toHaveAttribute('tabindex', '0')
})

it('an empty profile says what that means', async () => {
  renderAt(`${path}/${standardProfile.id}`, {
    ...answers,
    'GET /admin/shipping-profiles/:id': { shipping_profile: standardProfile },
  })
  expect(await screen.findByText('No options: nothing of this profile can be shipped')).toBeInTheDocument()
  expect(screen.getByText('No products in this profile')).toBeInTheDocument()
})
