import type { Routes } from '../http/ask'
import { analyticsRoutes } from './analytics/routes'
import { auditRoutes } from './audit/routes'
import { authRoutes } from './auth/routes'
import { cartRoutes } from './cart/routes'
import { checkoutRoutes } from './checkout/routes'
import { currencyRoutes } from './currency/routes'
import { customerRoutes } from './customer/routes'
import { inviteRoutes } from './invite/routes'
import { noteRoutes } from './note/routes'
import { notificationRoutes } from './notification/routes'
import { oauthRoutes } from './oauth/routes'
import { fulfillmentRoutes } from './fulfillment/routes'
import { orderRoutes } from './order/routes'
import { publishableKeyRoutes } from './publishable-key/routes'
import { productRoutes } from './product/routes'
import { regionRoutes } from './region/routes'
import { returnReasonRoutes } from './return-reason/routes'
import { salesChannelRoutes } from './sales-channel/routes'
import { stockLocationRoutes } from './stock-location/routes'
import { storeRoutes } from './store/routes'
import { uploadRoutes } from './upload/routes'
import { userRoutes } from './user/routes'

/**
 * The modules in their order: people, places, catalogue, selling, after the sale, office. Each uses only those
 * above it. A call of the contract that no module serves does not compile.
 */
export const served = {
  ...userRoutes,
  ...inviteRoutes,
  ...customerRoutes,
  ...authRoutes,
  ...currencyRoutes,
  ...regionRoutes,
  ...orderRoutes,
  ...fulfillmentRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...salesChannelRoutes,
  ...publishableKeyRoutes,
  ...stockLocationRoutes,
  ...storeRoutes,
  ...returnReasonRoutes,
  ...noteRoutes,
  ...notificationRoutes,
  ...uploadRoutes,
  ...analyticsRoutes,
  ...oauthRoutes,
  ...auditRoutes,
  ...productRoutes,
} satisfies Partial<Routes>
