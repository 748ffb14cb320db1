import type { Routes } from '../http/ask'
import { authRoutes } from './auth/routes'
import { categoryRoutes } from './category/routes'
import { collectionRoutes } from './collection/routes'
import { inventoryRoutes } from './inventory/routes'
import { pricingRoutes } from './pricing/routes'
import { productRoutes } from './product/routes'
import { regionRoutes } from './region/routes'

/**
 * The modules in their order: people, places, catalogue, selling, after the sale, office. Each uses only those
 * above it. A call of the contract that no module serves does not compile.
 */
export const served = {
  ...authRoutes,
  ...regionRoutes,
  ...collectionRoutes,
  ...categoryRoutes,
  ...productRoutes,
  ...pricingRoutes,
  ...inventoryRoutes,
} satisfies Partial<Routes>
