import { beforeEach, describe, expect, it, vi } from 'vitest'
import { staff } from '../testing/examples'
import { act, renderAt, screen, within } from '../testing/render-at'
import type { AdminExtension, ExtensionWidget } from './extension'
import { registryOf } from './registry-of'
import { reservedPaths, reservedReason, reservedSettings } from './reserved-paths'
import { showZones } from './shown-zones'

const Star = () => <svg aria-hidden="true" />
const loyalty: AdminExtension = {
  name: 'Loyalty',
  pages: [
    { path: 'loyalty', component: () => <h1>Points</h1>, link: { label: { en: 'Loyalty' }, icon: Star } },
    { path: '/loyalty/:id', component: () => <h1>Points of one</h1> },
  ],
  settings: [
    {
      path: 'points',
      component: () => <h1>What a point is worth</h1>,
      label: 'Points',
      description: 'Their worth',
      icon: Star,
    },
    {
      path: 'levels',
      component: () => <h1>Levels</h1>,
      label: 'Levels',
      description: 'Gold and silver',
      icon: Star,
    },
  ],
  widgets: [
    { zone: 'order.details.after', component: ({ order }) => <p>12 points for #{order.display_id}</p> },
  ],
}
const spoken = () => vi.spyOn(console, 'error').mockImplementation(() => {})

describe('paths', () => {
  it.each(reservedPaths)('%s is ours', (path) => {
    expect(reservedReason(path, 'page')).toMatch(/belongs to the back office/)
    expect(reservedReason(`/${path.toUpperCase()}/`, 'page')).toBeDefined()
  })
  it.each(reservedSettings)('settings/%s is ours', (path) =>
    expect(reservedReason(path, 'settings')).toMatch(/belongs to the back office/),
  )
  it.each([
    ['orders/{id}', 'page', true],
    ['orders/recent', 'page', true],
    ['discounts/:code', 'page', true],
    ['settings/loyalty', 'page', true],
    ['', 'page', true],
    ['/', 'settings', true],
    ['../login', 'page', true],
    ['team/roles', 'settings', true],
    ['loyalty', 'page', false],
    ['loyalty/orders', 'page', false],
    ['orders/:id/labels', 'page', false],
    ['product-care', 'page', false],
    ['orders', 'settings', false],
  ] as const)('%s as a %s is refused: %s', (path, kind, isRefused) =>
    expect(reservedReason(path, kind) !== undefined).toBe(isRefused),
  )
})

it('what takes a path of ours or of another is left out, and said', () => {
  const page = (name: string, path: string): AdminExtension => ({
    name,
    pages: [{ path, component: () => null }],
  })
  const registry = registryOf([page('Labels', 'orders'), page('First', 'labels'), page('Second', '/labels')])
  expect(registry.pages.map(({ extension }) => extension)).toEqual(['First'])
  expect(registry.problems).toEqual([
    'Labels: The path "orders" belongs to the back office and cannot be taken by an extension.',
    'Second: The path "/labels" is taken by "First" already.',
  ])
})

it('settings are sorted by path', () =>
  expect(registryOf([loyalty]).settings.map(({ path }) => path)).toEqual(['levels', 'points']))

it('a page stands in the frame, with its link in the sidebar', async () => {
  renderAt('/a/loyalty', {}, [loyalty])
  expect(await screen.findByRole('heading', { name: 'Points' })).toBeInTheDocument()
  const navigation = within(screen.getByRole('navigation', { name: 'Main navigation' }))
  expect(navigation.getByRole('link', { name: 'Loyalty' })).toHaveAttribute('aria-current', 'page')
  expect(navigation.getByRole('link', { name: 'Loyalty' })).toHaveAttribute('href', '/a/loyalty')
})

it('settings have their cards and pages', async () => {
  const { router } = renderAt('/a/settings', {}, [loyalty])
  const cards = within(await screen.findByRole('navigation', { name: 'Extensions' }))
  expect(cards.getAllByRole('link').map((link) => link.textContent)).toEqual([
    'Levels Gold and silver',
    'Points Their worth',
  ])
  await act(() => router.navigate('/a/settings/points'))
  expect(await screen.findByRole('heading', { name: 'What a point is worth' })).toBeInTheDocument()
})

it('a widget is handed what its screen shows', async () => {
  renderAt('/a/orders/order_1042', {}, [loyalty])
  expect(await screen.findByText('12 points for #1042')).toBeInTheDocument()
})

describe('an extension that breaks', () => {
  beforeEach(() => void spoken())
  it('breaks alone, by its name', async () => {
    const broken: AdminExtension = {
      name: 'Broken',
      widgets: [
        {
          zone: 'order.details.after',
          component: () => {
            throw new Error('no points')
          },
        },
      ],
    }
    renderAt('/a/orders/order_1042', {}, [broken, loyalty])
    expect(await screen.findByText('The extension “Broken” could not be shown')).toBeInTheDocument()
    expect(screen.getByText('12 points for #1042')).toBeInTheDocument()
    expect(screen.getByRole('heading', { name: '#1042' })).toBeInTheDocument()
  })
})

it('who may not see it sees no widget and no link, and on its page what is missing', async () => {
  const secret: AdminExtension = {
    name: 'Secret',
    pages: [
      {
        path: 'secret',
        permission: 'users:write',
        component: () => <h1>Secret</h1>,
        link: { label: 'Secret', icon: Star },
      },
    ],
    widgets: [{ zone: 'home.after', permission: 'users:write', component: () => <p>For few</p> }],
  }
  const member = { 'GET /admin/auth': { user: { ...staff, role: 'member' as const } } }
  const { router } = renderAt('/a', member, [secret])
  await screen.findByRole('heading', { level: 1 })
  expect(screen.queryByText('For few')).not.toBeInTheDocument()
  expect(screen.queryByRole('link', { name: 'Secret' })).not.toBeInTheDocument()
  await act(() => router.navigate('/a/secret'))
  expect(await screen.findByText(/This needs the permission “users:write”/)).toBeInTheDocument()
})

it('zones can be shown to those who write extensions', async () => {
  renderAt('/a/orders/order_1042')
  await screen.findByRole('heading', { name: '#1042' })
  expect(document.querySelector('.ad-Zone')).toBeNull()
  act(() => showZones(true))
  expect(
    [...document.querySelectorAll('[data-shown]')].map((zone) => zone.getAttribute('data-zone')),
  ).toEqual(['order.details.before', 'order.details.after', 'order.details.side'])
  act(() => showZones(false))
})

it('a zone hands only what it has: this would not compile', () => {
  // @ts-expect-error an order page knows no product
  const widget: ExtensionWidget = {
    zone: 'order.details.after',
    component: ({ product }: { product: object }) => String(product),
  }
  expect(widget.zone).toBe('order.details.after')
})
