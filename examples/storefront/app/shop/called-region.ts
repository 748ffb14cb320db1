import { regionSlug } from '@cartwright/sdk/rules'
import type { ShopRegion } from './context.server'

/** The region that an address means: by its id, its name, or a country of it. */
export function regionCalled(regions: readonly ShopRegion[], called: string): ShopRegion | undefined {
  const wanted = called.toLowerCase()
  return (
    regions.find(({ id }) => id.toLowerCase() === wanted) ??
    regions.find((region) => regionSlug(region) === wanted) ??
    regions.find(({ countries }) => countries.some(({ code }) => code === wanted))
  )
}
