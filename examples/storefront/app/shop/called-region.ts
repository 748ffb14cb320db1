import type { ShopRegion } from './context.server'

/** A region's name as an address spells it. */
export const regionSlug = ({ name }: Pick<ShopRegion, 'name'>): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '')

/** The region that an address means: by its id, its name, or a country of it. */
export function regionCalled(regions: readonly ShopRegion[], called: string): ShopRegion | undefined {
  const wanted = called.toLowerCase()
  return (
    regions.find(({ id }) => id.toLowerCase() === wanted) ??
    regions.find((region) => regionSlug(region) === wanted) ??
    regions.find(({ countries }) => countries.some(({ code }) => code === wanted))
  )
}
