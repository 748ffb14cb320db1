import { languageOf } from '../../languages'
import type { ShopSetup } from './shop-setup'

/** The language that somebody is written to in, and the country whose pages their links lead to. */
export interface ReaderPlace {
  language: string | null
  country_code: string | null
}

/**
 * What a reader asked for, as far as the shop has it: a language it writes, else the one of the request, and a country it
 * sells to.
 */
export function readerPlaceOf(
  { regions }: Pick<ShopSetup, 'regions'>,
  given: { language?: string | null; country_code?: string | null },
  locale: string | undefined,
): ReaderPlace {
  const country = given.country_code?.toLowerCase()
  const isSoldTo = [...regions.values()].some(({ countries }) =>
    countries.some(({ iso_2 }) => iso_2 === country),
  )
  return {
    language: languageOf(given.language ?? '') ?? languageOf(locale ?? '') ?? null,
    country_code: country && isSoldTo ? country : null,
  }
}

/** What the addresses of a storefront begin with for a reader: `/de-at`, `/de`, or nothing. */
export const addressPrefix = ({ language, country_code }: ReaderPlace): string =>
  language ? `/${language}${country_code ? `-${country_code}` : ''}` : ''
