import { type FakeRoutes, refuse } from '@cartwright/sdk/testing'
import i18n from 'i18next'
import { expect, it, onTestFinished } from 'vitest'
import { jug } from '../../testing/examples'
import { renderAt as renderAny, screen, userEvent, waitFor, within } from '../../testing/render-at'

const kept = { created_at: '2026-11-18T09:24:00.000Z', updated_at: '2026-11-18T09:24:00.000Z' }
const none = { count: 0, offset: 0, limit: 10 }
const label = (id: string, value: string) => ({ ...kept, id, value, deleted_at: null, metadata: null })
const profile = (id: string, name: string, type: 'default' | 'custom') => ({
  ...label(id, name),
  name,
  type,
})
const answers: FakeRoutes = {
  'GET /admin/product-tags': { product_tags: [label('ptag_2', 'gift')], ...none, count: 1 },
  'GET /admin/product-types': { product_types: [label('ptyp_1', 'Tableware')], ...none, count: 1 },
  'GET /admin/product-categories': { product_categories: [], ...none },
  'GET /admin/shipping-profiles': {
    shipping_profiles: [profile('sp_1', 'Parcels', 'default'), profile('sp_2', 'Fragile', 'custom')],
  },
  'GET /admin/products/:id/translations': { translations: [] },
  'POST /admin/products/:id': { product: jug },
  'POST /admin/products/batch': { ids: [], count: 2 },
  'GET /admin/products/stock': {
    stock: [
      {
        product_id: jug.id,
        variant_count: 2,
        counted_count: 2,
        sold_out_count: 1,
        stocked: 20,
        reserved: 6,
        incoming: 0,
        available: 14,
      },
    ],
  },
}
const renderAt = (path: string, changes: FakeRoutes = {}) => renderAny(path, { ...answers, ...changes })

it('products are listed with status and stock', async () => {
  renderAt('/a/products')
  const row = await screen.findByRole('row', { name: /Tall jug/ })
  expect(row).toHaveTextContent('Published')
  await waitFor(() => expect(row).toHaveTextContent('14 in 2 variants'))
})

