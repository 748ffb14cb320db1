'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: products. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List what is sold, with prices for the shopper. */
export const useProducts = read('GET /store/products', 'query')
/** Read a product with prices for the shopper. */
export const useProduct = read('GET /store/products/:id', 'query')
/** Search the catalogue by words. */
export const useSearchProducts = change('POST /store/products/search')
/** List variants, with prices for the shopper. */
export const useVariants = read('GET /store/variants', 'query')
/** Read a variant with prices for the shopper. */
export const useVariant = read('GET /store/variants/:id', 'query')
/** List tags. */
export const useProductTags = read('GET /store/product-tags', 'query')
/** List types of products. */
export const useProductTypes = read('GET /store/product-types', 'query')
