import '@testing-library/jest-dom/vitest'
import { createClient } from '@cartwright/sdk'
import { ShopProvider } from '@cartwright/sdk/react'
import { type FakeRoutes, fakeShop } from '@cartwright/sdk/testing'
import { toasts } from '@cartwright/ui'
import { en as ui } from '@cartwright/ui/strings'
import { cleanup, render } from '@testing-library/react'
import realUser from '@testing-library/user-event'
import i18n from 'i18next'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { initReactI18next } from 'react-i18next'
import { afterAll, afterEach, beforeAll, beforeEach, vi } from 'vitest'
import type { AdminExtension } from '../extensions/extension'
import type { Registry } from '../extensions/registry'
import { registryOf } from '../extensions/registry-of'
import { RouterProvider } from '../router/RouterProvider'
import { createMemoryRouter } from '../router/router'
import { routesWith } from '../routes'
import { createCache, staffClient } from '../shop'
import { answers } from './examples'

const files = import.meta.glob<object>('../../public/locales/en/*.json', { eager: true, import: 'default' })
const words = Object.fromEntries(
  Object.entries(files).map(([path, file]) => [path.replace(/^.*\/|\.json$/g, ''), file]),
)

export const server = setupServer()

/** Somebody who types without pauses. */
export const userEvent = realUser.setup({ delay: null })

const baseUrl = 'http://shop.test'

/** The whole application in English, at a path, with a shop that answers by the contract. */
export function renderAt(
  path: string,
  changes: FakeRoutes = {},
  extensions: readonly AdminExtension[] | Registry = [],
) {
  const shop = fakeShop({ ...answers, ...changes })
  server.use(http.all(`${baseUrl}/*`, ({ request }) => shop.fetch(request)))
  const router = createMemoryRouter(routesWith('names' in extensions ? extensions : registryOf(extensions)), {
    initialEntries: [path],
  })
  render(
    <ShopProvider client={staffClient(createClient({ baseUrl }))} queryClient={createCache()}>
      <RouterProvider router={router} />
    </ShopProvider>,
  )
  return {
    router,
    requests: shop.requests,
    sent: (call: string) => shop.requests.filter((one) => one.call === call),
  }
}

beforeAll(async () => {
  server.listen({ onUnhandledRequest: 'error' })
  await i18n.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    ns: ['common', 'ui'],
    defaultNS: 'common',
    interpolation: { escapeValue: false },
    resources: { en: { ...words, ui } },
  })
})
// A busy machine takes longer for a test than a toast stays.
beforeEach(() => toasts.pause('test'))
afterEach(() => {
  cleanup()
  // Toasts outlive the page that made them, as their queue is one for the whole window.
  toasts.clear()
  toasts.resume('test')
  vi.useRealTimers()
  server.resetHandlers()
})
afterAll(() => server.close())

export { act, screen, waitFor, within } from '@testing-library/react'
