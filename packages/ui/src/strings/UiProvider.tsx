'use client'

import type { ReactNode } from 'react'
import { RouterProvider } from 'react-aria-components'
import { StringsProvider, type StringsProviderProps } from './StringsProvider.js'

export interface UiProviderProps extends StringsProviderProps {
  /** Follows links inside the application without loading a page, as react-router's navigate does. */
  navigate?: (href: string) => void
  /** Turns an application path into what the address bar shows, as react-router's useHref does. */
  useHref?: (href: string) => string
  children: ReactNode
}

/** Sets language, direction and link handling for the components below it. */
export function UiProvider({ locale, strings, navigate, useHref, children }: UiProviderProps) {
  return (
    <StringsProvider locale={locale} strings={strings}>
      {navigate ? (
        <RouterProvider navigate={navigate} useHref={useHref}>
          {children}
        </RouterProvider>
      ) : (
        children
      )}
    </StringsProvider>
  )
}
