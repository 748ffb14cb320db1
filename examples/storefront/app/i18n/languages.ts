export const languages = ['en', 'de', 'fr', 'es', 'ja', 'ar'] as const
export type Language = (typeof languages)[number]

export const languageNames: Record<Language, string> = {
  en: 'English',
  de: 'Deutsch',
  fr: 'Français',
  es: 'Español',
  ja: '日本語',
  ar: 'العربية',
}

export const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly string[]).includes(text ?? '')

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/** Languages a country reads before its shopper has said anything. */
const ofCountry: Record<string, Language> = { ae: 'ar' }

/** What the shopper chose, else what the region reads, else the best of what the browser accepts. */
export function chooseLanguage(wanted: {
  chosen?: string
  country?: string
  accepted?: string | null
}): Language {
  if (isLanguage(wanted.chosen)) return wanted.chosen
  const local = wanted.country && ofCountry[wanted.country]
  if (local) return local
  for (const part of (wanted.accepted ?? '').split(',')) {
    const code = part.trim().slice(0, 2).toLowerCase()
    if (isLanguage(code) && code !== 'ar') return code
  }
  return 'en'
}

/** The tag numbers and dates are written by: the language as it is written in that country. */
export function localeOf(language: Language, country = 'gb'): string {
  const written: Record<Language, string[]> = {
    en: ['gb', 'us', 'ie', 'ae'],
    de: ['de', 'at'],
    fr: ['fr', 'be'],
    es: ['es'],
    ja: ['jp'],
    ar: ['ae'],
  }
  const own = written[language]
  return `${language}-${(own.includes(country) ? country : own[0]!).toUpperCase()}`
}
