import type { Routes } from '../http/ask'
import { authRoutes } from './auth/routes'
import { productRoutes } from './product/routes'
import { regionRoutes } from './region/routes'

/**
 * The modules in their order: people, places, catalogue, selling, after the sale, office. Each uses only those
 * above it. A call of the contract that no module serves does not compile.
 */
export const served = {
  ...authRoutes,
  ...regionRoutes,
  ...productRoutes,
} satisfies Partial<Routes>
