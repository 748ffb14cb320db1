import { type FakeRoutes, refuse } from '@cartwright/sdk/testing'
import { http } from 'msw'
import { expect, it } from 'vitest'
import { jug } from '../../testing/examples'
import { renderAt as renderAny, screen, server, userEvent, waitFor, within } from '../../testing/render-at'

const page = { count: 0, offset: 0, limit: 10 }
const answers: FakeRoutes = {
  'GET /admin/product-tags': { product_tags: [], ...page },
  'GET /admin/product-categories': { product_categories: [], ...page },
  'GET /admin/shipping-profiles': { shipping_profiles: [] },
  'POST /admin/products': { product: jug },
}
const renderNew = (changes: FakeRoutes = {}) => renderAny('/a/products/new', { ...answers, ...changes })
const title = () => screen.findByRole('textbox', { name: /^Title/ })
const draft = () => userEvent.click(screen.getByRole('button', { name: 'Save as draft' }))

async function addOption(name: string, values: string) {
  await userEvent.click(await screen.findByRole('button', { name: 'Add option' }))
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Option' }).at(-1) as HTMLElement, name)
  await userEvent.type(screen.getAllByRole('textbox', { name: 'Values' }).at(-1) as HTMLElement, values)
}

it('a new product gets a variant for each combination, changed in the grid before it is there', async () => {
  const { router, sent } = renderNew()
  await userEvent.type(await title(), 'Bowl')
  await addOption('Glaze', 'Ash, Ink{Enter}')
  await userEvent.type(screen.getByRole('textbox', { name: 'Price (EUR)' }), '12')
  expect(screen.getByText('2 variants will be made.')).toBeInTheDocument()
  const grid = within(screen.getByRole('grid', { name: 'Variants' }))
  const [, , ink] = grid.getAllByRole('row')
  if (!ink) throw new Error('the grid has a row for each variant')
  await userEvent.click(within(ink).getAllByRole('gridcell')[1] ?? ink)
  await userEvent.keyboard('BOWL-INK{Tab}15{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/products/prod_jug'))
  expect(sent('POST /admin/products')[0]?.body).toMatchObject({
    title: 'Bowl',
    status: 'published',
    options: [{ title: 'Glaze' }],
    variants: [
      {
        title: 'Ash',
        sku: null,
        options: [{ value: 'Ash' }],
        prices: [{ currency_code: 'eur', amount: 1200 }],
      },
      { title: 'Ink', sku: 'BOWL-INK', prices: [{ currency_code: 'eur', amount: 1500 }] },
    ],
  })
})

it('without options it is one variant with numbers of its own', async () => {
  const { sent } = renderNew()
  await userEvent.type(await title(), 'Été bowl')
  expect(screen.getByRole('textbox', { name: /^Handle/ })).toHaveAttribute('placeholder', 'ete-bowl')
  await userEvent.type(screen.getByRole('textbox', { name: 'SKU' }), 'BOWL')
  await userEvent.type(screen.getByRole('textbox', { name: 'Price (JPY)' }), '1900')
  await draft()
  await waitFor(() => expect(sent('POST /admin/products')).toHaveLength(1))
  expect(sent('POST /admin/products')[0]?.body).toMatchObject({
    status: 'draft',
    variants: [{ title: 'Default', sku: 'BOWL', prices: [{ currency_code: 'jpy', amount: 1900 }] }],
  })
})

it('nothing typed is lost where the shop refuses', async () => {
  renderNew({
    'POST /admin/products': refuse(400, {
      type: 'invalid_data',
      message: 'handle is taken',
      errors: [{ path: 'handle', message: 'handle is taken' }],
    }),
  })
  await userEvent.type(await title(), 'Bowl')
  await userEvent.type(screen.getByRole('textbox', { name: /^Handle/ }), 'bowl')
  await addOption('Glaze', 'Ash,')
  await draft()
  const handle = screen.getByRole('textbox', { name: /^Handle/ })
  await waitFor(() => expect(handle).toHaveAccessibleDescription(/Is taken/))
  expect(handle).toHaveValue('bowl')
  expect(screen.getByRole('button', { name: 'Remove Ash' })).toBeInTheDocument()
})

