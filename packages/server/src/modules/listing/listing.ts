import { LRUCache } from 'lru-cache'
import type { Db } from '../../store/database/engine'
import { inBackground } from '../../store/database/turns'
import { type Revisions, readRevisions, revisionAmong } from '../../store/memory/revision'
import type { Watched } from '../../store/schema/watched-tables'
import { changesBetween } from '../../store/writing/catalogue-changes'
import { nextPriceChange } from '../pricing/queries'
import { type ChangedProducts, changedProducts } from './changed-products'
import { Column, type Figures, Order, type Rule } from './kept'
import { loadRows } from './load-rows'
import { findCrossedLists, findPublished } from './queries'
import { Shelf } from './shelf'
import { Words } from './words'

/** Up to so many products whoever asks waits until all is read anew; beyond, the old is shown until the new is there. */
const quick = 5000
/** How many products are read at once. */
const together = 200

const decidesPrices: Watched[] = ['region', 'currency', 'tax_rate', 'product_type_tax_rate']
const decidesStock: Watched[] = ['sales_channel', 'sales_channel_location']

/**
 * All published products in the memory of this process, so that a list of a hundred thousand is counted in milliseconds.
 * The database says what changed: it is read before each list, and only the products that changed are read again.
 */
export class Listing {
  shelf = new Shelf()
  private readonly columns = new LRUCache<string, { part: 'prices' | 'stock'; column: Column }>({ max: 32 })
  private readonly orders = new LRUCache<string, Order>({ max: 32 })
  private index: Words | undefined
  private revision: number | undefined
  private pricedAt = 0
  private pricesChange: number | undefined
  private work: Promise<unknown> = Promise.resolve()
  private next: Promise<void> | undefined
  private isReplacing = false

  constructor(private readonly db: Db) {}

  /** Whether it was read at all. */
  get isRead(): boolean {
    return this.revision !== undefined
  }

  /** Whether it holds products just as they were at these revisions. */
  isAt(revisions: Revisions): boolean {
    return this.revision === catalogueOf(revisions) && !this.isReplacing
  }

  /** Brings it up to what was committed before this was called. */
  async follow(revisions: Revisions): Promise<void> {
    if (
      this.revision === catalogueOf(revisions) &&
      Date.now() < (this.pricesChange ?? Number.POSITIVE_INFINITY)
    )
      return
    // Those who come while somebody reads wait for one more reading, which they share.
    this.next ??= this.work.then(() => {
      this.next = undefined
      const reading = this.read()
      this.work = reading.catch(() => {})
      return reading
    })
    await this.next
  }

  /** What products are found by, read when somebody first searches. */
  async words(): Promise<Words> {
    this.index ??= new Words(this.shelf, this.db)
    const { index } = this
    await index.ready()
    return index
  }

  /** Figures of every product: what it costs somewhere without and with tax, whether it can be had. */
  prices = (name: string, figures: Figures, revisions: Revisions): Promise<Column> =>
    this.column(`prices ${name}`, 'prices', figures, revisionAmong(revisions, decidesPrices), 2)
  stock = (name: string, figures: Figures, revisions: Revisions): Promise<Column> =>
    this.column(`stock ${name}`, 'stock', figures, revisionAmong(revisions, decidesStock), 1)

  /** All products in an order, which is made when it is first asked for. */
  async order(name: string, rule: Rule, column?: Column, at = 0): Promise<Order> {
    let order = this.orders.get(name)
    if (order && order.column !== column) order = undefined
    order ??= new Order(this.shelf, rule, column, at)
    this.orders.set(name, order)
    await order.ready()
    return order
  }

