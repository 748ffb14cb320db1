import { type FakeRoutes, type FakeShop, fakeShop } from '../fake-shop'
import { cartRoutes } from './carts'
import { checked } from './checked'
import { checkoutRoutes } from './checkout'
import { collectionRoutes } from './collections'
import { customerRoutes } from './customers'
import { createMemory, type Memory, type Tables } from './memory'
import { orderRoutes } from './orders'
import { productRoutes } from './products'
import { regionRoutes } from './regions'

const families = [
  productRoutes,
  collectionRoutes,
  regionRoutes,
  cartRoutes,
  checkoutRoutes,
  orderRoutes,
  customerRoutes,
]

export interface SmallShopOptions {
  /** Rows it starts with, whole as a shop answers them. More are made by its calls. */
  rows?: { [T in keyof Tables]?: readonly (Tables[T] extends Map<string, infer Row> ? Row : never)[] }
  /** Calls that are answered otherwise, or that it does not know. */
  routes?: FakeRoutes
  /** The time of what is made, as ISO text; fixed where pictures are compared. */
  now?: () => string
}

export interface SmallShop extends FakeShop {
  /** What it answers, to be mixed with the replies of another shop. */
  routes: FakeRoutes
  /** What it keeps, by id: to look at, and to change behind its back. */
  tables: Tables
}

/**
 * A shop in memory that remembers what it is told, for tests and stories: products, collections, regions, deliveries, carts with
 * their totals, customers and orders. It reads requests and holds its answers to the contract. It has one visitor, no discounts
 * and no gift cards, and answers whole rows whatever `fields` and `expand` say; what it does not serve is 404.
 */
export function smallShop({ rows = {}, routes = {}, now }: SmallShopOptions = {}): SmallShop {
  const memory: Memory = createMemory(now)
  for (const [table, given] of Object.entries(rows)) {
    const kept = memory[table as keyof Tables] as Map<string, { id: string }>
    for (const row of given) kept.set(row.id, structuredClone(row))
  }
  const served = families.map((of) => checked(of(memory)))
  const all: FakeRoutes = Object.assign({}, ...served, routes)
  return { ...fakeShop(all), routes: all, tables: memory }
}
