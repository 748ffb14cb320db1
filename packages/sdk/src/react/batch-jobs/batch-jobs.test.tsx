import type { BatchJob } from '@cartwright/contract'
import { focusManager } from '@tanstack/react-query'
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { fakeShop, refuse } from '../../testing/fake-shop'
import { useAdminConfirmBatchJob, useAdminProducts } from '../hooks'
import { ShopProvider } from '../ShopProvider'
import { BatchJobsProvider, useBatchJobs } from './BatchJobs'
import { useBatchJobNotifier } from './use-batch-job-notifier'

beforeEach(() =>
  vi.useFakeTimers({
    now: new Date(2026, 10, 22, 16),
    toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'],
  }),
)
afterEach(() => {
  cleanup()
  focusManager.setFocused(undefined)
  vi.useRealTimers()
})

/** Lets time pass, and what is asked be answered: a reply takes turns of the event loop, and being told of it moments. */
async function pass(ms: number): Promise<void> {
  await act(() => vi.advanceTimersByTimeAsync(ms))
  for (let turn = 0; turn < 10; turn++)
    await act(async () => {
      await new Promise((resolve) => setImmediate(resolve))
      await vi.advanceTimersByTimeAsync(1)
    })
}
const job = (id: string, completed_at: Date | null, type = 'product-import') =>
  ({
    id,
    type,
    status: completed_at ? 'completed' : 'processing',
    completed_at: completed_at?.toISOString() ?? null,
  }) as BatchJob

const Confirm = () => {
  const confirm = useAdminConfirmBatchJob('job_1')
  return (
    <button type="button" onClick={() => confirm.mutate()}>
      Confirm
    </button>
  )
}
function Jobs({ onCompleted }: { onCompleted: (job: BatchJob) => void }) {
  const { reset, batch_jobs } = useBatchJobs()
  useBatchJobNotifier(onCompleted)
  return (
    <button type="button" onClick={reset}>
      {batch_jobs?.length ?? 'none'}
    </button>
  )
}
const Products = () => <p>{useAdminProducts().count} products</p>

async function show(start: BatchJob[] = [], isEnabled = true) {
  let jobs: BatchJob[] | undefined = start
  let count = 1
  const { client, requests } = fakeShop({
    'GET /admin/batch-jobs': () =>
      jobs
        ? { batch_jobs: jobs, count: jobs.length, offset: 0, limit: 100 }
        : (refuse(400, { type: 'x', message: 'no' }) as never),
    'POST /admin/batch-jobs/:id/confirm': { batch_job: job('job_1', null) },
    'GET /admin/products': () => ({ products: [], count, offset: 0, limit: 50 }),
  })
  const onCompleted = vi.fn()
  render(
    <ShopProvider client={client}>
      <BatchJobsProvider isEnabled={isEnabled}>
        <Jobs onCompleted={onCompleted} />
        <Products />
        <Confirm />
      </BatchJobsProvider>
    </ShopProvider>,
  )
  await pass(0)
  const polls = () => requests.filter(({ call }) => call === 'GET /admin/batch-jobs')
  return {
    polls,
    told: () => onCompleted.mock.calls.map(([one]) => one.id),
    now(next: BatchJob[] | undefined, products = count) {
      jobs = next
      count = products
    },
  }
}

it('asks for a hundred jobs since a month ago at midnight', async () => {
  const { polls } = await show()
  expect(Object.fromEntries(polls()[0]?.query ?? [])).toEqual({
    limit: '100',
    'created_at[gte]': new Date(2026, 9, 22).toISOString(),
  })
})

it('asks again after 2, 5, 10, 15, 30 and then always 60 seconds', async () => {
  const { polls } = await show()
  expect(polls()).toHaveLength(1)
  let asked = 1
  for (const seconds of [2, 5, 10, 15, 30, 60, 60]) {
    await pass(seconds * 1000 - 200)
    expect(polls()).toHaveLength(asked)
    await pass(200)
    expect(polls()).toHaveLength(++asked)
  }
  expect(new Set(polls().map(({ query }) => query.toString())).size).toBe(1)
})

it('slows down through refusals, too', async () => {
  const { polls, now } = await show()
  now(undefined)
  await pass(2000)
  // A refusal is tried once more, by the defaults of the cache.
  await pass(1500)
  const asked = polls().length
  await pass(4000)
  expect(polls()).toHaveLength(asked)
  await pass(1000)
  expect(polls().length).toBeGreaterThan(asked)
})

it('begins again when it is reset, asking at once', async () => {
  const { polls } = await show()
  await pass(2000)
  await pass(5000)
  expect(polls()).toHaveLength(3)
  act(() => screen.getByRole('button', { name: '0' }).click())
  await pass(0)
  expect(polls()).toHaveLength(4)
  await pass(1800)
  expect(polls()).toHaveLength(4)
  await pass(200)
  expect(polls()).toHaveLength(5)
  await pass(4800)
  expect(polls()).toHaveLength(5)
  await pass(200)
  expect(polls()).toHaveLength(6)
})

it('begins again when a job is confirmed', async () => {
  const { polls } = await show()
  await pass(2000)
  await pass(5000)
  expect(polls()).toHaveLength(3)
  act(() => screen.getByRole('button', { name: 'Confirm' }).click())
  await pass(0)
  expect(polls()).toHaveLength(4)
  await pass(2000)
  expect(polls()).toHaveLength(5)
  await pass(4800)
  expect(polls()).toHaveLength(5)
})

it('asks when the window gains focus', async () => {
  const { polls } = await show()
  act(() => focusManager.setFocused(false))
  await pass(60_000)
  expect(polls()).toHaveLength(1)
  act(() => focusManager.setFocused(true))
  await pass(0)
  expect(polls()).toHaveLength(2)
})

it('asks nothing while it is not enabled', async () => {
  const { polls } = await show([], false)
  await pass(60_000)
  expect(polls()).toEqual([])
})

it('tells of each job once, when it is completed', async () => {
  const { told, now } = await show([
    job('old', new Date(2026, 10, 22, 15)),
    job('new', null),
    job('other', null),
  ])
  expect(told()).toEqual([])
  now([
    job('old', new Date(2026, 10, 22, 15)),
    job('new', new Date(2026, 10, 22, 16, 0, 2)),
    job('other', new Date(2026, 10, 22, 16, 0, 1)),
  ])
  await pass(2000)
  expect(told()).toEqual(['other', 'new'])
  await pass(15_000)
  expect(told()).toEqual(['other', 'new'])
})

it('has products read anew that were read before an import was done', async () => {
  const { now } = await show([job('import', null)])
  expect(screen.getByText('1 products')).toBeDefined()
  now([job('import', new Date(2026, 10, 22, 16, 0, 1))], 48)
  await pass(2000)
  await pass(0)
  expect(screen.getByText('48 products')).toBeDefined()
})

it('leaves products alone after an export', async () => {
  const { now } = await show([job('export', null, 'product-export')])
  now([job('export', new Date(2026, 10, 22, 16, 0, 1), 'product-export')], 48)
  await pass(2000)
  await pass(0)
  expect(screen.getByText('1 products')).toBeDefined()
})
