import type { Routes } from '../http/ask'
import { authRoutes } from './auth/routes'
import { cartRoutes } from './cart/routes'
import { checkoutRoutes } from './checkout/routes'
import { regionRoutes } from './region/routes'

/**
 * The modules in their order: people, places, catalogue, selling, after the sale, office. Each uses only those
 * above it. A call of the contract that no module serves does not compile.
 */
export const served = {
  ...authRoutes,
  ...regionRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
} satisfies Partial<Routes>
