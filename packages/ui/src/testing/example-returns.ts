import type { ReturnLine } from '@cartwright/sdk/rules'
import { exampleCart } from './example-cart.js'

/** Lines of the order of stories: the first may come back, the last is not sent yet. */
export const exampleReturns: readonly ReturnLine[] = exampleCart.lines.map(
  ({ id, title, variant, picture, unit, quantity }, at) => ({
    id,
    title,
    variant,
    ...(picture ? { picture } : {}),
    worth: unit,
    ...(at === 0 ? { most: quantity + 1 } : { most: 0, why: 'not_sent' as const }),
  }),
)

/** Why goods come back: one group of reasons, and one by itself. */
export const exampleReasons = [
  {
    id: 'rr_1',
    label: 'Something is wrong with it',
    children: [
      { id: 'rr_2', label: 'Chipped or broken' },
      { id: 'rr_3', label: 'Not what was shown' },
    ],
  },
  { id: 'rr_4', label: 'Changed my mind' },
]
