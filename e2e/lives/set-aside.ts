import type { Snapshot } from '../../packages/server/src/testing/order-life/snapshot'
import type { Written } from './watch'

interface Received {
  items: { item_id: string; quantity: number; restock?: boolean }[]
  location_id?: string
}

/** Pieces that came back broken lie on no shelf, and no row says so: the count begins with so many fewer. */
export function setAside(start: Snapshot, now: Snapshot, written: readonly Written[]): void {
  for (const { call, status, body } of written) {
    if (status >= 400 || !call.endsWith('/receive')) continue
    const { items, location_id } = body as Received
    for (const { item_id, quantity } of items.filter(({ restock }) => restock === false)) {
      const variant = now.lines.find(({ id }) => id === item_id)?.variant_id
      const levels = start.levels.filter((level) => level.variant_id === variant)
      for (const level of levels)
        if (level.location_id === location_id) level.stocked -= quantity * level.required
      const own = start.variants.find(({ id }) => id === variant)
      if (own && levels.length === 0) own.own -= quantity
    }
  }
}
