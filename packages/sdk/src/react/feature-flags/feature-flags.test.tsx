import { cleanup, render, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it } from 'vitest'
import { type FakeRoutes, fakeShop, refuse } from '../../testing/fake-shop'
import { ShopProvider } from '../ShopProvider'
import { FeatureFlagsProvider, FeatureGate, useFeatureFlags } from './FeatureFlags'
import { flagsOf } from './flags'

afterEach(cleanup)

const flag = (key: string, value: boolean) => ({ key, value })
const module = (name: string) => ({ module: name, resolution: '' })

describe('the flags of a store', () => {
  it.each([
    ['no flag at all', [], [module('inventoryService')], undefined],
    ['a flag', [flag('analytics', true)], [], { analytics: true }],
    ['a flag that is off', [flag('analytics', false)], [], { analytics: false }],
    [
      'modules beside flags',
      [flag('product_categories', true)],
      [module('inventoryService'), module('stockLocationService')],
      { product_categories: true, inventoryService: true, stockLocationService: true },
    ],
  ])('%s', (_, feature_flags, modules, flags) => expect(flagsOf({ feature_flags, modules })).toEqual(flags))
})

const store = (...keys: string[]) =>
  ({ store: { name: 'Kiln', feature_flags: keys.map((key) => flag(key, true)), modules: [] } }) as never

function Shown() {
  const { isLoaded } = useFeatureFlags()
  return (
    <>
      <p>{isLoaded ? 'loaded' : 'open'}</p>
      <FeatureGate flag="product_categories" fallback={<p>no categories</p>}>
        <p>categories</p>
      </FeatureGate>
    </>
  )
}
const show = (routes: FakeRoutes) => {
  const shop = fakeShop(routes)
  render(
    <ShopProvider client={shop.client}>
      <FeatureFlagsProvider>
        <Shown />
      </FeatureFlagsProvider>
    </ShopProvider>,
  )
  return shop
}

describe('the gate', () => {
  it('opens once session and store are there', async () => {
    const { requests } = show({
      'GET /admin/auth': { user: { id: 'usr_1' } as never },
      'GET /admin/store': store('product_categories'),
    })
    expect(screen.getByText('open')).toBeDefined()
    await screen.findByText('loaded')
    expect(screen.getByText('categories')).toBeDefined()
    expect(requests.map(({ call }) => call)).toEqual(['GET /admin/auth', 'GET /admin/store'])
  })

  it('asks for no store while nobody is signed in', async () => {
    const { requests } = show({
      'GET /admin/auth': refuse(401, { type: 'unauthorized', message: 'Unauthorized' }),
      'GET /admin/store': store('product_categories'),
    })
    await waitFor(() => expect(requests).toHaveLength(1))
    expect(screen.getByText('no categories')).toBeDefined()
    expect(screen.getByText('open')).toBeDefined()
  })
})
