// biome-ignore format: one look shows them all
const all = ['en', 'de', 'fr', 'hr', 'it', 'pt', 'uk', 'ar', 'pl', 'es', 'hi', 'bs', 'vi', 'ta', 'ru', 'sl', 'bg', 'ko', 'ja', 'cs', 'zh'] as const

export type Language = (typeof all)[number]
/** The languages the shop writes in: those of the interface. */
export const languages: readonly Language[] = all

/** The language of a locale such as `de-AT`; undefined for one the shop does not write and for text that is none. */
export function languageOf(locale: string): Language | undefined {
  // `tm` is what the interface calls its Tamil file.
  const language = locale.toLowerCase().replace(/^tm\b/, 'ta').split(/[-_]/)[0]
  return languages.find((one) => one === language)
}

/**
 * The language that content is asked for in: that of `?locale=` where it is named, and then no other, else the one that an
 * `Accept-Language` header prefers.
 */
export function contentLanguage(locale: string | undefined, header: string | null): Language | undefined {
  if (locale !== undefined) return languageOf(locale)
  return languageOf(acceptedLocale(header) ?? '')
}

/**
 * The locale an `Accept-Language` header prefers among those the shop writes: `de-AT` for `de-AT, en;q=0.5`. Undefined
 * when it names none of them, or any.
 */
export function acceptedLocale(header: string | null): string | undefined {
  if (!header || header.length > 500) return undefined
  const wanted = header.split(',').flatMap((part, place) => {
    const [locale = '', ...options] = part.trim().split(/\s*;\s*/)
    const weight = Number(options.find((option) => option.startsWith('q='))?.slice(2) ?? 1)
    return /^[a-z]{2,3}(-[a-z0-9]{2,8})*$/i.test(locale) && languageOf(locale) && weight > 0
      ? [{ locale, weight, place }]
      : []
  })
  return wanted.sort((a, b) => b.weight - a.weight || a.place - b.place)[0]?.locale
}
