import type { FakeRoutes } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { jug } from '../../testing/examples'
import { renderAt as renderAny, screen, userEvent, waitFor, within } from '../../testing/render-at'

const kept = { created_at: '2026-11-18T09:24:00.000Z', updated_at: '2026-11-18T09:24:00.000Z' }
const answers: FakeRoutes = {
  'GET /admin/products/:id/translations': { translations: [] },
}
const renderAt = (path: string, changes: FakeRoutes = {}) => renderAny(path, { ...answers, ...changes })

const german = {
  ...kept,
  id: 'tran_de',
  entity: 'product' as const,
  entity_id: jug.id,
  language: 'de',
  values: { title: 'Hoher Krug' },
}

it('what it is called in another language is kept, changed and taken back', async () => {
  const { sent } = renderAt('/a/products/prod_jug', {
    'GET /admin/products/:id/translations': { translations: [german] },
    'POST /admin/products/:id/translations/:language': { translation: german },
  })
  expect(await screen.findByText('Hoher Krug')).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: /Deutsch/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = await screen.findByRole('dialog', { name: 'Deutsch' })
  const title = within(dialog).getByRole('textbox', { name: 'Title' })
  expect(title).toHaveAttribute('placeholder', jug.title)
  await userEvent.clear(title)
  await userEvent.type(title, 'Krug')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/products/:id/translations/:language')[0]?.body).toMatchObject({ title: 'Krug' }),
  )
  await userEvent.click(screen.getByRole('button', { name: /Deutsch/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Remove language' }))
  await waitFor(() => expect(screen.queryByText('Hoher Krug')).not.toBeInTheDocument())
  const removed = (await screen.findByText('Deutsch removed')).closest('.cw-Toast')
  await userEvent.click(within(removed as HTMLElement).getByRole('button', { name: 'Undo' }))
  expect(await screen.findByText('Hoher Krug')).toBeVisible()
})

it('texts of its metadata are kept with it, and what its type is called with the type', async () => {
  const type = { ...kept, id: 'ptyp_jug', value: 'Jug', deleted_at: null, metadata: null }
  const product = {
    ...jug,
    type,
    type_id: type.id,
    metadata: { care: 'Rinse by hand', plate: 14, video: 'https://film.example/jug' },
  }
  const typeWords = {
    ...german,
    id: 'tran_type',
    entity: 'product_type' as const,
    entity_id: type.id,
    values: { value: 'Kanne' },
  }
  const { sent } = renderAt('/a/products/prod_jug', {
    'GET /admin/products/:id': { product },
    'GET /admin/products/:id/translations': {
      translations: [{ ...german, values: { title: 'Hoher Krug', metadata: { gone: 'Weg' } } }],
    },
    'GET /admin/product-types/:id/translations': { translations: [typeWords] },
    'POST /admin/products/:id/translations/:language': { translation: german },
    'POST /admin/product-types/:id/translations/:language': { translation: typeWords },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Deutsch/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deutsch' }))
  const word = dialog.getByRole('textbox', { name: 'Type: Jug' })
  expect(word).toHaveValue('Kanne')
  expect(dialog.queryByRole('textbox', { name: /plate|video/ })).not.toBeInTheDocument()
  await userEvent.type(dialog.getByRole('textbox', { name: 'care' }), 'Von Hand spülen')
  await userEvent.clear(word)
  await userEvent.type(word, 'Krug')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() =>
    expect(sent('POST /admin/products/:id/translations/:language')[0]?.body).toMatchObject({
      title: 'Hoher Krug',
      metadata: { care: 'Von Hand spülen', gone: 'Weg' },
    }),
  )
  expect(sent('POST /admin/product-types/:id/translations/:language')).toMatchObject([
    { params: { id: 'ptyp_jug', language: 'de' }, body: { value: 'Krug' } },
  ])
})

it('a type whose word is left alone is not written', async () => {
  const { sent } = renderAt('/a/products/prod_jug', {
    'GET /admin/products/:id/translations': { translations: [german] },
    'POST /admin/products/:id/translations/:language': { translation: german },
  })
  await userEvent.click(await screen.findByRole('button', { name: /Deutsch/ }))
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Edit' }))
  const dialog = within(await screen.findByRole('dialog', { name: 'Deutsch' }))
  await userEvent.type(dialog.getByRole('textbox', { name: 'Title' }), ' mit Henkel')
  await userEvent.click(dialog.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(sent('POST /admin/products/:id/translations/:language')).toHaveLength(1))
  expect(sent('POST /admin/product-types/:id/translations/:language')).toEqual([])
})
