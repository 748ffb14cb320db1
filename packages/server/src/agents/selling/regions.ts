import type { Region } from '@cartwright/contract'

/** What is known of where a buyer is. */
export interface Place {
  country?: string | undefined
  currency?: string | undefined
}

/** The two letters of a country that is named by them, by three letters or in full, among those where the shop sells. */
export function countryIn(regions: readonly Region[], name: string | undefined): string | undefined {
  const said = name?.trim().toLowerCase()
  if (!said) return undefined
  for (const { countries = [] } of regions)
    for (const { iso_2, iso_3, name: full, display_name } of countries)
      if ([iso_2, iso_3, full, display_name].some((one) => one?.toLowerCase() === said)) return iso_2
  return undefined
}

/** The region a buyer is served in: that of the country, else one of the currency, else the first. */
export function regionFor(regions: readonly Region[], { country, currency }: Place): Region | undefined {
  const code = countryIn(regions, country)
  const inCountry = regions.find(({ countries = [] }) => countries.some(({ iso_2 }) => iso_2 === code))
  const wanted = currency?.trim().toLowerCase()
  return (code && inCountry) || regions.find(({ currency_code }) => currency_code === wanted) || regions[0]
}
