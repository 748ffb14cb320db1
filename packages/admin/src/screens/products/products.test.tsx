import { refuse } from '@cartwright/sdk/testing'
import i18n from 'i18next'
import { describe, expect, it, onTestFinished } from 'vitest'
import { jug } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'
import { matrixOf } from './variant-matrix'

it('products are listed with status and stock', async () => {
  renderAt('/a/products')
  const row = await screen.findByRole('row', { name: /Tall jug/ })
  expect(row).toHaveTextContent('Published')
  expect(row).toHaveTextContent('14 in 2 variants')
})

it('only what was changed is sent', async () => {
  const { sent } = renderAt('/a/products/prod_jug', { 'POST /admin/products/:id': { product: jug } })
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  await userEvent.clear(title)
  await userEvent.type(title, 'Taller jug')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('POST /admin/products/:id')[0]?.body).toEqual({ title: 'Taller jug' }))
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save' })).not.toBeInTheDocument())
})

it('what the shop refuses stands on its field', async () => {
  renderAt('/a/products/prod_jug', {
    'POST /admin/products/:id': refuse(400, {
      type: 'invalid_data',
      message: 'handle must be lower case',
      errors: [{ path: 'handle', message: 'handle must be lower case' }],
    }),
  })
  const handle = await screen.findByRole('textbox', { name: /^Handle/ })
  await userEvent.type(handle, 'X')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(handle).toBeInvalid())
  expect(handle).toHaveAccessibleDescription(/Must be lower case/)
})

it('a title cannot be left empty', async () => {
  const { sent } = renderAt('/a/products/prod_jug')
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  await userEvent.clear(title)
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Title must not be empty')).toBeInTheDocument()
  expect(sent('POST /admin/products/:id')).toHaveLength(0)
})

it('leaving with unsaved changes asks first', async () => {
  const { router } = renderAt('/a/products/prod_jug')
  await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), '!')
  void router.navigate('/a/orders')
  const dialog = within(await screen.findByRole('alertdialog'))
  expect(router.state.location.pathname).toBe('/a/products/prod_jug')
  await userEvent.click(dialog.getByRole('button', { name: 'Discard changes' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/orders'))
})

it('a deletion can be undone, and is not sent until then', async () => {
  const { router, sent } = renderAt('/a/products/prod_jug')
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete product' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/products'))
  expect(await screen.findByText('“Tall jug” deleted')).toBeInTheDocument()
  expect(screen.queryByRole('link', { name: /Tall jug/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: /Tall jug/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/products/:id')).toHaveLength(0)
})

it('tags are told apart by the comma of any keyboard, and known ones are kept', async () => {
  const { sent } = renderAt('/a/products/prod_jug', { 'POST /admin/products/:id': { product: jug } })
  const tags = await screen.findByRole('textbox', { name: 'Tags' })
  await userEvent.clear(tags)
  await userEvent.type(tags, 'ceramics，陶器、فخار، gift')
  await userEvent.tab()
  expect(tags).toHaveValue('ceramics, 陶器, فخار, gift')
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/products/:id')[0]?.body).toMatchObject({
      tags: [{ id: 'ptag_1', value: 'ceramics' }, { value: '陶器' }, { value: 'فخار' }, { value: 'gift' }],
    }),
  )
})

it.each([
  ['en', 'g', 'mm'],
  ['ru', 'г', 'мм'],
  ['ar', 'غرام', 'مم'],
  ['ta', 'கி.', 'மி.மீ.'],
])('in %s weight stands in %s and height in %s', async (language, gram, millimetre) => {
  await i18n.changeLanguage(language)
  onTestFinished(async () => void (await i18n.changeLanguage('en')))
  renderAt('/a/products/prod_jug')
  const unitAfter = (input: HTMLElement) => input.closest('.cw-InputGroup')?.textContent
  expect(unitAfter(await screen.findByRole('textbox', { name: 'Weight' }))).toBe(gram)
  expect(unitAfter(screen.getByRole('textbox', { name: 'Height' }))).toBe(millimetre)
})

