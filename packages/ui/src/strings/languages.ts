/**
 * The languages of the interface, by the name of their file. `tm` is Tamil, whose tag elsewhere is `ta`.
 * Names are written in the language itself.
 */
export const languages = [
  { file: 'en', tag: 'en', name: 'English' },
  { file: 'de', tag: 'de', name: 'Deutsch' },
  { file: 'fr', tag: 'fr', name: 'Français' },
  { file: 'hr', tag: 'hr', name: 'Hrvatski' },
  { file: 'it', tag: 'it', name: 'Italiano' },
  { file: 'pt', tag: 'pt-BR', name: 'Português (Brasil)' },
  { file: 'uk', tag: 'uk', name: 'Українська' },
  { file: 'ar', tag: 'ar', name: 'العربية' },
  { file: 'pl', tag: 'pl', name: 'Polski' },
  { file: 'es', tag: 'es', name: 'Español' },
  { file: 'hi', tag: 'hi', name: 'हिन्दी' },
  { file: 'bs', tag: 'bs', name: 'Bosanski' },
  { file: 'vi', tag: 'vi', name: 'Tiếng Việt' },
  { file: 'tm', tag: 'ta', name: 'தமிழ்' },
  { file: 'ru', tag: 'ru', name: 'Русский' },
  { file: 'sl', tag: 'sl', name: 'Slovenščina' },
  { file: 'bg', tag: 'bg', name: 'Български' },
  { file: 'ko', tag: 'ko', name: '한국어' },
  { file: 'ja', tag: 'ja', name: '日本語' },
  { file: 'cs', tag: 'cs', name: 'Čeština' },
  { file: 'zh', tag: 'zh-CN', name: '简体中文' },
] as const

export type Language = (typeof languages)[number]['file']

/** The language file for a locale: `ta-IN` → `tm`, `pt-PT` → `pt`, an unknown one → `en`. */
export function languageOf(locale: string): Language {
  const wanted = locale.toLowerCase().split(/[-_]/)[0]
  return languages.find((one) => one.file === wanted || one.tag.split('-')[0] === wanted)?.file ?? 'en'
}

/** The tag that Intl and the browser understand: `tm` → `ta`, `zh` → `zh-CN`, others stay. */
export function tagOf(locale: string): string {
  return languages.find((one) => one.file === locale)?.tag ?? locale
}

/**
 * The tag that numbers, dates and names of countries are written by, the same in every browser. Bosnian is missing from
 * Chromium's tables; what they hold for Bosnia in Latin letters reads the same.
 */
export function intlTagOf(locale: string): string {
  const tag = tagOf(locale)
  return tag.split('-')[0] === 'bs' ? 'sr-Latn-BA' : tag
}
