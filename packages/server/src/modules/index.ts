import type { Routes } from '../http/ask'
import { authRoutes } from './auth/routes'
import { fulfillmentRoutes } from './fulfillment/routes'
import { orderRoutes } from './order/routes'
import { productRoutes } from './product/routes'
import { regionRoutes } from './region/routes'

/**
 * The modules in their order: people, places, catalogue, selling, after the sale, office. Each uses only those
 * above it. A call of the contract that no module serves does not compile.
 */
export const served = {
  ...authRoutes,
  ...regionRoutes,
  ...orderRoutes,
  ...fulfillmentRoutes,
  ...productRoutes,
} satisfies Partial<Routes>
