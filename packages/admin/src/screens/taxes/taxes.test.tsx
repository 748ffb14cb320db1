import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { wholeEurope } from '../regions/examples'
import { rate, taxAnswers, taxPath } from './examples'

it('regions are listed by their taxes', async () => {
  renderAt('/a/settings/taxes', taxAnswers)
  expect(await screen.findByRole('row', { name: /Nordics/ })).toHaveTextContent('25%')
  expect(screen.getByRole('link', { name: 'Europe' })).toHaveAttribute('href', taxPath)
})

it('rates say what they apply to', async () => {
  renderAt(taxPath, taxAnswers)
  const row = await screen.findByRole('row', { name: /Books/ })
  expect(row).toHaveTextContent('7%')
  expect(row).toHaveTextContent('1 product')
})

it('the dialog of the settings names the region they are of', async () => {
  renderAt(taxPath, taxAnswers)
  await userEvent.click(await screen.findByRole('button', { name: 'Edit taxes' }))
  expect(await screen.findByRole('dialog', { name: 'Taxes of Europe' })).toBeInTheDocument()
})

it('without rates of its own a region says that the default counts', async () => {
  renderAt(taxPath, {
    ...taxAnswers,
    'GET /admin/tax-rates': { tax_rates: [], count: 0, offset: 0, limit: 20 },
  })
  expect(await screen.findByText('Everything is taxed by the default rate')).toBeInTheDocument()
})

it('a new rate is sent with what it applies to, and a refusal stands on its field', async () => {
  const { sent } = renderAt(taxPath, {
    ...taxAnswers,
    'POST /admin/tax-rates': refuse(400, {
      type: 'invalid_data',
      message: 'code is taken',
      errors: [{ path: 'code', message: 'code is taken' }],
    }),
  })
  await userEvent.click((await screen.findAllByRole('button', { name: 'New tax rate' }))[0] as HTMLElement)
  const dialog = within(await screen.findByRole('dialog', { name: 'New tax rate' }))
  await userEvent.type(dialog.getByRole('textbox', { name: /^Name/ }), 'Reduced')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Code/ }), 'R')
  await userEvent.type(dialog.getByRole('textbox', { name: /^Rate/ }), '5.5')
  await userEvent.click(dialog.getByRole('button', { name: /Choose.*Products/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Tall jug/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect(sent('POST /admin/tax-rates')[0]?.body).toEqual({
      name: 'Reduced',
      code: 'R',
      rate: 5.5,
      region_id: wholeEurope.id,
      products: ['prod_jug'],
      product_types: [],
      shipping_options: [],
    }),
  )
  expect(dialog.getByRole('textbox', { name: /^Code/ })).toBeInvalid()
  expect(dialog.getByRole('textbox', { name: /^Name/ })).toHaveValue('Reduced')
})

it('of a change of targets only what is new and what is gone is sent', async () => {
  const { sent } = renderAt(`${taxPath}?rate=txr_books`, {
    ...taxAnswers,
    'DELETE /admin/tax-rates/:id/products/batch': { tax_rate: rate },
    'POST /admin/tax-rates/:id/shipping-options/batch': { tax_rate: rate },
  })
  const dialog = within(await screen.findByRole('dialog', { name: 'Books' }))
  await userEvent.click(dialog.getByRole('button', { name: 'Remove Tall jug' }))
  await userEvent.click(dialog.getByRole('button', { name: /Choose.*Shipping options/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Parcel/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Apply' }))
  await userEvent.click(dialog.getByRole('button', { name: /Save changes/ }))
  await waitFor(() =>
    expect(sent('DELETE /admin/tax-rates/:id/products/batch')[0]?.body).toEqual({ products: ['prod_jug'] }),
  )
  await waitFor(() =>
    expect(sent('POST /admin/tax-rates/:id/shipping-options/batch')[0]?.body).toEqual({
      shipping_options: ['so_parcel'],
    }),
  )
  expect(sent('POST /admin/tax-rates/:id')).toHaveLength(0)
})

it('the box computes by the rate of what is chosen', async () => {
  renderAt(taxPath, taxAnswers)
  const box = within(await screen.findByRole('region', { name: 'Try it' }))
  expect(box.getByRole('status')).toHaveTextContent('Default rate 20%€4.00')
  await userEvent.click(box.getByRole('button', { name: /Of what/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'A product' }))
  await userEvent.click(await box.findByRole('button', { name: /Choose.*A product/ }))
  await userEvent.click(await screen.findByRole('option', { name: /Tall jug/ }))
  await waitFor(() => expect(box.getByRole('status')).toHaveTextContent('Books 7%€1.40'))
  expect(box.getByRole('status')).toHaveTextContent('With tax€21.40')
})

it('a deleted rate can be brought back', async () => {
  const { sent } = renderAt(taxPath, taxAnswers)
  await userEvent.click(await screen.findByRole('button', { name: /More.*Books/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Books/ })).not.toBeInTheDocument())
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /Books/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/tax-rates/:id')).toHaveLength(0)
})
