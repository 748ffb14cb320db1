export { defineShop, openShop, type ShopConfig } from './define-shop'
export { ShopError } from './errors'
export { createShop, type RunningShop, startShop } from './server'
export type { Shop } from './shop'
