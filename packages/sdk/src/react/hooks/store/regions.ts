'use client'
import { read } from '../read-hook'

// Store: regions. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List regions with their countries and providers. */
export const useRegions = read('GET /store/regions', 'query')
/** Read a region. */
export const useRegion = read('GET /store/regions/:id', 'query')