it('a price that says no amount keeps it from being made', async () => {
  const { sent } = renderNew()
  await userEvent.type(await title(), 'Bowl')
  await userEvent.type(screen.getByRole('textbox', { name: 'Price (EUR)' }), '19.9O')
  await draft()
  await userEvent.keyboard('{Meta>}s{/Meta}')
  expect(screen.getByRole('textbox', { name: 'Price (EUR)' })).toHaveFocus()
  expect(sent('POST /admin/products')).toHaveLength(0)
})

it('a title is needed', async () => {
  const { sent } = renderNew()
  await title()
  await draft()
  expect(await screen.findByText('Title must not be empty')).toBeInTheDocument()
  expect(sent('POST /admin/products')).toHaveLength(0)
})

it('the amounts of a gift card are its variants, at what they are worth', async () => {
  const { sent } = renderNew()
  await userEvent.type(await title(), 'Gift card')
  await userEvent.click(screen.getByRole('switch', { name: 'Gift card' }))
  const add = async (amount: string) => {
    await userEvent.type(screen.getByRole('textbox', { name: 'Amount' }), amount)
    await userEvent.click(screen.getByRole('button', { name: 'Add amount' }))
  }
  await add('50')
  await add('20')
  await draft()
  await waitFor(() => expect(sent('POST /admin/products')).toHaveLength(1))
  expect(sent('POST /admin/products')[0]?.body).toMatchObject({
    is_giftcard: true,
    options: [{ title: 'Amounts' }],
    variants: [
      { title: '€20.00', prices: [{ currency_code: 'eur', amount: 2000 }] },
      { title: '€50.00', prices: [{ currency_code: 'eur', amount: 5000 }] },
    ],
  })
})

it('pictures are stored one after the other, in their order, before the product is there', async () => {
  const { sent } = renderNew()
  let stored = 0
  server.use(
    http.post('http://shop.test/admin/uploads', () => {
      stored += 1
      return Response.json({ uploads: [{ url: `http://shop.test/uploads/${stored}.png`, key: `${stored}` }] })
    }),
  )
  await userEvent.type(await title(), 'Bowl')
  const input = document.querySelector<HTMLInputElement>('.cw-MediaPicker input[type=file]')
  if (!input) throw new Error('pictures are chosen as files')
  const file = (name: string) => new File(['x'], name, { type: 'image/png' })
  await userEvent.upload(input, [file('a.png'), file('b.png')])
  await waitFor(() => expect(stored).toBe(2))
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save as draft' })).toBeEnabled())
  await draft()
  await waitFor(() => expect(sent('POST /admin/products')).toHaveLength(1))
  expect(sent('POST /admin/products')[0]?.body).toMatchObject({
    images: ['http://shop.test/uploads/1.png', 'http://shop.test/uploads/2.png'],
    thumbnail: 'http://shop.test/uploads/1.png',
  })
})

it('more variants than a product can have are not made', async () => {
  const { sent } = renderNew()
  await userEvent.type(await title(), 'Bowl')
  const many = (from: string) => Array.from({ length: 50 }, (_, at) => `${from}${at}`).join(', ')
  for (const name of ['Glaze', 'Size']) {
    await addOption(name, 'x')
    await userEvent.clear(screen.getAllByRole('textbox', { name: 'Values' }).at(-1) as HTMLElement)
    await userEvent.click(screen.getAllByRole('textbox', { name: 'Values' }).at(-1) as HTMLElement)
    await userEvent.paste(many(name))
  }
  expect(await screen.findByText(/make 2500 variants/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Save as draft' })).toBeDisabled()
  expect(sent('POST /admin/products')).toHaveLength(0)
})
