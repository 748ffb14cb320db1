export { type Asked, type FakeRoutes, type FakeShop, fakeShop, refuse } from './fake-shop'
export type { Tables } from './small-shop/memory'
export { type SmallShop, type SmallShopOptions, smallShop } from './small-shop/small-shop'
