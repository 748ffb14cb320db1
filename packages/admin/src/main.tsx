import './layers.css'
import '@fontsource-variable/inter'
import '@cartwright/ui/styles.css'
import './admin.css'
import { ShopProvider } from '@cartwright/sdk/react'
import { PageSpinner } from '@cartwright/ui/Spinner'
import { StrictMode, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import { startI18n } from './i18n/i18n'
import { routes } from './routes'
import { client, createCache } from './shop'

const router = createBrowserRouter(routes, { basename: import.meta.env.BASE_URL.replace(/\/$/, '') })

await startI18n()
createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ShopProvider client={client} queryClient={createCache()}>
      <Suspense fallback={<PageSpinner />}>
        <RouterProvider router={router} />
      </Suspense>
    </ShopProvider>
  </StrictMode>,
)
