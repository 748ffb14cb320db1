export { type Asked, type FakeRoutes, type FakeShop, fakeShop, refuse } from './fake-shop'
