'use client'
import { read } from '../read-hook'

// Store: regions. One hook a call; read-hook.ts and change-hook.ts say what each takes.
export const useRegions = read('GET /store/regions', 'query')
export const useRegion = read('GET /store/regions/:id', 'query')
