'use client'

import type { ReactNode } from 'react'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { RouterProvider } from 'react-aria-components'
import { TooltipProvider } from '../overlays/Tooltip/TooltipProvider.js'
import { MissingPartContext } from '../parts/missing-part.js'
import { StringsProvider, type StringsProviderProps } from './StringsProvider.js'

export interface UiProviderProps extends StringsProviderProps {
  /** Follows links inside the application without loading a page, as a router's `navigate` does. */
  navigate?: (href: string) => void
  /** Turns an application path into what the address bar shows, as a router's `useHref` does. */
  useHref?: (href: string) => string
  /**
   * Where dialogs, menus, tooltips and toasts are put; the body of the page when absent. In a shadow root an element inside of
   * it, or the styles would not reach them.
   */
  portalContainer?: () => HTMLElement | null
  /** Called when the code of what opens over the page, a menu say, could not be fetched: it stays closed. */
  onMissingPart?: (error: unknown) => void
  children: ReactNode
}

/** Sets language, direction and link handling for the components below it, whose tooltips it makes one group. */
export function UiProvider({
  locale,
  strings,
  navigate,
  useHref,
  portalContainer,
  onMissingPart,
  children,
}: UiProviderProps) {
  const page = (
    <StringsProvider locale={locale} strings={strings}>
      <PortalProvider getContainer={portalContainer}>
        <TooltipProvider>
          {navigate ? (
            <RouterProvider navigate={navigate} useHref={useHref}>
              {children}
            </RouterProvider>
          ) : (
            children
          )}
        </TooltipProvider>
      </PortalProvider>
    </StringsProvider>
  )
  return onMissingPart ? (
    <MissingPartContext.Provider value={onMissingPart}>{page}</MissingPartContext.Provider>
  ) : (
    page
  )
}
