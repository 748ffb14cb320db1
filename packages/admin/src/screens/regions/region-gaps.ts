import type { Region } from '@cartwright/contract'

/** Without one of these nobody can buy in a region. */
export type Gap = 'countries' | 'payment_providers' | 'fulfillment_providers'

/** What to do about each: a sentence of the screen. */
export const gapWords = {
  countries: 'gap_countries',
  payment_providers: 'gap_payment_providers',
  fulfillment_providers: 'gap_fulfillment_providers',
} as const

const needed: readonly Gap[] = ['countries', 'payment_providers', 'fulfillment_providers']

/** What a region lacks before somebody can buy there. */
export const gapsOf = (region: Region): Gap[] => needed.filter((gap) => region[gap]?.length === 0)
