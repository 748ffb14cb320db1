'use client'
import { read } from '../read-hook'

// Store: product categories. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List the categories that shoppers see. */
export const useProductCategories = read('GET /store/product-categories', 'query')
/** Read a category that shoppers see. */
export const useProductCategory = read('GET /store/product-categories/:id', 'shape')
