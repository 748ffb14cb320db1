'use client'

import { type ReactNode, useMemo } from 'react'
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider'
import { RouterProvider } from 'react-aria-components'
import { I18nProvider } from 'react-aria-components/I18nProvider'
import { TooltipProvider } from '../overlays/Tooltip/TooltipProvider.js'
import { tagOf } from './languages.js'
import { translator } from './translate.js'
import { StringsContext, type UiStrings } from './use-strings.js'

export interface UiProviderProps {
  /** Language and region, for numbers, dates and direction: `de`, `en-GB`, `ar-AE`. */
  locale: string
  /** The strings of that language. Leave out where the application's i18next holds them as namespace `ui`. */
  strings?: UiStrings
  /** Follows links inside the application without loading a page, as react-router's navigate does. */
  navigate?: (href: string) => void
  /** Turns an application path into what the address bar shows, as react-router's useHref does. */
  useHref?: (href: string) => string
  /**
   * Where dialogs, menus, tooltips and toasts are put; the body of the page when absent. In a shadow root an element inside of
   * it, or the styles would not reach them.
   */
  portalContainer?: () => HTMLElement | null
  children: ReactNode
}

/** Sets language, direction and link handling for the components below it, whose tooltips it makes one group. */
export function UiProvider({
  locale,
  strings,
  navigate,
  useHref,
  portalContainer,
  children,
}: UiProviderProps) {
  const tag = tagOf(locale)
  const read = useMemo(() => (strings ? translator(tag, strings) : null), [tag, strings])
  const content = navigate ? (
    <RouterProvider navigate={navigate} useHref={useHref}>
      {children}
    </RouterProvider>
  ) : (
    children
  )
  return (
    <I18nProvider locale={tag}>
      <PortalProvider getContainer={portalContainer}>
        <TooltipProvider>
          {read ? <StringsContext.Provider value={read}>{content}</StringsContext.Provider> : content}
        </TooltipProvider>
      </PortalProvider>
    </I18nProvider>
  )
}
