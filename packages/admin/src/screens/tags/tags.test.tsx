import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { many } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor } from '../../testing/render-at'

const times = { created_at: '2026-11-18T09:24:00.000Z', updated_at: '2026-11-18T09:24:00.000Z' }
const type = (id: string, value: string) => ({ ...times, id, value, deleted_at: null, metadata: null })
const answers = {
  'GET /admin/products/types': { types: [type('ptyp_1', 'Bowl'), type('ptyp_2', 'Jug')] },
  'GET /admin/products/tag-usage': {
    tags: many(60, (at) => ({ id: `ptag_${at}`, value: `word ${at}`, usage_count: String(60 - at) })),
  },
}

it('a type leads to its products, and typing narrows', async () => {
  const { router } = renderAt('/a/settings/types-and-tags', answers)
  expect(await screen.findByRole('link', { name: 'Bowl' })).toBeInTheDocument()
  await userEvent.type(screen.getByRole('searchbox'), 'jug')
  expect(screen.queryByRole('link', { name: 'Bowl' })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Jug' }))
  await waitFor(() => expect(router.state.location.search).toBe('?type_id=ptyp_2'))
  expect(router.state.location.pathname).toBe('/a/products')
})

it('tags say how many products have them, most first and a page at a time', async () => {
  const { router, requests } = renderAt('/a/settings/types-and-tags?show=tags', answers)
  expect(await screen.findByRole('row', { name: /word 0/ })).toHaveTextContent('60')
  expect(screen.queryByRole('row', { name: /word 55/ })).not.toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: /Next/ }))
  await userEvent.click(await screen.findByRole('link', { name: 'word 55' }))
  await waitFor(() => expect(router.state.location.search).toBe('?tags=ptag_55'))
  await waitFor(() =>
    expect(
      requests.some(({ call, query }) => call === 'GET /admin/products' && `${query}`.includes('ptag_55')),
    ).toBe(true),
  )
})

it('nothing that matches is said, and so is that there are none', async () => {
  renderAt('/a/settings/types-and-tags', { ...answers, 'GET /admin/products/tag-usage': { tags: [] } })
  await userEvent.type(await screen.findByRole('searchbox'), 'zzz')
  expect(screen.getByText('Nothing matches')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('tab', { name: /Tags/ }))
  expect(await screen.findByText('No tags yet')).toBeInTheDocument()
})

it('a failure is told with a way to try again', async () => {
  renderAt('/a/settings/types-and-tags', {
    ...answers,
    'GET /admin/products/types': () => refuse(400, { type: 'invalid_data', message: 'The shop is moving' }),
  })
  expect(await screen.findByText(/The shop is moving/)).toBeInTheDocument()
  expect(screen.getByRole('button', { name: 'Try again' })).toBeInTheDocument()
})
