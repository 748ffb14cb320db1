import type { Can, Condition } from '@cartwright/contract'
import { notAllowed, type ShopError } from './errors'

/** A row as the database tells it: the words of a status are texts there, and a number of a draft is one. */
type Stored<Row> = {
  readonly [K in keyof Row]?: Row[K] extends string | null | undefined ? string | number | null : unknown
}

/**
 * Refuses what a rule does not allow, and names the fact that is in the way.
 * @throws not_allowed, or what `refusal` makes of the sentence
 */
export function assertCan<Row, C extends Can<Row>>(
  can: C & Can<Row>,
  action: keyof C & string,
  stored: Stored<NoInfer<Row>>,
  thing: string,
  refusal: (message: string) => ShopError = notAllowed,
): void {
  const row = stored as Partial<Row>
  const obstacle = can[action]?.obstacle(row)
  if (obstacle) throw refusal(`${thing} cannot be ${participle(action)}: ${sentence(obstacle, row)}`)
}

function sentence<Row>({ field, values, not }: Condition<Row>, row: Partial<Row>): string {
  const value = row[field] ?? 'not set'
  if (values.includes(null)) return not ? `its ${field} is not set` : `its ${field} is set`
  return `its ${field} is ${String(value)}`
}

/** `processPayment` → `processPayment`ed would be no word; these are. */
const participles: Record<string, string> = {
  processPayment: 'settled',
  changeItems: 'changed',
  addShippingMethod: 'given a shipping method',
  requestReturn: 'returned',
  ship: 'shipped',
  cancel: 'canceled',
  edit: 'edited',
  swap: 'swapped',
  pay: 'paid',
  fulfill: 'fulfilled',
  confirm: 'confirmed',
  request: 'sent for confirmation',
  refund: 'refunded',
  markAuthorized: 'marked as authorized',
}
const participle = (action: string) =>
  participles[action] ?? (action.endsWith('e') ? `${action}d` : `${action}ed`)
