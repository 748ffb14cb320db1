import '@testing-library/jest-dom/vitest'
import { createClient } from '@cartwright/sdk'
import { ShopProvider } from '@cartwright/sdk/react'
import { type FakeRoutes, fakeShop } from '@cartwright/sdk/testing'
import { en as ui } from '@cartwright/ui/strings'
import { cleanup, render } from '@testing-library/react'
import realUser from '@testing-library/user-event'
import i18n from 'i18next'
import { http } from 'msw'
import { setupServer } from 'msw/node'
import { initReactI18next } from 'react-i18next'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { afterAll, afterEach, beforeAll, vi } from 'vitest'
import common from '../../public/locales/en/common.json'
import customers from '../../public/locales/en/customers.json'
import home from '../../public/locales/en/home.json'
import login from '../../public/locales/en/login.json'
import orders from '../../public/locales/en/orders.json'
import products from '../../public/locales/en/products.json'
import settings from '../../public/locales/en/settings.json'
import type { Extension } from '../extensions/extension'
import { registryOf } from '../extensions/registry'
import { routesWith } from '../routes'
import { createCache } from '../shop'
import { answers } from './examples'

export const server = setupServer()

/** Somebody who types without pauses. */
export const userEvent = realUser.setup({ delay: null })

const baseUrl = 'http://shop.test'

/** The whole application in English, at a path, with a shop that answers by the contract. */
export function renderAt(path: string, changes: FakeRoutes = {}, extensions: readonly Extension[] = []) {
  const shop = fakeShop({ ...answers, ...changes })
  server.use(http.all(`${baseUrl}/*`, ({ request }) => shop.fetch(request)))
  const router = createMemoryRouter(routesWith(registryOf(extensions)), { initialEntries: [path] })
  render(
    <ShopProvider client={createClient({ baseUrl })} queryClient={createCache()}>
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
    resources: { en: { common, customers, home, login, orders, products, settings, ui } },
  })
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  server.resetHandlers()
})
afterAll(() => server.close())

export { act, screen, waitFor, within } from '@testing-library/react'
