import { type ComponentType, lazy } from 'react'
import type { Route } from '../router/match'
import type { ExtensionPage, ExtensionSettings } from './extension'
import { Guarded } from './Guarded'
import type { Registry } from './registry'

function routeOf(page: (ExtensionPage | ExtensionSettings) & { extension: string }) {
  const { path, permission, extension } = page
  const Screen: ComponentType = page.load ? lazy(page.load) : page.component
  return {
    path: path.replace(/^\/|\/$/g, ''),
    element: (
      <Guarded extension={extension} permission={permission} isExplained>
        <Screen />
      </Guarded>
    ),
  }
}

/** The pages of extensions, below `/a`. */
export const extensionRoutes = (registry: Registry): Route[] => [
  ...registry.pages.map(routeOf),
  ...registry.settings.map((settings) =>
    routeOf({ ...settings, path: `settings/${settings.path.replace(/^\//, '')}` }),
  ),
]
