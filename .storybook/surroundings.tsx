import type { Decorator, Loader } from '@storybook/react-vite'
import { useEffect } from 'react'
import { toasts } from '../packages/ui/src/overlays/Toast/toast-queue.js'
import { tagOf } from '../packages/ui/src/strings/languages.js'
import { loadStrings } from '../packages/ui/src/strings/load-strings.js'
import { translator } from '../packages/ui/src/strings/translate.js'
import { UiProvider } from '../packages/ui/src/strings/UiProvider.js'
import type { UiStrings } from '../packages/ui/src/strings/use-strings.js'
import { lengthen } from '../packages/ui/src/testing/lengthen.js'

/** What the toolbar and the test run choose for every story. */
export interface Surroundings {
  theme: 'system' | 'light' | 'dark'
  /** A tag of `languages`, or `long`: English with words twice as long. */
  locale: string
  /** The size of text, in percent of what the reader's browser is set to. */
  text: '100' | '200'
  motion: 'system' | 'reduced'
}

const localeOf = ({ locale }: Surroundings) => (locale === 'en' || locale === 'long' ? 'en-US' : locale)

/** Fetches the strings first, so that a story is in its language from its first picture on. */
export const withStrings: Loader = async ({ globals }) => {
  const { locale } = globals as Surroundings
  const strings = await loadStrings(locale === 'long' ? 'en' : locale)
  return { strings: locale === 'long' ? lengthen(strings) : strings }
}

/** Lets a play function say what the reader sees: `say('next')`. */
export const sayIt = (context: Parameters<Loader>[0]) => {
  const tag = tagOf(localeOf(context.globals as Surroundings))
  context.say = translator(tag, context.loaded.strings as UiStrings)
}

/** The queue of toasts outlives a story, and the next one is not to show them. */
export const withoutToasts = () => toasts.clear

/** Language, direction, theme, size of text and motion of the toolbar. */
export const inSurroundings: Decorator = (Story, { globals, loaded }) => {
  const surroundings = globals as Surroundings
  const { theme, text, motion } = surroundings
  const locale = localeOf(surroundings)
  useEffect(() => {
    const page = document.documentElement
    page.lang = tagOf(locale)
    page.dir = locale === 'ar' ? 'rtl' : 'ltr'
    page.style.fontSize = text === '200' ? '200%' : ''
    if (theme === 'system') delete page.dataset.theme
    else page.dataset.theme = theme
    if (motion === 'reduced') page.style.setProperty('--cw-move', '0')
    else page.style.removeProperty('--cw-move')
  }, [locale, theme, text, motion])
  return (
    <UiProvider locale={locale} strings={loaded.strings as UiStrings | undefined}>
      <Story />
    </UiProvider>
  )
}
