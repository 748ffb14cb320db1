import { PageSpinner } from '@cartwright/ui/Spinner'
import type { ReactElement } from 'react'
import { Navigate, type RouteObject } from 'react-router'
import { Extensions } from './extensions/Extensions'
import { extensionRoutes } from './extensions/extension-routes'
import { extensions } from './extensions/installed'
import { type Registry, registryOf } from './extensions/registry'
import { paths } from './paths'
import { App } from './shell/App'
import { Measured } from './shell/Measured'
import { RouteError } from './shell/RouteError'
import { Shell } from './shell/Shell'
import { Start } from './shell/Start'

/** A screen whose code is fetched when it is first shown. */
const screen = (load: () => Promise<() => ReactElement | null>) => async () => ({ Component: await load() })

/** All addresses of the back office, with those of its extensions. */
export const routesWith = (registry: Registry): RouteObject[] => [
  {
    element: (
      <Extensions registry={registry}>
        <App />
      </Extensions>
    ),
    errorElement: <RouteError />,
    hydrateFallbackElement: <PageSpinner />,
    children: [
      { path: '/', element: <Start /> },
      { path: paths.login, lazy: screen(async () => (await import('./screens/login/LoginPage')).LoginPage) },
      {
        path: paths.resetPassword,
        lazy: screen(async () => (await import('./screens/login/ResetPasswordPage')).ResetPasswordPage),
      },
      {
        element: <Measured />,
        children: [
          {
            path: paths.invite,
            lazy: screen(async () => (await import('./screens/login/InvitePage')).InvitePage),
          },
        ],
      },
      {
        path: paths.home,
        element: <Shell />,
        children: [
          { index: true, lazy: screen(async () => (await import('./screens/home/HomePage')).HomePage) },
          {
            path: 'orders',
            lazy: screen(async () => (await import('./screens/orders/OrdersPage')).OrdersPage),
          },
          {
            path: 'orders/:id',
            lazy: screen(async () => (await import('./screens/orders/OrderPage')).OrderPage),
          },
          {
            path: 'products',
            lazy: screen(async () => (await import('./screens/products/ProductsPage')).ProductsPage),
          },
          {
            path: 'products/new',
            lazy: screen(async () => (await import('./screens/products/NewProductPage')).NewProductPage),
          },
          {
            path: 'products/:id',
            lazy: screen(async () => (await import('./screens/products/ProductPage')).ProductPage),
          },
          {
            path: 'customers',
            lazy: screen(async () => (await import('./screens/customers/CustomersPage')).CustomersPage),
          },
          {
            path: 'customers/:id',
            lazy: screen(async () => (await import('./screens/customers/CustomerPage')).CustomerPage),
          },
          { path: 'settings', element: <Navigate to={paths.storeSettings} replace /> },
          {
            path: 'settings/details',
            lazy: screen(
              async () => (await import('./screens/settings/StoreSettingsPage')).StoreSettingsPage,
            ),
          },
          {
            path: 'settings/personal-information',
            lazy: screen(async () => (await import('./screens/settings/PersonalPage')).PersonalPage),
          },
          {
            path: 'settings/personal-information/usage-data',
            lazy: screen(async () => (await import('./screens/settings/UsagePage')).UsagePage),
          },
          ...extensionRoutes(registry),
          {
            path: '*',
            lazy: screen(async () => (await import('./kit/NotFoundPage')).NotFoundPage),
          },
        ],
      },
      { path: '*', lazy: screen(async () => (await import('./kit/NotFoundPage')).NotFoundPage) },
    ],
  },
]

export const routes = routesWith(registryOf(extensions))
