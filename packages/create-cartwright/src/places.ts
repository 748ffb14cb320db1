import { join } from 'node:path'

/** Files of every shop, as they are. */
export const templates = join(import.meta.dirname, '../templates/shop')
/** The source of the storefront, which our build puts there. */
export const storefrontSource = join(import.meta.dirname, '../dist/storefront')
