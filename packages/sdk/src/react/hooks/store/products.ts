'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Store: products. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useProducts = read('GET /store/products', 'query')
export const useProduct = read('GET /store/products/:id', 'query')
export const useSearchProducts = change('POST /store/products/search')
export const useVariants = read('GET /store/variants', 'query')
export const useVariant = read('GET /store/variants/:id', 'query')
export const useProductTags = read('GET /store/product-tags', 'query')
export const useProductTypes = read('GET /store/product-types', 'query')
