import { linesOf, needsSending, type Sale } from './sale'
import { chosenWay, type WayToSend } from './ways-to-send'

/** What a cart lacks to become an order, and of which part of it. */
export interface CartProblem {
  code: 'missing' | 'out_of_stock' | 'address_undeliverable' | 'payment_by_buyer'
  content: string
  part: 'goods' | 'line' | 'email' | 'address' | 'way' | 'payment'
  /** The place of the line. */
  at?: number
}

export interface CartFacts {
  sale: Sale
  /** Whether it is known where the goods go. */
  hasDestination: boolean
  /** The ways to send it there. */
  ways: readonly WayToSend[]
  /** Whether some provider can be paid by an agent. */
  isPayable: boolean
}

/** What a cart lacks, in the order in which it is asked for. */
export function problemsOfCart({ sale, hasDestination, ways, isPayable }: CartFacts): CartProblem[] {
  const lines = linesOf(sale)
  const short = lines.flatMap((line, at): CartProblem[] =>
    isShort(line)
      ? [{ code: 'out_of_stock', content: `There are not so many of ${line.title}`, part: 'line', at }]
      : [],
  )
  const problem = (
    isTrue: boolean,
    part: CartProblem['part'],
    content: string,
    code: CartProblem['code'] = 'missing',
  ): CartProblem[] => (isTrue ? [{ code, content, part }] : [])
  const isSent = needsSending(sale)
  const hasWays = hasDestination && ways.length > 0
  return [
    ...problem(lines.length === 0, 'goods', 'There is nothing in this checkout'),
    ...short,
    ...problem(!sale.email, 'email', "The buyer's e-mail address is needed"),
    ...problem(isSent && !hasDestination, 'address', 'Say where the goods are to be sent'),
    ...problem(
      isSent && hasDestination && !hasWays,
      'address',
      'Nothing sends these goods to this address',
      'address_undeliverable',
    ),
    ...problem(
      isSent && hasWays && !chosenWay(ways, sale.shipping_methods ?? []),
      'way',
      'Choose how the goods are sent',
    ),
    ...problem(
      (sale.total ?? 0) > 0 && !isPayable,
      'payment',
      'The buyer pays at the shop: go on at continue_url',
      'payment_by_buyer',
    ),
  ]
}

function isShort({ quantity, variant }: NonNullable<Sale['items']>[number]): boolean {
  return (
    variant?.manage_inventory === true && !variant.allow_backorder && variant.inventory_quantity < quantity
  )
}
