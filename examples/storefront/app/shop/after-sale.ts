import { splitPrefix } from '../i18n/prefix'
import type { ShopVisit } from './context.server'

/** How prices are shown in a region that need not be the one the shopper looks at now. */
export const inclusiveIn = (shop: Pick<ShopVisit, 'region' | 'regions'>, regionId: string | null): boolean =>
  (shop.regions.find(({ id }) => id === regionId) ?? shop.region).inclusive

/** The path of a page as the router knows it, which puts the language and country of the address before it by itself. */
export const pagePath = (request: Request): string => splitPrefix(new URL(request.url).pathname).rest

/** Where the shopper is, to come back to after a sign-in. */
export const pathOf = (request: Request): string => pagePath(request) + new URL(request.url).search
