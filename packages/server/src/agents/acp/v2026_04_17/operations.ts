import { cartOperations } from './cart/cart-operations'
import { checkoutOperations } from './checkout/checkout-operations'
import type { Operation } from './operation'

/** Everything that agents can ask for, each a door. */
export const operations: readonly Operation[] = [...checkoutOperations, ...cartOperations]
