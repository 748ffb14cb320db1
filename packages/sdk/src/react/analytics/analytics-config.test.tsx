import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { type FakeRoutes, fakeShop, refuse } from '../../testing/fake-shop'
import { FeatureFlagsProvider } from '../feature-flags'
import { ShopProvider } from '../ShopProvider'
import { useAnalyticsConfig, useUpdateAnalyticsConfig } from './use-analytics-config'

afterEach(cleanup)

function Preferences() {
  const { analytics_config, isUndecided, isPending, error } = useAnalyticsConfig()
  const update = useUpdateAnalyticsConfig()
  return (
    <>
      <p>
        {isUndecided
          ? 'undecided'
          : analytics_config
            ? analytics_config.opt_out
              ? 'out'
              : 'in'
            : error
              ? 'failed'
              : isPending && 'open'}
      </p>
      <button type="button" onClick={() => update.mutate({ anonymize: true, opt_out: true })}>
        Opt out
      </button>
    </>
  )
}
const show = (routes: FakeRoutes, ...flags: string[]) => {
  const feature_flags = ['other', ...flags].map((key) => ({ key, value: true }))
  const shop = fakeShop({
    'GET /admin/auth': { user: { id: 'usr_1' } as never },
    'GET /admin/store': { store: { feature_flags, modules: [] } as never },
    ...routes,
  })
  render(
    <ShopProvider client={shop.client}>
      <FeatureFlagsProvider>
        <Preferences />
      </FeatureFlagsProvider>
    </ShopProvider>,
  )
  return { ...shop, asked: () => shop.requests.filter(({ call }) => call.includes('analytics')) }
}
const config = (opt_out: boolean) => ({ analytics_config: { opt_out, anonymize: false } as never })

it('the config is not asked for while the flag is off', async () => {
  const { requests, asked } = show({ 'GET /admin/analytics-configs': config(false) })
  await waitFor(() => expect(requests).toHaveLength(2))
  expect(screen.getByText('open')).toBeDefined()
  expect(asked()).toEqual([])
})

it('the config is asked for once, even when that fails', async () => {
  const { asked } = show(
    { 'GET /admin/analytics-configs': refuse(400, { type: 'x', message: 'no' }) },
    'analytics',
  )
  await screen.findByText('failed')
  expect(asked()).toHaveLength(1)
})

it('a decision is sent, and the config read anew', async () => {
  let current: ReturnType<typeof config> | undefined
  const { asked } = show(
    {
      'GET /admin/analytics-configs': () =>
        current ?? (refuse(404, { type: 'not_found', message: 'none' }) as never),
      'POST /admin/analytics-configs/update': () => {
        current = config(true)
        return current
      },
    },
    'analytics',
  )
  await screen.findByText('undecided')
  fireEvent.click(screen.getByRole('button'))
  await screen.findByText('out')
  expect(asked()[1]?.body).toEqual({ anonymize: false, opt_out: true })
})
