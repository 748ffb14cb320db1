import '@fontsource-variable/inter'
import '@cartwright/ui/styles.css'
import './admin.css'
import { keyOf, ShopProvider } from '@cartwright/sdk/react'
import { PageSpinner } from '@cartwright/ui/Spinner'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { installedExtensions } from './extensions/installed'
import { startI18n } from './i18n/i18n'
import { RouterProvider } from './router/RouterProvider'
import { createBrowserRouter } from './router/router'
import { routesWith } from './routes'
import { followTabs } from './shell/tabs'
import { client, createCache } from './shop'

// What the first screen waits for is asked for before its many files of code stand in line: its words, and who it is for.
const words = startI18n()
const cache = createCache()
followTabs(cache)
void cache.prefetchQuery({
  queryKey: keyOf('GET /admin/auth'),
  queryFn: ({ signal }) => client.send('GET /admin/auth', undefined, { signal }),
  retry: false,
})
const router = installedExtensions().then((registry) =>
  createBrowserRouter(routesWith(registry), { basename: import.meta.env.BASE_URL.replace(/\/$/, '') }),
)

// Not awaited here: what is fetched meanwhile may need this very file, and would wait for it to end.
void Promise.all([router, words]).then(([router]) =>
  createRoot(document.getElementById('root') as HTMLElement).render(
    <StrictMode>
      <ShopProvider client={client} queryClient={cache}>
        <Suspense fallback={<PageSpinner />}>
          <RouterProvider router={router} fallback={<PageSpinner />} />
        </Suspense>
      </ShopProvider>
    </StrictMode>,
  ),
)
