import type { BatchJob } from '@cartwright/contract'
import { refuse } from '@cartwright/sdk/testing'
import { beforeEach, expect, it, vi } from 'vitest'
import { renderAt, screen, waitFor } from '../testing/render-at'

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))

const job = (type: string, completed_at: string | null) =>
  ({ id: type, type, status: completed_at ? 'completed' : 'processing', completed_at }) as BatchJob

it('says when a job is done, by its name or its type', async () => {
  let done: string | null = null
  const jobs = () => [job('product-import', done), job('price-sync', done)]
  const { sent } = renderAt('/a/settings', {
    'GET /admin/batch-jobs': () => ({ batch_jobs: jobs(), count: 2, offset: 0, limit: 100 }),
  })
  await screen.findByRole('heading', { name: 'Settings' })
  await waitFor(() => expect(sent('GET /admin/batch-jobs')).toHaveLength(1))
  done = '2026-11-22T16:00:00.000Z'
  await vi.advanceTimersByTimeAsync(2000)
  expect(await screen.findByText('Product import is done')).toBeInTheDocument()
  expect(await screen.findByText('price sync is done')).toBeInTheDocument()
})

it('asks for no jobs and no decision on usage data before somebody is signed in', async () => {
  const { requests, router } = renderAt('/a/orders', {
    'GET /admin/auth': refuse(401, { type: 'unauthorized', message: 'Unauthorized' }),
  })
  await waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  expect(requests.filter(({ call }) => /batch-jobs|analytics/.test(call))).toEqual([])
})
