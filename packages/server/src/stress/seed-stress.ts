import { conflict } from '../errors'
import { migrationsOf } from '../store/database/migrate'
import type { DatabaseConfig } from '../store/database/open'
import type { OnProgress } from '../store/dump/copy-rows'
import { holdsShop } from '../store/dump/holds-shop'
import { openStaging } from '../store/dump/staging'
import { CustomerWriter } from './customers'
import { OrderWriter } from './orders'
import { writePlaces } from './places'
import { OrderPlan, openedAt, type Scale } from './plan-orders'
import { mostVariants, ProductWriter, productOf, type Variant } from './products'
import { RowSink } from './row-sink'

export interface StressOptions extends Partial<Scale> {
  onProgress?: OnProgress
}
export interface Stressed {
  products: number
  orders: number
  customers: number
  rows: number
}

/** The past of a stress shop ends here unless it is told otherwise, so that the same seed gives the same shop for ever. */
const endOfPast = Date.UTC(2026, 0, 1)

/**
 * Makes a large shop in an empty database: goods, customers, and orders of the last `days` with everything that a
 * checkout and the work after it leave behind. The same seed and numbers give the same rows. All of it is there, or
 * nothing. Its orders tell no events and its products have no pictures.
 * @throws conflict `target_not_empty` when there is a shop already, and when somebody has the database open
 */
export async function seedStress(
  database: DatabaseConfig,
  {
    seed = 42,
    products = 1000,
    orders = 500,
    days = 90,
    until = endOfPast,
    onProgress = () => {},
  }: StressOptions = {},
): Promise<Stressed> {
  const scale: Scale = { seed, products, orders: products === 0 ? 0 : orders, days, until }
  if (await holdsShop(database))
    throw conflict('target_not_empty', 'There is a shop already: a stress shop is made in an empty database')
  const known = migrationsOf('url' in database ? 'postgres' : 'sqlite').map(({ name }) => name)
  const staging = await openStaging(database, known)
  try {
    const sink = new RowSink(staging)
    const customers = await fill(sink, scale, onProgress)
    await staging.finish()
    await staging.commit()
    return { products, orders: scale.orders, customers, rows: sink.written }
  } finally {
    await staging.discard()
  }
}

/** Returns how many customers there are. */
async function fill(sink: RowSink, scale: Scale, onProgress: OnProgress): Promise<number> {
  const { seed, products, orders, until } = scale
  const from = openedAt(scale)
  const tell = (share: number) => onProgress({ rows: sink.written, share })
  const plan = new OrderPlan(scale)
  const demand = plan.demand()
  const demandOf = (variant: Variant) => demand.get(variant.number) ?? { sold: 0, reserved: 0 }
  const places = writePlaces(sink, seed, from - mostPlaces)
  const shelf = new ProductWriter(sink, places, seed, from)
  // A product leaves about as many rows behind as two orders do.
  const work = products + orders / 2
  for (let number = 0; number < products; number++) {
    shelf.write(productOf(seed, number, from), demandOf)
    await sink.flush()
    if (number % 500 === 0) tell(number / work)
  }
  const customers = new CustomerWriter(sink, seed, plan.customers)
  const counter = new OrderWriter(sink, places, customers, seed, until)
  for (let number = 0; number < orders; number++) {
    counter.write(plan.order(number))
    await sink.flush()
    if (number % 500 === 0) tell((products + number / 2) / work)
  }
  if (orders > 0) sink.add('counter', { id: 'order', value: orders })
  await sink.flush(true)
  tell(1)
  return plan.customers
}

/** Places are made one a millisecond, before the first product. */
const mostPlaces = 1000 * mostVariants
