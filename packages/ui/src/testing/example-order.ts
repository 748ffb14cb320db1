import type { OrderDetails } from '@cartwright/sdk/rules'
import { exampleCart } from './example-cart.js'

/** The order of stories: paid and on its way. */
export const exampleOrder: OrderDetails = {
  id: 'order_1',
  number: 1042,
  placed: '2026-05-01T10:00:00.000Z',
  email: 'ada@example.com',
  first_name: 'Ada',
  currency_code: 'eur',
  inclusive: true,
  lines: exampleCart.lines.map((line) => ({ ...line, isFixed: true })),
  totals: exampleCart,
  delivery: ['Standard'],
  address: ['Ada Byron', '1 Mill Lane', '1010 Vienna'],
  country: 'at',
  tracking: [{ number: 'KL123456789', url: 'https://example.com/KL123456789' }],
  state: 'shipped',
  events: [
    {
      id: 'ful_1 shipped',
      kind: 'shipped',
      at: '2026-05-03T09:30:00.000Z',
      tracking: [{ number: 'KL123456789', url: 'https://example.com/KL123456789' }],
    },
    { id: 'ful_1 packed', kind: 'packed', at: '2026-05-02T15:00:00.000Z' },
    { id: 'pay_1', kind: 'paid', at: '2026-05-01T10:00:01.000Z', amount: 26_610 },
    { id: 'order_1', kind: 'placed', at: '2026-05-01T10:00:00.000Z' },
  ],
}
