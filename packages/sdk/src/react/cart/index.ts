export {
  type CartControls,
  CartProvider,
  type CartProviderProps,
  type NewLine,
  useCart,
} from './CartProvider'
export type { CartChange, LinePreview } from './cart-change'
export { type CartStorage, cartIdKey } from './cart-memory'
export { type CartRegionChange, cartRegionChange } from './cart-region-change'
export type { CartDefaults, CartResult, CartState } from './cart-store'
export { expectedCart } from './expected-cart'
export type { CartMerge } from './merge-carts'
export type { CartOutcome, Completion } from './send-change'
