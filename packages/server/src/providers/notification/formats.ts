import { LRUCache } from 'lru-cache'

interface Formats {
  plural: Intl.PluralRules
  count: Intl.NumberFormat
  day: Intl.DateTimeFormat
  country: Intl.DisplayNames
}

/** Bounded, as locales come from customers. */
const known = new LRUCache<string, Formats>({ max: 100 })

/** What writes figures, days and countries of a locale: making these costs more than a whole mail. */
export function formatsFor(locale: string): Formats {
  let formats = known.get(locale)
  if (!formats) {
    formats = {
      plural: new Intl.PluralRules(locale),
      count: new Intl.NumberFormat(locale),
      day: new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }),
      country: new Intl.DisplayNames([locale], { type: 'region' }),
    }
    known.set(locale, formats)
  }
  return formats
}
