import type { Routes } from '../http/request'
import { analyticsRoutes } from './analytics/routes'
import { auditRoutes } from './audit/routes'
import { accountRoutes } from './auth/account-routes'
import { apiTokenRoutes } from './auth/api-token-routes'
import { deviceSignInRoutes } from './auth/device-sign-in-routes'
import { authRoutes } from './auth/routes'
import { batchJobRoutes } from './batch-job/routes'
import { cartRoutes } from './cart/routes'
import { categoryRoutes } from './category/routes'
import { completions } from './checkout/begin-completion'
import { checkoutRoutes } from './checkout/routes'
import { claimRoutes } from './claim/routes'
import { collectionRoutes } from './collection/routes'
import { currencyRoutes } from './currency/routes'
import { customerRoutes } from './customer/routes'
import { discountRoutes } from './discount/routes'
import { documentRoutes } from './document/routes'
import { draftOrderRoutes } from './draft-order/routes'
import { fulfillmentRoutes } from './fulfillment/routes'
import { giftCardRoutes } from './gift-card/routes'
import { healthRoutes } from './health/routes'
import { inboxRoutes } from './inbox/routes'
import { inventoryRoutes } from './inventory/routes'
import { stockRoutes } from './inventory/stock-routes'
import { inviteRoutes } from './invite/routes'
import { liveRoutes } from './live/routes'
import { newsletterRoutes } from './newsletter/routes'
import { noteRoutes } from './note/routes'
import { notificationRoutes } from './notification/routes'
import { oauthRoutes } from './oauth/routes'
import { orderRoutes } from './order/routes'
import { orderEditRoutes } from './order-edit/routes'
import { paymentCollectionRoutes } from './payment/collection-routes'
import { paymentRoutes } from './payment/routes'
import { pricingRoutes } from './price-list/routes'
import { productRoutes } from './product/routes'
import { searchRoutes } from './product-search/routes'
import { publishableKeyRoutes } from './publishable-key/routes'
import { regionRoutes } from './region/routes'
import { restockRoutes } from './restock/routes'
import { returnRoutes } from './return/routes'
import { returnReasonRoutes } from './return-reason/routes'
import { roleRoutes } from './role/routes'
import { salesRoutes } from './sales/routes'
import { salesChannelRoutes } from './sales-channel/routes'
import { setupRoutes } from './setup/routes'
import { shippingRoutes } from './shipping/routes'
import { stockLocationRoutes } from './stock-location/routes'
import { storeRoutes } from './store/routes'
import { swapRoutes } from './swap/routes'
import { swapCompletion } from './swap/swap-completion'
import { taxRoutes } from './tax/routes'
import { uploadRoutes } from './upload/routes'
import { userRoutes } from './user/routes'
import { viewRoutes } from './view/routes'
import { webhookRoutes } from './webhook/routes'

/** A swap's cart ends as a swap, not as an order. Said here, because checkout stands above swap. */
completions.swap = swapCompletion

/**
 * The modules in their order: people, places, catalogue, selling, after the sale, office. Each uses only those
 * above it. A call of the contract that no module serves does not compile.
 */
export const served = {
  ...userRoutes,
  ...inviteRoutes,
  ...customerRoutes,
  ...authRoutes,
  ...accountRoutes,
  ...deviceSignInRoutes,
  ...roleRoutes,
  ...setupRoutes,
  ...apiTokenRoutes,
  ...currencyRoutes,
  ...regionRoutes,
  ...collectionRoutes,
  ...categoryRoutes,
  ...orderRoutes,
  ...fulfillmentRoutes,
  ...returnRoutes,
  ...claimRoutes,
  ...draftOrderRoutes,
  ...swapRoutes,
  ...orderEditRoutes,
  ...salesRoutes,
  ...shippingRoutes,
  ...taxRoutes,
  ...discountRoutes,
  ...giftCardRoutes,
  ...paymentRoutes,
  ...paymentCollectionRoutes,
  ...cartRoutes,
  ...checkoutRoutes,
  ...salesChannelRoutes,
  ...publishableKeyRoutes,
  ...stockLocationRoutes,
  ...storeRoutes,
  ...returnReasonRoutes,
  ...restockRoutes,
  ...newsletterRoutes,
  ...noteRoutes,
  ...notificationRoutes,
  ...documentRoutes,
  ...uploadRoutes,
  ...batchJobRoutes,
  ...analyticsRoutes,
  ...oauthRoutes,
  ...auditRoutes,
  ...productRoutes,
  ...pricingRoutes,
  ...inventoryRoutes,
  ...stockRoutes,
  ...searchRoutes,
  ...viewRoutes,
  ...liveRoutes,
  ...webhookRoutes,
  ...inboxRoutes,
  ...healthRoutes,
} satisfies Routes