it('prices are set in a grid, and the ones left alone stay', async () => {
  const { sent } = renderAt('/a/products/prod_jug', {
    'POST /admin/products/:id/variants/:variant_id': { product: jug },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Edit prices' }))
  const cell = await screen.findByRole('textbox', { name: 'Price of Ash in EUR' })
  await userEvent.clear(cell)
  await userEvent.type(cell, '79.90')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(sent('POST /admin/products/:id/variants/:variant_id')).toHaveLength(1))
  const [change] = sent('POST /admin/products/:id/variants/:variant_id')
  expect(change?.params).toMatchObject({ variant_id: 'variant_ash' })
  expect(change?.body).toEqual({
    prices: [
      { id: 'ma_variant_ash', currency_code: 'eur', amount: 7990 },
      { id: 'ma_variant_ash_usd', currency_code: 'usd', amount: 9240 },
    ],
  })
})

it('a cell of the price grid that holds no amount keeps the grid from being saved', async () => {
  const { sent } = renderAt('/a/products/prod_jug')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit prices' }))
  const cell = await screen.findByRole('textbox', { name: 'Price of Ash in EUR' })
  await userEvent.clear(cell)
  await userEvent.type(cell, '45.5O')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await userEvent.keyboard('{Meta>}s{/Meta}')
  expect(cell).toHaveFocus()
  expect(cell).toBeInvalid()
  expect(sent('POST /admin/products/:id/variants/:variant_id')).toHaveLength(0)
})

it('arrow keys and Enter move between the lines of the price grid and change nothing', async () => {
  renderAt('/a/products/prod_jug')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit prices' }))
  const [ash, ink] = ['Price of Ash in EUR', 'Price of Ink in EUR'] as const
  const cell = async (name: string) => screen.findByRole<HTMLInputElement>('textbox', { name })
  const before = (await cell(ash)).value
  await userEvent.click(await cell(ash))
  await userEvent.keyboard('{ArrowDown}')
  expect(await cell(ink)).toHaveFocus()
  await userEvent.keyboard('{ArrowUp}')
  expect(await cell(ash)).toHaveFocus()
  await userEvent.keyboard('{Enter}')
  expect(await cell(ink)).toHaveFocus()
  await userEvent.keyboard('{Shift>}{Enter}{/Shift}{PageUp}')
  expect(await cell(ash)).toHaveFocus()
  expect(await cell(ash)).toHaveValue(before)
})

it('a new product is not made with a price that says no amount', async () => {
  const { sent } = renderAt('/a/products/new', { 'POST /admin/products': { product: jug } })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Bowl')
  await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '19.9O')
  await userEvent.click(screen.getByRole('button', { name: 'Create product' }))
  await userEvent.keyboard('{Enter}{Meta>}s{/Meta}')
  expect(screen.getByRole('textbox', { name: 'Price' })).toHaveFocus()
  expect(sent('POST /admin/products')).toHaveLength(0)
})

it('a new product gets a variant for each combination', async () => {
  const { router, sent } = renderAt('/a/products/new', { 'POST /admin/products': { product: jug } })
  await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Bowl')
  await userEvent.click(screen.getByRole('button', { name: 'Add option' }))
  await userEvent.type(screen.getByRole('textbox', { name: 'Option' }), 'Glaze')
  await userEvent.type(screen.getByRole('textbox', { name: 'Values' }), 'Ash, Ink')
  await userEvent.type(screen.getByRole('textbox', { name: 'Price' }), '12')
  expect(screen.getByText('2 variants will be made.')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Create product' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/products/prod_jug'))
  expect(sent('POST /admin/products')[0]?.body).toMatchObject({
    title: 'Bowl',
    status: 'draft',
    options: [{ title: 'Glaze' }],
    variants: [
      { title: 'Ash', options: [{ value: 'Ash' }], prices: [{ currency_code: 'eur', amount: 1200 }] },
      { title: 'Ink' },
    ],
  })
})

describe('the matrix of variants', () => {
  const option = (title: string, values: string) => ({ id: title, title, values })
  it.each([
    ['nothing', [], [[]]],
    ['an option without values', [option('Size', ' , ')], [[]]],
    ['one option', [option('Size', 'S, M,M')], [['S'], ['M']]],
    ['values between commas of full width', [option('尺码', '小，中；大')], [['小'], ['中'], ['大']]],
    [
      'two options',
      [option('Size', 'S,M'), option('Colour', 'Red,Blue')],
      [
        ['S', 'Red'],
        ['S', 'Blue'],
        ['M', 'Red'],
        ['M', 'Blue'],
      ],
    ],
  ])('of %s', (_, options, variants) => expect(matrixOf(options).variants).toEqual(variants))
})
