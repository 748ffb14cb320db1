import type { ReactElement } from 'react'
import { Extensions } from './extensions/Extensions'
import { extensionRoutes } from './extensions/extension-routes'
import type { Registry } from './extensions/registry'
import { Permitted } from './kit/Permitted'
import { paths } from './paths'
import type { Route } from './router/match'
import { registry } from './screens/registry'
import type { Screen } from './screens/screen'
import { App } from './shell/App'
import { Measured } from './shell/Measured'
import { fetched } from './shell/missing-code'
import { RouteError } from './shell/RouteError'
import { Shell } from './shell/Shell'
import { Start } from './shell/Start'

/** A screen whose code is fetched when it is first shown. */
const screen = (load: () => Promise<() => ReactElement | null>) => async () => ({
  Component: await fetched(load),
})

/** A screen of the registry: whoever may not use it is told who grants it. */
const routeOf = ({ path, load, needs }: Screen): Route => ({
  ...(path ? { path } : { index: true }),
  lazy: async () => {
    const Content = await fetched(load)
    return {
      Component: () => (
        <Permitted to={needs} isExplained>
          <Content />
        </Permitted>
      ),
    }
  },
})

/** All addresses of the back office, with those of its extensions. */
export const routesWith = (extended: Registry): Route[] => [
  {
    element: (
      <Extensions registry={extended}>
        <App />
      </Extensions>
    ),
    errorElement: <RouteError />,
    children: [
      { path: '/', element: <Start /> },
      { path: paths.login, lazy: screen(async () => (await import('./screens/login/LoginPage')).LoginPage) },
      { path: paths.setup, lazy: screen(async () => (await import('./screens/setup/SetupPage')).SetupPage) },
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
          {
            // What goes wrong with a screen leaves the way to the others.
            errorElement: <RouteError isInside />,
            children: [
              ...registry.map(routeOf),
              ...extensionRoutes(extended),
              {
                path: '*',
                lazy: screen(async () => (await import('./kit/NotFoundPage')).NotFoundPage),
              },
            ],
          },
        ],
      },
      { path: '*', lazy: screen(async () => (await import('./kit/NotFoundPage')).NotFoundPage) },
    ],
  },
]
