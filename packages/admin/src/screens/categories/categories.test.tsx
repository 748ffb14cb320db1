import type { ProductCategory } from '@cartwright/contract'
import { type FakeRoutes, refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { jug } from '../../testing/examples'
import { renderAt as renderAny, screen, userEvent, waitFor, within } from '../../testing/render-at'

const category = (
  id: string,
  name: string,
  children: ProductCategory[] = [],
  more: Partial<ProductCategory> = {},
): ProductCategory => ({
  id: `pcat_${id}`,
  name,
  handle: id,
  description: '',
  is_active: true,
  is_internal: false,
  rank: 0,
  parent_category_id: '',
  created_at: '2026-11-18T09:24:00.000Z',
  updated_at: '2026-11-18T09:24:00.000Z',
  metadata: null,
  category_children: children,
  ...more,
})
const tree = [
  category('kitchen', 'Kitchen', [
    category('mugs', 'Mugs'),
    category('bowls', 'Bowls', [], { is_active: false }),
  ]),
  category('garden', 'Garden'),
]
const page = { count: 2, offset: 0, limit: 1000 }
const answers: FakeRoutes = {
  'GET /admin/product-categories': { product_categories: tree, ...page },
  'POST /admin/product-categories': { product_category: tree[1] as ProductCategory },
  'POST /admin/product-categories/:id': { product_category: tree[1] as ProductCategory },
  'POST /admin/product-categories/:id/products/batch': { product_category: tree[1] as ProductCategory },
  'DELETE /admin/product-categories/:id/products/batch': { product_category: tree[1] as ProductCategory },
}
const renderAt = (path: string, changes: FakeRoutes = {}) => renderAny(path, { ...answers, ...changes })
const rows = () => screen.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? row.textContent)
const openMenu = async (name: string) =>
  userEvent.click(await screen.findByRole('button', { name: new RegExp(`More actions.*${name}`) }))

it('all categories stand below one another; hidden ones say so', async () => {
  renderAt('/a/product-categories')
  await screen.findByRole('row', { name: /Kitchen/ })
  expect(rows()).toHaveLength(4)
  expect(screen.getByRole('row', { name: /Bowls/ })).toHaveTextContent('Hidden')
  expect(screen.getByRole('row', { name: /Mugs/ })).not.toHaveTextContent('Hidden')
})

it('Alt with an arrow key moves one, at once, and tells the shop where', async () => {
  const { sent } = renderAt('/a/product-categories')
  const row = await screen.findByRole('row', { name: /Bowls/ })
  row.focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  await waitFor(() => expect(sent('POST /admin/product-categories/:id')).toHaveLength(1))
  const [move] = sent('POST /admin/product-categories/:id')
  expect([move?.params.id, move?.body]).toEqual([
    'pcat_bowls',
    { parent_category_id: 'pcat_kitchen', rank: 0 },
  ])
})

it('a move the shop refuses is said and taken back', async () => {
  renderAt('/a/product-categories', {
    'POST /admin/product-categories/:id': refuse(400, { type: 'invalid_data', message: 'not there' }),
  })
  const row = await screen.findByRole('row', { name: /Bowls/ })
  row.focus()
  await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}')
  expect(await screen.findByText('The category could not be changed')).toBeInTheDocument()
  await waitFor(() => expect(rows().findIndex((text) => text?.includes('Mugs'))).toBe(1))
})

it('a new one below another is made in a dialog', async () => {
  const { sent } = renderAt('/a/product-categories')
  await openMenu('Kitchen')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'New below' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Name/ }), 'Plates')
  await userEvent.click(screen.getByRole('switch', { name: 'Internal' }))
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect(sent('POST /admin/product-categories')[0]?.body).toEqual({
      name: 'Plates',
      parent_category_id: 'pcat_kitchen',
      is_active: true,
      is_internal: true,
    }),
  )
})

it('one is deleted behind an undo, and not while others are below it', async () => {
  const { sent } = renderAt('/a/product-categories')
  await openMenu('Kitchen')
  expect(await screen.findByRole('menuitem', { name: /Delete/ })).toHaveAttribute('aria-disabled', 'true')
  await userEvent.keyboard('{Escape}')
  await openMenu('Garden')
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(screen.queryByRole('row', { name: /Garden/ })).not.toBeInTheDocument())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('row', { name: /Garden/ })).toBeInTheDocument()
  expect(sent('DELETE /admin/product-categories/:id')).toHaveLength(0)
})

it('the one that is open stands in the address, with what is in it', async () => {
  const { sent } = renderAt('/a/product-categories?id=pcat_mugs')
  const card = within(await screen.findByRole('region', { name: 'Products' }))
  expect(screen.getByRole('region', { name: 'Mugs' })).toHaveTextContent('Kitchen')
  await userEvent.click(await card.findByRole('checkbox', { name: /Tall jug/ }))
  await userEvent.click(await card.findByRole('button', { name: 'Take out 1' }))
  await waitFor(() => expect(sent('DELETE /admin/product-categories/:id/products/batch')).toHaveLength(1))
  const [change] = sent('DELETE /admin/product-categories/:id/products/batch')
  expect([change?.params.id, change?.body]).toEqual(['pcat_mugs', { product_ids: [{ id: jug.id }] }])
})

it('none yet says what they are for', async () => {
  renderAt('/a/product-categories', {
    'GET /admin/product-categories': { product_categories: [], ...page, count: 0 },
  })
  expect(await screen.findByText('No categories yet')).toBeInTheDocument()
})

it('what failed can be tried again', async () => {
  renderAt('/a/product-categories', {
    'GET /admin/product-categories': refuse(400, {
      type: 'invalid_data',
      message: 'The shop is being moved',
    }),
  })
  expect(await screen.findByText('The categories could not be loaded')).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})

it('what one is called in other languages is kept beside it', async () => {
  const translation = {
    id: 'tran_de',
    entity: 'product_category' as const,
    entity_id: 'pcat_mugs',
    language: 'de',
    values: { name: 'Tassen', metadata: { motto: 'Mit Griff' } },
    created_at: '2026-11-18T09:24:00.000Z',
    updated_at: '2026-11-18T09:24:00.000Z',
  }
  const { sent } = renderAt('/a/product-categories?id=pcat_mugs', {
    'GET /admin/product-categories/:id/translations': { translations: [translation] },
    'POST /admin/product-categories/:id/translations/:language': { translation },
  })
  expect(await screen.findByText('Tassen')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Deutsch/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deutsch' }))
  expect(dialog.getByRole('textbox', { name: 'Name' })).toHaveAttribute('placeholder', 'Mugs')
  await userEvent.type(dialog.getByRole('textbox', { name: 'Description' }), 'Mit Henkel')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/product-categories/:id/translations/:language')[0]).toMatchObject({
      params: { id: 'pcat_mugs', language: 'de' },
      // What the dialog has no field for is kept.
      body: { name: 'Tassen', description: 'Mit Henkel', metadata: { motto: 'Mit Griff' } },
    }),
  )
})
