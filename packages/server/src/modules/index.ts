import type { Routes } from '../http/ask'
import { authRoutes } from './auth/routes'
import { cartRoutes } from './cart/routes'
import { checkoutRoutes } from './checkout/routes'
import { currencyRoutes } from './currency/routes'
import { customerRoutes } from './customer/routes'
import { discountRoutes } from './discount/routes'
import { fulfillmentRoutes } from './fulfillment/routes'
import { giftCardRoutes } from './gift-card/routes'
import { orderRoutes } from './order/routes'
import { paymentCollectionRoutes } from './payment/collection-routes'
import { paymentRoutes } from './payment/routes'
import { productRoutes } from './product/routes'
import { publishableKeyRoutes } from './publishable-key/routes'
import { regionRoutes } from './region/routes'
import { salesChannelRoutes } from './sales-channel/routes'
import { shippingRoutes } from './shipping/routes'
import { stockLocationRoutes } from './stock-location/routes'
import { storeRoutes } from './store/routes'
import { taxRoutes } from './tax/routes'

/**
 * The modules in their order: people, places, catalogue, selling, after the sale, office. Each uses only those
 * above it. A call of the contract that no module serves does not compile.
 */
export const served = {
  ...customerRoutes,
  ...authRoutes,
  ...currencyRoutes,
  ...regionRoutes,
  ...orderRoutes,
  ...fulfillmentRoutes,
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
  ...productRoutes,
} satisfies Partial<Routes>
