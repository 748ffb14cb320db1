import type { ProductCollection } from '@cartwright/contract'
import { type FakeRoutes, refuse, smallShop } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { jug } from '../../testing/examples'
import { renderAt as renderAny, screen, userEvent, waitFor, within } from '../../testing/render-at'

const winter: ProductCollection = {
  id: 'pcol_winter',
  title: 'Winter',
  handle: 'winter',
  created_at: '2026-11-18T09:24:00.000Z',
  updated_at: '2026-11-18T09:24:00.000Z',
  deleted_at: null,
  metadata: { season: 'cold' },
  products: [jug],
}
const lamp = { ...jug, id: 'prod_lamp', title: 'Paper lamp' }
const page = { count: 1, offset: 0, limit: 20 }
const answers: FakeRoutes = {
  'GET /admin/collections': { collections: [winter], ...page },
  'GET /admin/collections/:id/translations': { translations: [] },
  'GET /admin/collections/:id': { collection: winter },
  'GET /admin/products': ({ query }) =>
    query.has('collection_id') || query.has('collection_id[]') || query.has('collection_id[0]')
      ? { products: [jug], ...page }
      : { products: [jug, lamp], ...page, count: 2 },
  'POST /admin/collections': { collection: winter },
  'POST /admin/collections/:id': { collection: winter },
  'POST /admin/collections/:id/products/batch': { collection: winter },
  'DELETE /admin/collections/:id/products/batch': {
    id: winter.id,
    object: 'product-collection',
    removed_products: [jug.id],
  },
}
const renderAt = (path: string, changes: FakeRoutes = {}) => renderAny(path, { ...answers, ...changes })

it('collections are listed with how many products they have', async () => {
  renderAt('/a/collections')
  const row = await screen.findByRole('row', { name: /Winter/ })
  expect(within(row).getByRole('link', { name: 'Winter' })).toHaveAttribute(
    'href',
    '/a/collections/pcol_winter',
  )
  expect(
    within(row)
      .getAllByRole('cell')
      .map((cell) => cell.textContent),
  ).toContain('1')
})

it('a new one is made, and what the shop refuses stands on its field', async () => {
  const { sent } = renderAt('/a/collections', {
    'POST /admin/collections': refuse(422, {
      type: 'duplicate_error',
      message: 'handle is taken',
      errors: [{ path: 'handle', message: 'handle is taken' }],
    }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'New collection' }))
  await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Winter')
  const handle = screen.getByRole('textbox', { name: /^Handle/ })
  await userEvent.type(handle, 'winter')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect(sent('POST /admin/collections')[0]?.body).toEqual({ title: 'Winter', handle: 'winter' }),
  )
  expect(handle).toHaveValue('winter')
})

it('a new one is there afterwards, under its name and as it is changed', async () => {
  const { routes, tables } = smallShop()
  const { router } = renderAt('/a/collections', routes)
  expect(await screen.findByText('No collections yet')).toBeInTheDocument()
  await userEvent.click(screen.getAllByRole('button', { name: 'New collection' })[0] as HTMLElement)
  await userEvent.type(await screen.findByRole('textbox', { name: /^Title/ }), 'Winter')
  await userEvent.click(screen.getByRole('button', { name: 'Create' }))
  await waitFor(() =>
    expect([...tables.collections.values()]).toMatchObject([{ title: 'Winter', handle: 'winter' }]),
  )
  await router.navigate('/a/collections')
  expect(await screen.findByRole('link', { name: 'Winter' })).toBeInTheDocument()
})

it('none yet says what they are for', async () => {
  renderAt('/a/collections', { 'GET /admin/collections': { collections: [], ...page, count: 0 } })
  expect(await screen.findByText('No collections yet')).toBeInTheDocument()
})

it('one that is deleted can be brought back', async () => {
  const { router, sent } = renderAt('/a/collections/pcol_winter')
  await userEvent.click(await screen.findByRole('button', { name: 'More' }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Delete' }))
  await waitFor(() => expect(router.state.location.pathname).toBe('/a/collections'))
  await waitFor(() => expect(screen.queryByRole('link', { name: 'Winter' })).not.toBeInTheDocument())
  await userEvent.click(await screen.findByRole('button', { name: 'Undo' }))
  expect(await screen.findByRole('link', { name: 'Winter' })).toBeInTheDocument()
  expect(sent('DELETE /admin/collections/:id')).toHaveLength(0)
})

it('name and metadata are changed together, only what differs is sent', async () => {
  const { sent } = renderAt('/a/collections/pcol_winter')
  const title = await screen.findByRole('textbox', { name: /^Title/ })
  await userEvent.type(title, ' 2027')
  await userEvent.click(screen.getByRole('button', { name: 'Remove season' }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/collections/:id')[0]?.body).toEqual({
      title: 'Winter 2027',
      metadata: { season: '' },
    }),
  )
})

it('products come in and go out, several at once', async () => {
  const { sent } = renderAt('/a/collections/pcol_winter')
  const card = within(await screen.findByRole('region', { name: 'Products' }))
  await userEvent.click(card.getByRole('button', { name: 'Add products' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Add products' }))
  await userEvent.click(await dialog.findByRole('option', { name: /Paper lamp/ }))
  await userEvent.click(dialog.getByRole('button', { name: 'Apply' }))
  await waitFor(() =>
    expect(sent('POST /admin/collections/:id/products/batch')[0]?.body).toEqual({
      product_ids: ['prod_lamp'],
    }),
  )
  await userEvent.click(await card.findByRole('checkbox', { name: /Tall jug/ }))
  await userEvent.click(await card.findByRole('button', { name: 'Take out 1' }))
  await waitFor(() =>
    expect(sent('DELETE /admin/collections/:id/products/batch')[0]?.body).toEqual({
      product_ids: ['prod_jug'],
    }),
  )
})

it('products are put in an order by keys and by menu, and a refusal puts them back', async () => {
  const bowl = { ...jug, id: 'prod_bowl', title: 'Bowl' }
  let isRefusing = false
  const { sent } = renderAt('/a/collections/pcol_winter', {
    'GET /admin/products': { products: [jug, lamp, bowl], ...page, count: 3 },
    'POST /admin/collections/:id/products/order': () =>
      isRefusing ? refuse(409, { type: 'conflict', message: 'busy' }) : { collection: winter },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Change order' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Change order' }))
  const names = () =>
    dialog.getAllByRole('row').map((row) => row.getAttribute('aria-label') ?? row.textContent)
  const jugRow = await dialog.findByRole('row', { name: /Tall jug/ })
  jugRow.focus()
  await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}')
  await waitFor(() =>
    expect(sent('POST /admin/collections/:id/products/order').at(-1)?.body).toEqual({
      product_ids: ['prod_jug'],
      after: 'prod_lamp',
    }),
  )
  expect(names()[0]).toContain('Paper lamp')
  const menu = async (row: RegExp, item: string) => {
    await userEvent.click(
      within(dialog.getByRole('row', { name: row })).getByRole('button', { name: /More actions/ }),
    )
    await userEvent.click(await screen.findByRole('menuitem', { name: item }))
  }
  await menu(/Bowl/, 'To the front')
  await waitFor(() =>
    expect(sent('POST /admin/collections/:id/products/order').at(-1)?.body).toEqual({
      product_ids: ['prod_bowl'],
      after: null,
    }),
  )
  expect(names()[0]).toContain('Bowl')
  isRefusing = true
  await menu(/Bowl/, 'To the end')
  expect(await screen.findByText('busy')).toBeInTheDocument()
  await waitFor(() => expect(names()[0]).toContain('Bowl'))
})
