'use client'
import { read } from '../read-hook'

// Store: collections. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List collections. */
export const useCollections = read('GET /store/collections', 'query')
/** Read a collection. */
export const useCollection = read('GET /store/collections/:id')
