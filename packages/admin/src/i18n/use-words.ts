import { useTranslation } from 'react-i18next'

/** Sentences of a screen. Each file of `public/locales/<language>` is one namespace. */
export function useWords(screen: Screen) {
  return useTranslation([screen, 'common']).t
}

export type Screen = 'common' | 'login' | 'home' | 'orders' | 'products' | 'customers' | 'settings'
