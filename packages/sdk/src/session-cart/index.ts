export { allowedQuantity } from './quantity'
export {
  changeSessionCart,
  emptySessionCart,
  type SessionCart,
  type SessionCartChange,
  type SessionItem,
  type SessionRegion,
  type SessionVariant,
} from './session-cart'
export { createSessionCartStore, type SessionCartStore } from './session-cart-store'
export { loadSessionCart, parseSessionCart, sessionCartKey, storeSessionCart } from './storage'
