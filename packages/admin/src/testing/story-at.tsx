import '../admin.css'
import { createClient } from '@cartwright/sdk'
import { ShopProvider } from '@cartwright/sdk/react'
import { type FakeRoutes, fakeShop } from '@cartwright/sdk/testing'
import { languageOf } from '@cartwright/ui/strings'
import i18n from 'i18next'
import { http } from 'msw'
import { type SetupWorker, setupWorker } from 'msw/browser'
import { useState } from 'react'
import { noExtensions } from '../extensions/registry'
import { startI18n } from '../i18n/i18n'
import { RouterProvider } from '../router/RouterProvider'
import { createMemoryRouter } from '../router/router'
import { routesWith } from '../routes'
import { createCache, staffClient } from '../shop'
import { accountOf, answers, staff } from './examples'

/** The whole back office at a path, as it stands in a window. */
export function BackOffice({ path }: { path: string }) {
  const [{ client, cache, router }] = useState(() => ({
    client: staffClient(createClient({ baseUrl: location.origin })),
    cache: createCache(),
    router: createMemoryRouter(routesWith(noExtensions), { initialEntries: [path] }),
  }))
  return (
    <ShopProvider client={client} queryClient={cache}>
      <RouterProvider router={router} />
    </ShopProvider>
  )
}

let worker: SetupWorker | undefined
let started: Promise<unknown> | undefined

/** Lets a fake shop answer what the screens of a story ask of the network, in the language of the toolbar. */
export const withShop =
  (changes: FakeRoutes = {}) =>
  async ({ globals }: { globals: { locale?: string } }) => {
    const account = { 'GET /admin/auth/account': { account: accountOf(staff) } }
    // Nothing happens meanwhile, and nobody else is there.
    const quiet = {
      'GET /admin/live': { revision: 1, is_whole: true, changes: [], present: [] },
      'POST /admin/live/place': { present: [] },
    } satisfies FakeRoutes
    const shop = fakeShop({ ...answers, ...quiet, ...account, ...changes })
    worker ??= setupWorker()
    started ??= Promise.all([
      worker.start({
        quiet: true,
        onUnhandledRequest: 'bypass',
        serviceWorker: { url: './mockServiceWorker.js' },
      }),
      startI18n(),
    ])
    await started
    // The shop stays until the next opens: what a screen asks for while it closes is answered, too.
    worker.resetHandlers()
    worker.use(http.all(`${location.origin}/admin/*`, ({ request }) => shop.fetch(request)))
    await i18n.changeLanguage(languageOf(globals.locale ?? 'en'))
  }
