import type { CartView } from './cart-view'
import { amountAt, sumMoved } from './foreseen'
import { clampQuantity, mostPieces, readQuantity } from './quantity'
import { type Choice, type ProductChoice, readChoice, variantOf } from './variant-choice'

/** The names under which the forms of the components post what a shopper wants. */
export const cartFields = {
  /** `add`, `quantity`, `remove`, `code` or `uncode`; the value of the button that was pressed. */
  intent: 'intent',
  line: 'line',
  quantity: 'quantity',
  /** What a step button stands for; it goes before the number typed. */
  step: 'step',
  code: 'code',
  /** The handle of the product that is added, as the variant follows from the options. */
  handle: 'handle',
  variant: 'variant_id',
} as const

/** What a shopper does to a cart. */
export type CartChange =
  | { type: 'add'; handle?: string; variant_id?: string; quantity: number }
  | { type: 'quantity'; line: string; quantity: number }
  | { type: 'remove'; line: string }
  | { type: 'code'; code: string }
  | { type: 'uncode'; code: string }

/** Any form: what a browser posts, or what it would post. */
export interface FormValues {
  get: (name: string) => unknown
}

/** Reads what a form of the components asks for; null when it asks for nothing we know. Quantities end at 99. */
export function readCartChange(form: FormValues): CartChange | null {
  const text = (name: string) => String(form.get(name) ?? '').trim()
  const line = text(cartFields.line)
  const pieces = (otherwise: number) =>
    clampQuantity(readQuantity(form.get(cartFields.step) ?? form.get(cartFields.quantity), otherwise), {
      min: 0,
      max: mostPieces,
    })
  switch (text(cartFields.intent)) {
    case 'add': {
      const handle = text(cartFields.handle)
      const variant = text(cartFields.variant)
      if (!handle && !variant) return null
      return {
        type: 'add',
        ...(handle ? { handle } : {}),
        ...(variant ? { variant_id: variant } : {}),
        quantity: Math.max(1, pieces(1)),
      }
    }
    case 'quantity':
      if (!line) return null
      return pieces(1) === 0 ? { type: 'remove', line } : { type: 'quantity', line, quantity: pieces(1) }
    case 'remove':
      return line ? { type: 'remove', line } : null
    case 'code':
      return { type: 'code', code: text(cartFields.code) }
    case 'uncode':
      return { type: 'uncode', code: text(cartFields.code) }
    default:
      return null
  }
}

/** The variant that a posted form of options means; undefined while an option is open or no variant is like that. */
export const variantOfForm = <P extends ProductChoice>(
  product: P,
  form: FormValues,
): P['variants'][number] | undefined => variantOf(product, readChoice(product, form) as Choice)

/**
 * The cart as it will look once these changes are made, as far as a browser can know: quantities and what lines cost.
 * Discounts, delivery and taxes stay as they were until the shop has answered.
 */
export function withChanges(cart: CartView, changes: readonly CartChange[]): CartView {
  let { lines, codes } = cart
  for (const change of changes) {
    if (change.type === 'quantity') {
      lines = lines.map((line) =>
        line.id === change.line
          ? {
              ...line,
              quantity: change.quantity,
              amount: amountAt(line.amount, { before: line.quantity, after: change.quantity }),
            }
          : line,
      )
    } else if (change.type === 'remove') lines = lines.filter(({ id }) => id !== change.line)
    else if (change.type === 'uncode') codes = codes.filter(({ code }) => code !== change.code)
  }
  if (lines === cart.lines && codes === cart.codes) return cart
  const goods = lines.reduce((sum, { amount }) => sum + amount, 0)
  const free = cart.free_delivery
  return {
    ...cart,
    lines,
    codes,
    goods,
    ...(free ? { free_delivery: { ...free, counted: free.counted + goods - cart.goods } } : {}),
    pieces: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    total: sumMoved(cart.total, goods - cart.goods),
  }
}
