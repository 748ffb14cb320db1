import { box, head, type Issuer, itemCell, type Sheet, table, text, writerFor } from './parts'

/** Pieces of one thing that lie at one place, for one order. */
export interface Pick {
  /** Null for goods that nothing is kept of anywhere. */
  location: string | null
  shelf: string | null
  sku: string | null
  title: string
  description: string | null
  quantity: number
  order: number
}

interface PickRow extends Omit<Pick, 'order' | 'location'> {
  orders: { order: number; quantity: number }[]
}

/** By location, and there in the order in which one walks along the shelves; things without a shelf come last. */
function pickRows(picks: readonly Pick[], locale: string): { location: string | null; rows: PickRow[] }[] {
  const inOrder = new Intl.Collator(locale, { numeric: true })
  const byPlace = new Map<string | null, Map<string, PickRow>>()
  for (const { location, order, ...pick } of picks) {
    const rows = byPlace.get(location) ?? new Map<string, PickRow>()
    byPlace.set(location, rows)
    const key = JSON.stringify([pick.shelf, pick.sku, pick.title, pick.description])
    const row: PickRow = rows.get(key) ?? { ...pick, quantity: 0, orders: [] }
    const known = row.orders.find((one) => one.order === order)
    if (known) known.quantity += pick.quantity
    else row.orders.push({ order, quantity: pick.quantity })
    row.quantity += pick.quantity
    rows.set(key, row)
  }
  const last = (one: string | null, other: string | null) =>
    one === other ? 0 : one === null ? 1 : other === null ? -1 : inOrder.compare(one, other)
  return [...byPlace]
    .sort(([one], [other]) => last(one, other))
    .map(([location, rows]) => ({
      location,
      rows: [...rows.values()].sort(
        (one, other) =>
          last(one.shelf, other.shelf) ||
          inOrder.compare(one.title, other.title) ||
          inOrder.compare(one.description ?? '', other.description ?? ''),
      ),
    }))
}

/** What to fetch for one order or many: each thing once, with the orders it is for. */
export function pickList(
  picks: readonly Pick[],
  issuer: Issuer,
  { locale, at }: { locale: string; at: string },
): Sheet | undefined {
  if (picks.length === 0) return undefined
  const writer = writerFor(locale, issuer.time_zone)
  const { words, count, date } = writer
  const numbers = [...new Set(picks.map(({ order }) => order))].sort((one, other) => one - other)
  const html = [
    head(
      writer,
      { ...issuer, address: null, vat_number: null },
      {
        name: words.pick_list,
        facts: [
          [words.date, date(at)],
          [words.orders, count(numbers.length)],
        ],
      },
    ),
    ...pickRows(picks, writer.locale).map(({ location, rows }) =>
      table(
        [words.pick_list, ''],
        [
          { label: words.picked, width: '16mm' },
          { label: words.shelf, width: '24mm' },
          { label: words.item },
          { label: words.quantity, isFigure: true },
          { label: words.orders, width: '42mm' },
        ],
        rows.map((row) => [
          box,
          `<strong>${text(row.shelf)}</strong>`,
          itemCell(row.title, row.description, row.sku ? `<div class="soft">${text(row.sku)}</div>` : ''),
          `<strong>${count(row.quantity)}</strong>`,
          row.orders
            .map(({ order, quantity }) =>
              text(quantity === 1 ? `#${order}` : `#${order} × ${count(quantity)}`),
            )
            .join(', '),
        ]),
        location ?? words.no_location,
      ),
    ),
  ]
  return {
    name: words.pick_list,
    number: numbers.map((number) => `#${number}`).join(', '),
    locale: writer.locale,
    direction: words.direction,
    html: html.join('\n'),
  }
}