  private async column(
    key: string,
    part: 'prices' | 'stock',
    figures: Figures,
    revision: number,
    width: number,
  ): Promise<Column> {
    const known = this.columns.get(key)?.column
    if (known?.revision === revision) {
      await known.ready()
      return known
    }
    const column = new Column(this.shelf, figures, key, revision, width)
    if (!known || this.shelf.size <= quick) {
      this.columns.set(key, { part, column })
      await column.ready()
      return column
    }
    const coming = `${key} (coming)`
    if (this.columns.get(coming)?.column.revision !== revision) {
      this.columns.set(coming, { part, column })
      const isStillWanted = () => this.columns.get(coming)?.column === column
      void inBackground(() => column.ready()).then(
        () => {
          if (isStillWanted()) this.columns.set(key, { part, column })
        },
        () => {
          if (isStillWanted()) this.columns.delete(coming)
        },
      )
    }
    return known
  }

  private async read(): Promise<void> {
    const revisions = await readRevisions(this.db)
    const now = Date.now()
    const reached = catalogueOf(revisions)
    const notes =
      this.revision === undefined ? undefined : await changesBetween(this.db, this.revision, reached)
    if (notes) {
      const lists = await findCrossedLists(this.db, this.pricedAt, now)
      await this.apply(await changedProducts(this.db, [...notes, { price_list: lists }]))
    } else if (this.shelf.size > quick && this.revision !== undefined) this.replaceSoon(reached)
    else this.take(await filledShelf(this.db))
    this.revision = reached
    this.pricedAt = now
    this.pricesChange = await nextPriceChange(this.db, now)
  }

  /** Shows what there was until all products are read again, and then what changed meanwhile. */
  private replaceSoon(from: number): void {
    if (this.isReplacing) return
    this.isReplacing = true
    const replaced = inBackground(() => filledShelf(this.db)).then((shelf) => {
      const taken = this.work.then(() => {
        this.take(shelf)
        // What changed since it was begun is read at the next list.
        this.revision = from
      })
      this.work = taken
      return taken
    })
    void replaced
      .catch(() => {
        this.revision = undefined
      })
      .finally(() => {
        this.isReplacing = false
      })
  }

  private take(shelf: Shelf): void {
    this.shelf = shelf
    this.index = undefined
    this.columns.clear()
    this.orders.clear()
  }

  private async apply({ rows, prices, stock, words }: ChangedProducts): Promise<void> {
    const moved = await this.reload([...rows])
    const placesOf = (ids: Iterable<string>) =>
      new Set([...[...ids].flatMap((id) => this.shelf.placeOf(id) ?? []), ...moved])
    const touched = { prices: placesOf(prices), stock: placesOf(stock) }
    for (const { part, column } of this.columns.values()) await column.change(touched[part])
    await this.index?.change(placesOf(words))
    const all = new Set([...touched.prices, ...moved])
    for (const order of this.orders.values()) await order.change(order.column ? all : moved)
  }

  /** Reads products again; answers their places, those where they stood until now among them. */
  private async reload(ids: readonly string[]): Promise<Set<number>> {
    const places = new Set<number>()
    for (let at = 0; at < ids.length; at += together) {
      const some = ids.slice(at, at + together)
      const found = new Map((await loadRows(this.db, this.shelf.values, some)).map((row) => [row.id, row]))
      for (const id of some) {
        const row = found.get(id)
        const place = row ? this.shelf.put(row) : this.shelf.remove(id)
        if (place !== undefined) places.add(place)
      }
    }
    return places
  }
}

async function filledShelf(db: Db): Promise<Shelf> {
  const shelf = new Shelf()
  for (let after: string | undefined = ''; after !== undefined; ) {
    const ids: string[] = await findPublished(db, after)
    for (let at = 0; at < ids.length; at += together)
      for (const row of await loadRows(db, shelf.values, ids.slice(at, at + together))) shelf.put(row)
    after = ids.at(-1)
  }
  return shelf
}

const catalogueOf = (revisions: Revisions) => revisionAmong(revisions, ['catalogue'])

const listings = new WeakMap<Db, Listing>()
/** What this process keeps of a shop's products. */
export function listingOf(db: Db): Listing {
  let listing = listings.get(db)
  if (!listing) {
    listing = new Listing(db)
    listings.set(db, listing)
  }
  return listing
}
