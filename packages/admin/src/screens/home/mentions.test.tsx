import type { NoteMention } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { staff } from '../../testing/examples'
import { renderAt, screen, userEvent, waitFor, within } from '../../testing/render-at'

const mention = {
  id: 'ment_1',
  note_id: 'note_1',
  user_id: staff.id,
  read_at: null,
  created_at: '2026-11-19T08:00:00.000Z',
  note: { resource_type: 'order', resource_id: 'order_1042', value: 'Look, @Grace', author: null },
} as NoteMention
const waiting = { mentions: [mention], count: 1, offset: 0, limit: 10 }

it('a note that speaks to the reader waits on home until it is seen', async () => {
  let isRead = false
  const { sent } = renderAt('/a', {
    'GET /admin/mentions': () => (isRead ? { ...waiting, mentions: [], count: 0 } : waiting),
    'POST /admin/mentions/:id/read': () => {
      isRead = true
      return { mention }
    },
  })
  const card = within(await screen.findByRole('region', { name: 'Notes for you' }))
  expect(card.getByText('Look, @Grace')).toBeInTheDocument()
  expect(card.getByRole('link', { name: 'Open' })).toHaveAttribute('href', '/a/orders/order_1042')
  await userEvent.click(card.getByRole('button', { name: 'Seen' }))
  await waitFor(() => expect(screen.queryByText('Look, @Grace')).not.toBeInTheDocument())
  expect(sent('POST /admin/mentions/:id/read')[0]?.params).toEqual({ id: 'ment_1' })
})

it('a note that could not be ticked off stays', async () => {
  renderAt('/a', {
    'GET /admin/mentions': waiting,
    'POST /admin/mentions/:id/read': refuse(400, { type: 'invalid_data', message: 'Not now' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Seen' }))
  expect(await screen.findByText('Not now')).toBeInTheDocument()
  expect(screen.getByText('Look, @Grace')).toBeInTheDocument()
})

it('where nobody wrote there is no card', async () => {
  renderAt('/a')
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByRole('region', { name: 'Notes for you' })).not.toBeInTheDocument()
})
