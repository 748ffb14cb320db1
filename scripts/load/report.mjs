import { isWell } from './clients.mjs'

const order = [
  'list',
  'product',
  'search',
  'cart',
  'checkout',
  'order',
  'sign-in',
  'account',
  'staff list',
  'staff write',
]

const rankOf = (times, share) => times[Math.min(times.length - 1, Math.floor(times.length * share))] ?? 0
const ms = (value) => (value < 10 ? value.toFixed(1) : value.toFixed(0))

/** How long calls took and what became of them. */
export function figuresOf(calls) {
  const times = calls.map((call) => call.ms).sort((a, b) => a - b)
  const failed = calls.filter((call) => !isWell(call))
  const kinds = new Map()
  for (const { status, code } of failed) {
    const kind = code ? `${status} ${code}` : `${status}`
    kinds.set(kind, (kinds.get(kind) ?? 0) + 1)
  }
  return {
    count: calls.length,
    p50: rankOf(times, 0.5),
    p95: rankOf(times, 0.95),
    p99: rankOf(times, 0.99),
    failed: failed.length,
    errors: [...kinds].map(([kind, count]) => `${count} × ${kind}`).join(', ') || '0',
  }
}

const row = (cells) => `| ${cells.join(' | ')} |`
const table = (head, rows) =>
  [row(head), row(head.map((_, at) => (at === 0 ? '---' : '---:'))), ...rows.map(row)].join('\n')

/** What each kind of call took. */
export function byKind(calls, seconds) {
  const rows = order.flatMap((kind) => {
    const of = calls.filter((call) => call.kind === kind)
    if (of.length === 0) return []
    const { count, p50, p95, p99, errors } = figuresOf(of)
    return [[kind, (count / seconds).toFixed(1), ms(p50), ms(p95), ms(p99), errors]]
  })
  return table(['call', 'a second', 'p50, ms', 'p95', 'p99', 'errors'], rows)
}

/** How far each number of instances came, at the ceiling. */
export function ceilings(found) {
  const rows = found.flatMap(({ processes, steps }) =>
    steps.map(({ shoppers, perSecond, figures, cpu, memory, orders }) => [
      processes,
      shoppers,
      perSecond.toFixed(0),
      orders.toFixed(1),
      ms(figures.p50),
      ms(figures.p95),
      ms(figures.p99),
      figures.errors,
      ...(cpu ? [cpu.server.toFixed(2), cpu.database.toFixed(2), cpu.load.toFixed(2)] : ['', '', '']),
      memory?.map((one) => one.toFixed(0)).join(' + ') ?? '',
    ]),
  )
  return table(
    [
      'instances',
      'shoppers at once',
      'calls a second',
      'orders a second',
      'p50, ms',
      'p95',
      'p99',
      'errors',
      'cores: instances',
      'database',
      'load',
      'memory, MB',
    ],
    rows,
  )
}

/** What callers saw before, during and after each blow. */
export function phases(calls, marks) {
  const rows = marks.map(({ name, from, until }) => {
    const of = calls.filter(({ due }) => due >= from && due < until)
    const { count, p95, p99, errors } = figuresOf(of)
    const last = Math.max(from, ...of.filter((call) => !isWell(call)).map(({ due }) => due))
    const noticed = errors === '0' ? '' : ((last - from) / 1000).toFixed(1)
    return [name, ((until - from) / 1000).toFixed(1), count, ms(p95), ms(p99), errors, noticed]
  })
  return table(['phase', 'seconds', 'calls', 'p95, ms', 'p99', 'errors', 'last after, s'], rows)
}
