import type { Decorator, Preview } from '@storybook/react-vite'
import { useEffect, useState } from 'react'
import { en } from '../packages/ui/src/strings/en.js'
import { languages } from '../packages/ui/src/strings/languages.js'
import { loadStrings } from '../packages/ui/src/strings/load-strings.js'
import { UiProvider } from '../packages/ui/src/strings/UiProvider.js'
import type { UiStrings } from '../packages/ui/src/strings/use-strings.js'
import '../packages/ui/src/styles.css'
import './preview.css'

/** Language, direction and theme of the toolbar. */
const inSurroundings: Decorator = (Story, { globals }) => {
  const { locale, theme } = globals as { locale: string; theme: string }
  const [strings, setStrings] = useState<UiStrings>(en)
  const direction = locale === 'ar' ? 'rtl' : 'ltr'
  useEffect(() => {
    let isCurrent = true
    void loadStrings(locale).then((loaded) => isCurrent && setStrings(loaded))
    return () => {
      isCurrent = false
    }
  }, [locale])
  useEffect(() => {
    const page = document.documentElement
    page.lang = locale
    page.dir = direction
    if (theme === 'system') delete page.dataset.theme
    else page.dataset.theme = theme
  }, [locale, direction, theme])
  return (
    <UiProvider locale={locale === 'en' ? 'en-US' : locale} strings={strings}>
      <Story />
    </UiProvider>
  )
}

export default {
  decorators: [inSurroundings],
  parameters: {
    layout: 'padded',
    a11y: { test: 'error' },
    controls: { expanded: true },
  },
  globalTypes: {
    theme: {
      description: 'Theme',
      toolbar: { title: 'Theme', icon: 'mirror', items: ['system', 'light', 'dark'], dynamicTitle: true },
    },
    locale: {
      description: 'Language and direction',
      toolbar: {
        title: 'Language',
        icon: 'globe',
        items: languages.map(({ tag, name }) => ({ value: tag, title: name })),
        dynamicTitle: true,
      },
    },
  },
  initialGlobals: { theme: 'system', locale: 'en' },
} satisfies Preview
