import { cartOperations } from './cart/cart-operations'
import { catalogOperations } from './catalog/catalog-operations'
import { checkoutOperations } from './checkout/checkout-operations'
import type { Operation } from './operation'
import { orderOperations } from './order/order-operations'

/** Everything that agents can ask for. Each is a door by REST and a tool by MCP. */
export const operations: readonly Operation[] = [
  ...catalogOperations,
  ...cartOperations,
  ...checkoutOperations,
  ...orderOperations,
]
