import { intlTagOf, type Language, languageOf, tagOf, languages as ui } from '@cartwright/ui/strings'

export { type Language, languageOf, tagOf }

/** The languages of the shop, by the name of their file: those of the components, so that no page is in two. */
export const languages: readonly Language[] = ui.map(({ file }) => file)

/** What each language calls itself. */
export const languageNames = Object.fromEntries(ui.map(({ file, name }) => [file, name])) as Record<
  Language,
  string
>

export const isLanguage = (text: string | undefined): text is Language =>
  (languages as readonly string[]).includes(text ?? '')

export const directionOf = (language: Language): 'ltr' | 'rtl' => (language === 'ar' ? 'rtl' : 'ltr')

/**
 * What the shopper chose, else the best of what the browser accepts, else what most people of the region's country read,
 * else English. `country` is a two-letter code in lower case, `accepted` an `Accept-Language` header.
 */
export function chooseLanguage(wanted: {
  chosen?: string
  country?: string
  accepted?: string | null
}): Language {
  if (isLanguage(wanted.chosen)) return wanted.chosen
  return acceptedLanguage(wanted.accepted) ?? languageOfCountry(wanted.country) ?? 'en'
}

/** The language of a tag such as `pt-BR` or `ta`; undefined for one the shop does not speak. */
function languageOfTag(tag: string): Language | undefined {
  const language = languageOf(tag)
  // An unknown language is answered with English, which only `en` itself means.
  return language === 'en' && !/^en\b/i.test(tag) ? undefined : language
}

function acceptedLanguage(header = '' as string | null): Language | undefined {
  const parts = (header ?? '').slice(0, 500).split(',')
  const wanted = parts.flatMap((part) => {
    const [tag = '', ...options] = part.trim().split(/\s*;\s*/)
    const weight = Number(options.find((option) => option.startsWith('q='))?.slice(2) ?? 1)
    const language = languageOfTag(tag)
    return language && weight > 0 ? [{ language, weight }] : []
  })
  // Sorting keeps the order of those that are wanted equally.
  return wanted.sort((a, b) => b.weight - a.weight)[0]?.language
}

/** The browsers' own tables know what is read where; no list of ours has to. */
function languageOfCountry(country: string | undefined): Language | undefined {
  if (!country || !/^[a-z]{2}$/i.test(country)) return undefined
  return languageOfTag(new Intl.Locale(`und-${country}`).maximize().language)
}

/** Where each language is written, the first country being the one whose way of writing it is the usual. */
const countries: Record<Language, string> = {
  en: 'gb us ie ae au ca nz in sg za',
  de: 'de at be ch li lu',
  fr: 'fr be ca ch lu mc',
  hr: 'hr ba',
  it: 'it ch sm',
  pt: 'br pt',
  uk: 'ua',
  ar: 'ae sa eg bh jo kw ma om qa',
  pl: 'pl',
  es: 'es mx ar cl co pe us uy',
  hi: 'in',
  bs: 'ba',
  vi: 'vn',
  tm: 'in lk my sg',
  ru: 'ru by kz',
  sl: 'si',
  bg: 'bg',
  ko: 'kr',
  ja: 'jp',
  cs: 'cz',
  zh: 'cn sg',
}

/** Whether people of a country, by its two letters in lower case, write in a language. */
export const isWrittenIn = (language: Language, country: string): boolean =>
  countries[language].split(' ').includes(country)

/** The language with the country it is written in: `de-AT` for German in Austria, `de-DE` for German in Japan. */
export function tagIn(language: Language, country = ''): string {
  const own = countries[language].split(' ')
  const place = own.includes(country) ? country : own[0]!
  return `${tagOf(language).split('-')[0]}-${place.toUpperCase()}`
}

/** The tag that numbers, dates and names of countries are written by, the same on the server and in every browser. */
export const localeOf = (language: Language, country?: string): string => intlTagOf(tagIn(language, country))
