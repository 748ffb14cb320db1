import { act, cleanup, render, screen, waitFor } from '@testing-library/react'
import { StrictMode } from 'react'
import { afterEach, expect, it } from 'vitest'
import type { AnalyticsEvent, AnalyticsProvider } from '../../analytics'
import { type FakeRoutes, fakeShop, refuse } from '../../testing/fake-shop'
import { FeatureFlagsProvider } from '../feature-flags'
import { ShopProvider } from '../ShopProvider'
import { UsageAnalytics, useAnalytics, usePageViews } from './UsageAnalytics'
import { useUpdateAnalyticsConfig } from './use-analytics-config'

afterEach(cleanup)

function Page({ path }: { path: string }) {
  usePageViews(path)
  const { isActive, track } = useAnalytics()
  const update = useUpdateAnalyticsConfig()
  return (
    <>
      <button type="button" onClick={() => track('pressed', { email: 'ada@example.com' })}>
        {isActive ? 'active' : 'silent'}
      </button>
      <button type="button" onClick={() => update.mutate({ opt_out: true })}>
        Opt out
      </button>
    </>
  )
}

function show(
  config: object | undefined,
  { flag = true, hasProvider = true, routes = {} as FakeRoutes } = {},
) {
  let current = config
  const events: AnalyticsEvent[] = []
  const leaving: boolean[] = []
  const provider: AnalyticsProvider = {
    send(batch, { isLeaving }) {
      events.push(...batch)
      leaving.push(isLeaving)
    },
  }
  const { client, requests } = fakeShop({
    'GET /admin/auth': { user: { id: 'usr_1', email: 'ada@example.com' } as never },
    'GET /admin/store': {
      store: {
        name: 'Kiln & Loom',
        feature_flags: [{ key: 'analytics', value: flag }],
        modules: [],
      } as never,
    },
    'GET /admin/analytics-configs': () =>
      current
        ? ({ analytics_config: current } as never)
        : (refuse(404, { type: 'not_found', message: 'none' }) as never),
    'POST /admin/analytics-configs/update': ({ body }) => {
      current = { ...current, ...body }
      return { analytics_config: current } as never
    },
    ...routes,
  })
  const page = (path: string) => (
    <StrictMode>
      <ShopProvider client={client}>
        <FeatureFlagsProvider>
          <UsageAnalytics provider={hasProvider ? provider : undefined}>
            <Page path={path} />
          </UsageAnalytics>
        </FeatureFlagsProvider>
      </ShopProvider>
    </StrictMode>
  )
  const { rerender } = render(page('/a'))
  /** The page goes, and with it what was gathered. */
  const leave = () => act(async () => void window.dispatchEvent(new Event('pagehide')))
  return { events, leaving, leave, requests, go: (path: string) => rerender(page(path)) }
}
const press = (name: string) => act(async () => screen.getByRole('button', { name }).click())

it('whoever agreed is named by id and store, and each page is told', async () => {
  const { events, leaving, leave, go } = show({ opt_out: false, anonymize: false })
  await screen.findByRole('button', { name: 'active' })
  go('/a/orders?q=ada')
  go('/a/orders?q=lovelace')
  go('/invite')
  await press('active')
  await leave()
  expect(events.map(({ type }) => type)).toEqual(['identify', 'page', 'page', 'page', 'page', 'track'])
  expect(events[0]).toMatchObject({ user_id: 'usr_1', traits: { store: 'Kiln & Loom' } })
  expect(events.flatMap((event) => (event.type === 'page' ? event.path : []))).toEqual([
    '/a',
    '/a/orders',
    '/a/orders',
    '/invite',
  ])
  expect(leaving).toEqual([true])
})

it('the anonymous are told of without a person', async () => {
  const { events, leave } = show({ opt_out: false, anonymize: true })
  await screen.findByRole('button', { name: 'active' })
  await press('active')
  await leave()
  // A press right after the first drawing may come before the effect that tells of the page.
  expect(events.map(({ type }) => type).toSorted()).toEqual(['identify', 'page', 'track'])
  expect(JSON.stringify(events)).not.toMatch(/usr_1|ada@/)
})

it.each<[string, object | undefined, Parameters<typeof show>[1], number]>([
  ['whoever opted out', { opt_out: true, anonymize: false }, {}, 1],
  ['whoever has not decided', undefined, {}, 1],
  ['a shop without the flag', { opt_out: false, anonymize: false }, { flag: false }, 0],
  ['an application without a provider', { opt_out: false, anonymize: false }, { hasProvider: false }, 1],
])('nothing is told of %s', async (_, config, options, asked) => {
  const { events, leave, requests } = show(config, options)
  await waitFor(() =>
    expect(requests.filter(({ call }) => call === 'GET /admin/analytics-configs')).toHaveLength(asked),
  )
  await waitFor(() => expect(requests.filter(({ call }) => call === 'GET /admin/store')).not.toHaveLength(0))
  await press('silent')
  await leave()
  expect(events).toEqual([])
})

it('opting out ends it at once, and what was gathered is not sent', async () => {
  const { events, leave } = show({ opt_out: false, anonymize: false })
  await screen.findByRole('button', { name: 'active' })
  await press('active')
  await press('Opt out')
  await screen.findByRole('button', { name: 'silent' })
  await leave()
  expect(events).toEqual([])
})
