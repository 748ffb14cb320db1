import { expect, it, vi } from 'vitest'
import { renderAt, screen, within } from '../testing/render-at'
import { defineAdminExtension } from './extension'
import { useExtensionWords } from './extension-words'
import { loadExtensions } from './load-extensions'
import { offered } from './offered'

const listed = (from: string, failure?: string) => ({ from, code: `/app/${from}.js`, styles: [], failure })
const Points = () => <p>{useExtensionWords()('points', { count: 3 })}</p>
const points = defineAdminExtension({
  name: 'Points',
  widgets: [{ zone: 'home.after', component: Points }],
  sentences: { en: { points_one: '{{count}} point', points_other: '{{count}} points' } },
})

it('extensions are fetched each by itself: what cannot be read is left out and said', async () => {
  const code: Record<string, () => unknown> = {
    '/app/good.js': () => ({ default: points }),
    '/app/throws.js': () => {
      throw new Error('It does not open')
    },
    '/app/empty.js': () => ({}),
    '/app/wants.js': () => ({ default: { name: 'Wants', pages: [{ path: 'orders', component: Points }] } }),
  }
  const registry = await loadExtensions(
    [
      listed('good'),
      listed('throws'),
      listed('empty'),
      listed('unbuilt', 'admin.tsx:3: No export'),
      listed('wants'),
    ],
    async (address) => code[address]?.(),
  )
  expect(registry.names).toEqual(['Points', 'Wants'])
  expect(registry.broken).toEqual(expect.arrayContaining(['throws', 'empty', 'unbuilt']))
  expect(registry.problems.toSorted()).toEqual([
    'Wants: The path "orders" belongs to the back office and cannot be taken by an extension.',
    'empty: its module has no extension as its default export: use defineAdminExtension',
    'throws: It does not open',
    'unbuilt: admin.tsx:3: No export',
  ])
})

it('bundles find the one React and the hooks of the back office', async () => {
  await loadExtensions([])
  expect(globalThis.cartwrightOffered).toBe(offered)
})

it('sentences of an extension are read by its own parts', async () => {
  await loadExtensions([listed('good')], async () => ({ default: points }))
  renderAt('/a', {}, [points])
  expect(await screen.findByText('3 points')).toBeInTheDocument()
})

it('home says which extension is missing, and the settings why', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  const registry = await loadExtensions([listed('throws', 'It does not open')])
  const { router } = renderAt('/a', {}, registry)
  expect(await screen.findByText('The extension “throws” could not be shown')).toBeInTheDocument()
  expect(screen.getByRole('navigation', { name: 'Main navigation' })).toBeInTheDocument()
  await router.navigate('/a/settings')
  const told = await screen.findByText('Parts of extensions are left out')
  expect(
    within(told.closest('[role=alert]') as HTMLElement).getByText('throws: It does not open'),
  ).toBeInTheDocument()
})
