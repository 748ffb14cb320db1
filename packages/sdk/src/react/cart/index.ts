export { type CartRegionChange, cartRegionChange } from '../../rules/region-change'
export {
  type CartControls,
  CartProvider,
  type CartProviderProps,
  type NewLine,
  useCart,
} from './CartProvider'
export { type CartStorage, cartIdKey } from './cart-memory'
export type { CartRequest, LinePreview } from './cart-request'
export type { CartDefaults, CartResult, CartState } from './cart-store'
export { expectedCart } from './expected-cart'
export type { CartMerge } from './merge-carts'
export type { CartOutcome, Completion } from './send-change'
