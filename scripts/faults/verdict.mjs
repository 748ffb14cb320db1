import { longest } from './crowd.mjs'

/** What callers saw of one fault, from its begin until the shop was well again. */
export function seen(entries) {
  const count = (test) => entries.filter(test).length
  return {
    requests: entries.length,
    good: count(({ status }) => status >= 200 && status < 300),
    notNow: count(({ status }) => status === 503),
    refused: count(({ status }) => status >= 400 && status < 500),
    wrong: count(({ status }) => status >= 500 && status !== 503),
    silent: count(({ status, ms }) => typeof status !== 'number' || ms > longest),
    slowest: Math.max(0, ...entries.map(({ ms }) => ms)),
  }
}

/** What there is in the database of what was acknowledged. Stock is counted over the products that are sold. */
export async function kept(stage, acknowledged) {
  const orders = await stage.read('select id, cart_id from "order"')
  const known = new Set(orders.map(({ id }) => id))
  const carts = new Set(orders.map(({ cart_id }) => cart_id))
  const [{ torn }] = await stage.read(`select count(*) as torn from "order" o where
    (select count(*) from line_item l where l.order_id = o.id) = 0 or
    (select count(*) from payment p where p.order_id = o.id) <> 1 or
    (select count(*) from shipping_method m where m.order_id = o.id) = 0`)
  const [{ sold }] = await stage.read(
    'select coalesce(sum(quantity), 0) as sold from line_item where order_id is not null',
  )
  const [{ left }] = await stage.read(
    "select sum(v.inventory_quantity) as left from product_variant v join product p on p.id = v.product_id where p.handle like 'piece-%'".replace(
      'as left',
      'as "left"',
    ),
  )
  return {
    acknowledged: acknowledged.length,
    found: orders.length,
    lost: acknowledged.filter(({ order }) => !known.has(order)).length,
    doubled: orders.length - carts.size,
    torn: Number(torn),
    total: Number(sold) + Number(left),
  }
}

/** The promises that a fault broke, in words. */
export function broken(fault, { seen: calls, kept: orders, recovery, alive, entries }, { stock, within }) {
  const unspared = fault.spares
    ? entries.filter(({ kind, status }) => fault.spares(kind) && !(status < 500)).length
    : 0
  const hasty = entries.filter(({ status, retry }) => status === 503 && !retry).length
  return [
    !alive && 'a process ended',
    calls.wrong > 0 && `${calls.wrong} answers of 5xx that are not 503`,
    calls.silent > 0 && `${calls.silent} requests without an answer within ${longest / 1000} s`,
    hasty > 0 && `${hasty} answers of 503 without Retry-After`,
    unspared > 0 && `${unspared} requests failed that do not need what was lost`,
    orders.lost > 0 && `${orders.lost} acknowledged orders are lost`,
    orders.doubled > 0 && `${orders.doubled} orders are doubled`,
    orders.torn > 0 && `${orders.torn} orders are half written`,
    orders.total !== stock && `stock and orders differ by ${orders.total - stock}`,
    recovery > within && `it took ${recovery.toFixed(1)} s to recover`,
  ].filter(Boolean)
}