it('only what was changed is sent', async () => {
  const { sent } = renderAt('/a/products/prod_jug')
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
  await screen.findByRole('heading', { name: /^Products/ })
  expect(screen.queryByRole('link', { name: /Tall jug/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: /Tall jug/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/products/:id')).toHaveLength(0)
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

it('tags are told apart by the comma of any keyboard, and known ones are kept', async () => {
  const { sent } = renderAt('/a/products/prod_jug')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Tags' }), '陶器、')
  await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'فخار،')
  await userEvent.type(screen.getByRole('combobox', { name: 'Tags' }), 'left')
  await userEvent.tab()
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/products/:id')[0]?.body).toEqual({
      tags: [{ id: 'ptag_1', value: 'ceramics' }, { value: '陶器' }, { value: 'فخار' }, { value: 'left' }],
    }),
  )
})

it('a tag is taken out by its button', async () => {
  const { sent } = renderAt('/a/products/prod_jug')
  await userEvent.click(await screen.findByRole('button', { name: 'Remove ceramics' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('POST /admin/products/:id')[0]?.body).toEqual({ tags: [] }))
})

it('a type that no product has is made by typing it', async () => {
  const { sent } = renderAt('/a/products/prod_jug')
  await userEvent.type(await screen.findByRole('combobox', { name: 'Type' }), 'Vase')
  await userEvent.click(await screen.findByRole('option', { name: /Vase/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('POST /admin/products/:id')[0]?.body).toEqual({ type: { value: 'Vase' } }))
})

it('metadata that was taken out is named, as the shop merges', async () => {
  const { sent } = renderAt('/a/products/prod_jug', {
    'GET /admin/products/:id': { product: { ...jug, metadata: { series: 'first', kiln: 2 } } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Remove series' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('POST /admin/products/:id')[0]?.body).toEqual({ metadata: { series: '' } }))
})

it('the strip says what a product lacks, and its button leads there', async () => {
  const [ash, ink] = jug.variants
  if (!ash || !ink) throw new Error('the jug has variants')
  renderAt('/a/products/prod_jug', {
    'GET /admin/products/:id': {
      product: { ...jug, status: 'draft', variants: [ash, { ...ink, prices: [] }] },
    },
  })
  const strip = await screen.findByRole('region', { name: 'Next step' })
  await waitFor(() => expect(strip).toHaveTextContent('Draft · no price in EUR for 1 variant'))
  await userEvent.click(within(strip).getByRole('button', { name: 'Set prices' }))
  expect(await screen.findByRole('grid', { name: 'Prices' })).toBeInTheDocument()
})

it('what is on sale and lacks nothing has no strip', async () => {
  renderAt('/a/products/prod_jug')
  await screen.findByRole('textbox', { name: /^Title/ })
  expect(screen.queryByRole('region', { name: 'Next step' })).not.toBeInTheDocument()
})

it('the status is changed in the menu', async () => {
  const { sent } = renderAt('/a/products/prod_jug')
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Draft' }))
  await waitFor(() => expect(sent('POST /admin/products/:id')[0]?.body).toEqual({ status: 'draft' }))
})

it('a copy is made as a draft and opened', async () => {
  const { sent, router } = renderAt('/a/products/prod_jug', {
    'POST /admin/products': { product: { ...jug, id: 'prod_copy' } },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/products/prod_copy'))
  expect(sent('POST /admin/products')[0]?.body).toMatchObject({ title: 'Tall jug (copy)', status: 'draft' })
})

it('an option is renamed, and kept while its variants differ in it', async () => {
  const { sent } = renderAt('/a/products/prod_jug', {
    'POST /admin/products/:id/options/:option_id': { product: jug },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More actions: Glaze' }))
  expect(await screen.findByRole('menuitem', { name: /Delete option/ })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await userEvent.click(screen.getByRole('menuitem', { name: 'Rename' }))
  const field = await screen.findByRole('textbox', { name: /^Option/ })
  await userEvent.clear(field)
  await userEvent.type(field, 'Finish{Enter}')
  await waitFor(() =>
    expect(sent('POST /admin/products/:id/options/:option_id')[0]?.body).toEqual({ title: 'Finish' }),
  )
})

it('the shipping profile changes at once', async () => {
  const { sent } = renderAt('/a/products/prod_jug', {
    'POST /admin/shipping-profiles/:id': { shipping_profile: profile('sp_2', 'Fragile', 'custom') },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Shipping profile/ }))
  await userEvent.click(await screen.findByRole('option', { name: 'Fragile' }))
  await waitFor(() => expect(sent('POST /admin/shipping-profiles/:id')).toHaveLength(1))
  const [change] = sent('POST /admin/shipping-profiles/:id')
  expect([change?.params.id, change?.body]).toEqual(['sp_2', { products: ['prod_jug'] }])
})

it('a variant is changed with its prices, and what the shop refuses stands on its field', async () => {
  const { sent } = renderAt('/a/products/prod_jug', {
    'POST /admin/products/:id/variants/:variant_id': refuse(400, {
      type: 'invalid_data',
      message: 'sku is too long',
      errors: [{ path: 'sku', message: 'sku is too long' }],
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ash' }))
  const sku = await screen.findByRole('textbox', { name: 'SKU' })
  await userEvent.type(sku, '-2')
  const price = await screen.findByRole('textbox', { name: 'Price (EUR)' })
  await userEvent.clear(price)
  await userEvent.type(price, '79.90')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(sku).toHaveAccessibleDescription('Is too long'))
  expect(sku).toHaveValue('JUG-ASH-2')
  expect(sent('POST /admin/products/:id/variants/:variant_id')[0]?.body).toMatchObject({
    sku: 'JUG-ASH-2',
    prices: [
      { id: 'ma_variant_ash', amount: 7990 },
      { id: 'ma_variant_ash_usd', amount: 9240 },
    ],
  })
})

it('a variant is shown by one of the pictures, or by none of its own', async () => {
  const images = ['/uploads/jug.jpg', '/uploads/ink.jpg'].map((url) => ({ ...label(url, url), url }))
  const { sent } = renderAt('/a/products/prod_jug', {
    'GET /admin/products/:id': { product: { ...jug, images } },
    'POST /admin/products/:id/variants/:variant_id': { product: jug },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Ink' }))
  const pictures = within(await screen.findByRole('radiogroup', { name: 'Picture' }))
  expect(pictures.getByRole('radio', { name: 'None of its own' })).toBeChecked()
  await userEvent.click(pictures.getByRole('radio', { name: 'Picture 2 of 2' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() =>
    expect(sent('POST /admin/products/:id/variants/:variant_id')[0]?.body).toEqual({
      metadata: { image_url: '/uploads/ink.jpg' },
    }),
  )
})

it('a price that says no amount keeps a variant from being saved', async () => {
  const { sent } = renderAt('/a/products/prod_jug')
  await userEvent.click(await screen.findByRole('button', { name: 'Ash' }))
  const price = await screen.findByRole('textbox', { name: 'Price (EUR)' })
  await userEvent.clear(price)
  await userEvent.type(price, '45.5O')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(price).toHaveFocus()
  expect(sent('POST /admin/products/:id/variants/:variant_id')).toHaveLength(0)
})

it('many variants are shown a page at a time and found by SKU', async () => {
  const [ash] = jug.variants
  if (!ash) throw new Error('the jug has variants')
  const variants = Array.from({ length: 60 }, (_, at) => ({
    ...ash,
    id: `variant_${at}`,
    title: `Glaze ${at}`,
    sku: `JUG-${at}-X`,
  }))
  renderAt('/a/products/prod_jug', { 'GET /admin/products/:id': { product: { ...jug, variants } } })
  const table = within(await screen.findByRole('table', { name: 'Variants' }))
  expect(table.getAllByRole('row')).toHaveLength(26)
  await userEvent.type(screen.getByRole('searchbox', { name: 'Search variants' }), 'jug-51-')
  await waitFor(() => expect(table.getAllByRole('row')).toHaveLength(2))
})

it('prices are set in a grid, all or none of them, and the ones left alone stay', async () => {
  const { sent } = renderAt('/a/products/prod_jug')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit prices' }))
  const grid = within(await screen.findByRole('grid', { name: 'Prices' }))
  const [, first, second] = grid.getAllByRole('row')
  if (!first || !second) throw new Error('the grid has two rows')
  await userEvent.click(within(first).getAllByRole('gridcell')[0] ?? first)
  await userEvent.keyboard('79.90{Enter}80{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  await waitFor(() => expect(sent('POST /admin/products/:id')).toHaveLength(1))
  expect(sent('POST /admin/products/:id')[0]?.body).toMatchObject({
    variants: [
      {
        id: 'variant_ash',
        prices: [
          { id: 'ma_variant_ash', currency_code: 'eur', amount: 7990 },
          { id: 'ma_variant_ash_usd', currency_code: 'usd', amount: 9240 },
        ],
      },
      { id: 'variant_ink', prices: [{ amount: 8000 }, { amount: 9790 }] },
    ],
  })
})

it('a cell of the price grid that holds no amount keeps the grid from being saved', async () => {
  const { sent } = renderAt('/a/products/prod_jug')
  await userEvent.click(await screen.findByRole('button', { name: 'Edit prices' }))
  const grid = within(await screen.findByRole('grid', { name: 'Prices' }))
  const [, first] = grid.getAllByRole('row')
  if (!first) throw new Error('the grid has rows')
  await userEvent.click(within(first).getAllByRole('gridcell')[0] ?? first)
  await userEvent.keyboard('45.5O{Enter}')
  await userEvent.click(screen.getByRole('button', { name: 'Save changes' }))
  expect(await screen.findByText('Some cells hold no value: put them right first.')).toBeInTheDocument()
  expect(sent('POST /admin/products/:id/variants/:variant_id')).toHaveLength(0)
})

it('products that were ticked are withdrawn together, and deleted behind one undo', async () => {
  const { sent } = renderAt('/a/products', {
    'GET /admin/products': {
      products: [jug, { ...jug, id: 'prod_lamp', title: 'Paper lamp' }],
      count: 2,
      offset: 0,
      limit: 20,
    },
  })
  const tickAll = () => userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await screen.findByRole('link', { name: /Paper lamp/ })
  await tickAll()
  await userEvent.click(await screen.findByRole('button', { name: 'Withdraw from sale' }))
  await waitFor(() =>
    expect(sent('POST /admin/products/batch')[0]?.body).toEqual({
      ids: [jug.id, 'prod_lamp'],
      change: { status: 'draft' },
    }),
  )
  expect(sent('POST /admin/products/:id')).toHaveLength(0)
  expect(await screen.findByText('2 products changed')).toBeInTheDocument()
  await tickAll()
  const bar = await screen.findByRole('region', { name: /selected/ })
  await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('link', { name: /Paper lamp/ })).not.toBeInTheDocument())
  await screen.findAllByText('2 products deleted')
  const toast = screen
    .getAllByRole('status')
    .find((one) => one.textContent?.includes('2 products deleted')) as HTMLElement
  await userEvent.click(within(toast).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: /Paper lamp/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/products/:id')).toHaveLength(0)
})

it('the list asks for what its columns show, and a view narrows it', async () => {
  const { requests, router } = renderAt('/a/products')
  await userEvent.click(await screen.findByRole('tab', { name: 'Draft' }))
  await waitFor(() => expect(router.state.location.search).toContain('?status=draft'))
  await waitFor(() => {
    const asked = requests.filter(({ call }) => call === 'GET /admin/products').at(-1)?.query
    expect(asked?.getAll('status').concat(asked.getAll('status[]'))).toEqual(['draft'])
    expect(asked?.get('expand')?.split(',').sort()).toEqual(['collection', 'sales_channels'])
  })
})

it('a product is archived and brought back as it was; the wire knows it as rejected', async () => {
  let current = jug
  const { sent } = renderAt('/a/products/prod_jug', {
    'GET /admin/products/:id': () => ({ product: current }),
    'POST /admin/products/:id': ({ body }) => {
      current = { ...jug, status: Object(body).status }
      return { product: current }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'More actions' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Archived' }))
  // On its badge and in its strip.
  expect(await screen.findAllByText('Archived')).not.toHaveLength(0)
  expect(screen.queryByText('Rejected')).not.toBeInTheDocument()
  // Not that of the text's editor, which is a picture.
  await userEvent.click(await screen.findByText('Undo'))
  await waitFor(() =>
    expect(sent('POST /admin/products/:id').map(({ body }) => body)).toEqual([
      { status: 'rejected' },
      { status: jug.status },
    ]),
  )
})

it('archived products are a view of the list, and ticked ones get their old status back', async () => {
  const draft = { ...jug, id: 'prod_lamp', title: 'Paper lamp', status: 'draft' as const }
  const { sent } = renderAt('/a/products', {
    'GET /admin/products': { products: [jug, draft], count: 2, offset: 0, limit: 20 },
    'POST /admin/products/batch': { ids: [], count: 0 },
  })
  await screen.findByRole('link', { name: /Paper lamp/ })
  await userEvent.click(screen.getByRole('checkbox', { name: 'Select all' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Archive' }))
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  await waitFor(() =>
    expect(sent('POST /admin/products/batch').map(({ body }) => body)).toEqual([
      { ids: [jug.id, draft.id], change: { status: 'rejected' } },
      { ids: [jug.id], change: { status: jug.status } },
      { ids: [draft.id], change: { status: 'draft' } },
    ]),
  )
  await userEvent.click(screen.getByRole('tab', { name: 'Archived' }))
  await waitFor(() => expect(sent('GET /admin/products').at(-1)?.query.toString()).toContain('rejected'))
})

it('a sold-out variant says how many people wait for it, and one that nobody waits for says nothing', async () => {
  renderAt('/a/products/prod_jug', {
    'GET /admin/variants/waiting': {
      waiting: [{ variant_id: 'variant_ink', product_id: 'prod_jug', waiting: 3 }],
    },
  })
  const card = within(await screen.findByRole('region', { name: 'Variants' }))
  expect(await card.findByText('Waiting: 3')).toBeInTheDocument()
  expect(card.getAllByText(/^Waiting/)).toHaveLength(1)
})
