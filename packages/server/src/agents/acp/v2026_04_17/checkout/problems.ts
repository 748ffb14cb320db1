import { type CartProblem, problemsOfCart } from '../../../selling/cart-problems'
import { errorCodes, type Message, messageOf, problem } from '../messages'
import type { CheckoutFacts } from './checkout-view'

/** What keeps a checkout from being paid, and what of it was wished otherwise. */
export function problemsOf({
  session: { said },
  sale,
  ways,
  handlers,
}: Pick<CheckoutFacts, 'session' | 'sale' | 'ways' | 'handlers'>): Message[] {
  const notDone = said.not_done ?? []
  const isTold = (path: string) => notDone.some((one) => one.path.startsWith(path))
  const lacks = problemsOfCart({
    sale,
    hasDestination: said.selected_destination_id !== undefined,
    ways,
    isPayable: handlers.length > 0,
  }).flatMap((lack): Message[] => {
    const param = places[lack.part](lack)
    if (isTold(param)) return []
    const resolution = lack.part === 'payment' ? 'requires_buyer_input' : 'recoverable'
    return [problem(errorCodes[lack.code] ?? 'invalid', lack.content, param, resolution)]
  })
  return [...notDone.map(messageOf), ...lacks]
}

/** Where a problem of a cart is told. */
const places: Record<CartProblem['part'], (lack: CartProblem) => string> = {
  goods: () => '$.line_items',
  line: ({ at }) => `$.line_items[${at}]`,
  email: () => '$.buyer.email',
  address: () => '$.fulfillment_details.address',
  way: () => '$.selected_fulfillment_options',
  payment: () => '$.capabilities.payment',
}
