import type { AnalyticsEvent } from '@cartwright/sdk/react'
import type { FakeRoutes } from '@cartwright/sdk/testing'
import { HttpResponse, http } from 'msw'
import { beforeEach, expect, it, vi } from 'vitest'
import { staff, store } from '../testing/examples'
import { act, renderAt, screen, server, userEvent, waitFor } from '../testing/render-at'
import { collectingShop, decisionOf } from '../testing/usage-shop'

const told = vi.hoisted(() => {
  const url = 'https://usage.test/events'
  vi.stubEnv('VITE_ANALYTICS_URL', url)
  return { url, batches: [] as AnalyticsEvent[][] }
})
beforeEach(() => {
  told.batches.length = 0
  server.use(
    http.post(told.url, async ({ request }) => {
      const { batch } = (await request.json()) as { batch: AnalyticsEvent[] }
      told.batches.push(batch)
      return new HttpResponse(null, { status: 204 })
    }),
  )
})

/** A shop that collects, where somebody has decided so or will. */
function collecting(opt_out: boolean, anonymize = false): FakeRoutes {
  let decision = decisionOf(opt_out, anonymize)
  return {
    ...collectingShop,
    'GET /admin/analytics-configs': () => decision,
    'POST /admin/analytics-configs/update': ({ body }) => {
      decision = decisionOf(body.opt_out ?? false, body.anonymize ?? false)
      return decision
    },
  }
}
const places = ['/a/orders', '/a/products', '/a/customers', '/a/discounts', '/a/gift-cards', '/a/pricing']
const pathsIn = (batch: readonly AnalyticsEvent[] = []) =>
  batch.flatMap((event) => (event.type === 'page' ? event.path : []))

it('whoever agreed is named by id and store, then every page is told, at most ten to a batch', async () => {
  const { router } = renderAt('/a', collecting(false))
  await screen.findByRole('heading', { level: 1, name: /Welcome back/ })
  const go = (path: string) => act(() => router.navigate(path))
  // Eight pages after the first and who it is: ten in all. Of an address nothing is told but its path.
  for (const path of [...places, '/a/orders?q=ada%40example.com', '/a/products']) await go(path)
  await waitFor(() => expect(told.batches.flat()).toHaveLength(10), { timeout: 20_000 })
  // One batch, unless the machine took more than five seconds for the pages.
  for (const batch of told.batches) expect(batch.length).toBeLessThanOrEqual(10)
  const all = told.batches.flat()
  expect(all.map(({ type }) => type)).toEqual(['identify', ...Array.from({ length: 9 }, () => 'page')])
  expect(all[0]).toMatchObject({ user_id: staff.id, traits: { store: store.name } })
  expect(pathsIn(all)).toEqual(['/a', ...places, '/a/orders', '/a/products'])
  expect(JSON.stringify(all)).not.toContain('ada@')
})

it('what is fewer goes after five seconds; after opting out nothing goes at all', async () => {
  const { router } = renderAt('/a/orders', collecting(false))
  await screen.findByRole('heading', { level: 1, name: /Orders/ })
  await waitFor(() => expect(told.batches).toHaveLength(1), { timeout: 20_000 })
  expect(told.batches[0]?.map(({ type }) => type)).toEqual(['identify', 'page'])

  await act(() => router.navigate('/a/settings/personal-information/usage-data'))
  await userEvent.click(await screen.findByRole('switch', { name: /Opt out/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('Preferences saved')
  for (const path of places) await act(() => router.navigate(path))
  await new Promise((resolve) => setTimeout(resolve, 5500))
  expect(pathsIn(told.batches.flat()).filter((path) => places.includes(path))).toEqual(['/a/orders'])
})

it('nothing is told of whoever has opted out before', async () => {
  const { router, sent } = renderAt('/a/orders', collecting(true))
  await screen.findByRole('heading', { level: 1, name: /Orders/ })
  await waitFor(() => expect(sent('GET /admin/analytics-configs').length).toBeGreaterThan(0))
  for (const path of [...places, ...places]) await act(() => router.navigate(path))
  await new Promise((resolve) => setTimeout(resolve, 5500))
  expect(told.batches).toEqual([])
})

it('an e-mail address is told of whoever neither hides nor opts out, and nobody of the anonymous', async () => {
  const { router } = renderAt('/a/settings/personal-information/usage-data', collecting(false, true))
  await userEvent.click(await screen.findByRole('switch', { name: /Anonymize/ }))
  await userEvent.type(screen.getByRole('textbox', { name: /E-mail/i }), 'ada@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  await screen.findByText('Preferences saved')
  const tracked = () =>
    told.batches.flat().flatMap((event) => (event.type === 'track' ? [[event.event, event.properties]] : []))
  await waitFor(() => expect(tracked()).toEqual([['user_email_given', { email: 'ada@example.com' }]]), {
    timeout: 20_000,
  })

  // From now on they are nobody.
  await userEvent.click(screen.getByRole('switch', { name: /Anonymize/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Continue' }))
  const before = told.batches.length
  for (const path of places) await act(() => router.navigate(path))
  await waitFor(() => expect(told.batches.length).toBeGreaterThan(before), { timeout: 20_000 })
  const last = JSON.stringify(told.batches.at(-1))
  expect(last).not.toContain(staff.id)
  expect(last).not.toContain('ada@')
})
