import { type Chance, chanceOf, idOf, mixed } from './chance'
import { firstNames, lastNames, streets, towns } from './goods'
import type { PlannedOrder } from './plan-orders'
import type { RowSink } from './row-sink'

export interface Customer {
  id: string
  email: string
  first_name: string
  last_name: string
}

/** Customers as they come: each is written with their first order. */
export class CustomerWriter {
  /** When each came, in ms. */
  readonly #since: Float64Array

  constructor(
    private readonly sink: RowSink,
    private readonly seed: number,
    count: number,
  ) {
    this.#since = new Float64Array(count)
  }

  /** Who placed an order, orders being gone through from the first to the last. */
  of({ customer: number, isFirst, at }: PlannedOrder, country: keyof typeof towns): Customer {
    if (isFirst) this.#since[number] = at
    const chance = chanceOf(mixed(this.seed, 'customer', number))
    const first_name = chance.pick(firstNames)
    const last_name = chance.pick(lastNames)
    const email = `${plain(first_name)}.${plain(last_name)}.${number + 1}@example.com`
    const id = idOf(this.seed, 'cus', number, this.#since[number] ?? at)
    const customer = { id, email, first_name, last_name }
    if (isFirst) this.#write(customer, number, at, { chance, country })
    return customer
  }

  /** A third have an account, with one address in its book. */
  #write(
    customer: Customer,
    number: number,
    at: number,
    { chance, country }: { chance: Chance; country: keyof typeof towns },
  ): void {
    const made = new Date(at).toISOString()
    const stamps = { created_at: made, updated_at: made }
    const has_account = chance.next() < 0.33
    this.sink.add('customer', { ...customer, has_account, ...stamps })
    if (!has_account) return
    const id = idOf(this.seed, 'addr', 2 * number + 1, at)
    this.sink.add('address', {
      id,
      customer_id: customer.id,
      ...addressOf(customer, country, chance),
      ...stamps,
    })
  }
}

/** An address in a country, as a parcel service would take it. */
export function addressOf({ first_name, last_name }: Customer, country: keyof typeof towns, chance: Chance) {
  const [city, postal_code] = chance.pick<readonly [string, string]>(towns[country])
  const address_1 = `${1 + chance.below(120)} ${chance.pick(streets)}`
  return { first_name, last_name, address_1, city, postal_code, country_code: country }
}

const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^A-Za-z]/g, '')
    .toLowerCase()
