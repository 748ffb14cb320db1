import { splitPrefix } from '../i18n/prefix'
import type { ShopVisit } from './context.server'

/** What the shop is told of whoever asks for a mail: its language, and where its links lead. */
export function readerOf({ language, prefix, region }: Pick<ShopVisit, 'language' | 'prefix' | 'region'>): {
  language: string
  country_code?: string
} {
  const [only, ...others] = region.countries
  const country = splitPrefix(prefix).prefix?.country ?? (others.length === 0 ? only?.code : undefined)
  return { language, ...(country ? { country_code: country } : {}) }
}
