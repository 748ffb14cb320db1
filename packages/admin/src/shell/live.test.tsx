import type { InboxItem } from '@cartwright/contract'
import { expect, it } from 'vitest'
import { initialsOf } from '../kit/live/AlsoHere'
import { staff } from '../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../testing/render-at'

const collection = {
  id: 'pcol_1',
  title: 'Autumn',
  handle: 'autumn',
  created_at: '2026-11-18T09:24:00.000Z',
  updated_at: '2026-11-18T09:24:00.000Z',
  deleted_at: null,
  metadata: null,
}
const since = '2026-11-18T09:24:00.000Z'
const quiet = { revision: 1, is_whole: true, changes: [] }
const others = [
  { visit: 'visit-bea-1', user_id: 'usr_bea', name: 'Bea Quist', is_editing: false, since },
  { visit: 'visit-bea-2', user_id: 'usr_bea', name: 'Bea Quist', is_editing: true, since },
  { visit: 'visit-mine', user_id: staff.id, name: 'Grace Hopper', is_editing: false, since },
]

it('a record names who else is there, once each, and not oneself', async () => {
  const { sent } = renderAt('/a/collections/pcol_1', {
    'GET /admin/collections/:id': { collection },
    'GET /admin/products': { products: [], count: 0, offset: 0, limit: 20 },
    'GET /admin/live': { ...quiet, present: others },
    'POST /admin/live/place': { present: others },
  })
  const here = within(await screen.findByRole('list', { name: 'Also here' }))
  expect(here.getAllByRole('button').map((one) => one.getAttribute('aria-label'))).toEqual([
    'Bea Quist is changing this',
  ])
  expect(sent('POST /admin/live/place')[0]?.body).toMatchObject({
    place: '/admin/collections/pcol_1',
    is_editing: false,
  })
})

it('where nobody else is, nothing stands there', async () => {
  renderAt('/a/collections/pcol_1', {
    'GET /admin/collections/:id': { collection },
    'GET /admin/products': { products: [], count: 0, offset: 0, limit: 20 },
  })
  expect(await screen.findByRole('heading', { level: 1, name: 'Autumn' })).toBeInTheDocument()
  expect(screen.queryByRole('list', { name: 'Also here' })).not.toBeInTheDocument()
})

const inbox: InboxItem[] = [
  { kind: 'pack', count: 3, latest_at: since, is_new: true },
  { kind: 'capture', count: 0, latest_at: null, is_new: false },
  { kind: 'stock', count: 100, latest_at: null, is_new: false },
]

it('the bell counts what waits, leads to it, and is quiet once it was looked at', async () => {
  let seen = false
  const now = () => ({ inbox: inbox.map((one) => ({ ...one, is_new: one.is_new && !seen })) })
  renderAt('/a', {
    'GET /admin/inbox': now,
    'POST /admin/inbox/seen': () => {
      seen = true
      return now()
    },
  })
  const [bell] = await screen.findAllByRole('button', { name: 'What waits for you: something new' })
  await userEvent.click(bell as HTMLElement)
  const panel = within(await screen.findByRole('dialog', { name: 'What waits for you' }))
  expect(panel.getAllByRole('listitem').map((one) => one.textContent)).toEqual([
    'Orders to pack3',
    'Sold-out variants99+',
  ])
  expect(panel.getByRole('link', { name: 'Orders to pack' })).toHaveAttribute(
    'href',
    expect.stringContaining('/a/orders?'),
  )
  await userEvent.keyboard('{Escape}')
  await waitFor(() =>
    expect(
      screen.queryByRole('button', { name: 'What waits for you: something new' }),
    ).not.toBeInTheDocument(),
  )
  expect(seen).toBe(true)
})

it.each([
  ['Grace Hopper', 'GH'],
  ['Ada', 'A'],
  ['maria del carmen', 'MC'],
  ['bea.quist@example.com', 'BQ'],
  ['山田 太郎', '山太'],
])('the initials of %s are %s', (name, initials) => expect(initialsOf(name)).toBe(initials))
