import { describe, expect, it } from 'vitest'
import { type CheckoutCart, checkoutSteps, needsDelivery } from './checkout-steps'

const address = {
  first_name: 'Ada',
  last_name: 'Byron',
  address_1: 'Gasse 1',
  city: 'Wien',
  postal_code: '1010',
  country_code: 'at',
}
const goods = { items: [{ is_giftcard: false }] }
const cards = { items: [{ is_giftcard: true }] }
const steps = (more: object) => checkoutSteps({ id: 'cart_1', ...goods, ...more } as CheckoutCart)
const told = (more: object) => steps(more).map(({ name, state }) => `${name} ${state}`)

describe('the steps of a checkout', () => {
  it.each([
    [{}, ['contact open', 'address waiting', 'delivery waiting', 'payment waiting']],
    [{ email: ' ' }, ['contact open', 'address waiting', 'delivery waiting', 'payment waiting']],
    [{ email: 'a@b.co' }, ['contact done', 'address open', 'delivery waiting', 'payment waiting']],
    [
      { email: 'a@b.co', shipping_address: { ...address, city: '' } },
      ['contact done', 'address open', 'delivery waiting', 'payment waiting'],
    ],
    [
      { email: 'a@b.co', shipping_address: address },
      ['contact done', 'address done', 'delivery open', 'payment waiting'],
    ],
    // What was done ahead stays done.
    [
      { shipping_address: address, shipping_methods: [{}] },
      ['contact open', 'address done', 'delivery done', 'payment waiting'],
    ],
    [
      {
        email: 'a@b.co',
        shipping_address: address,
        shipping_methods: [{}],
        payment_sessions: [{ is_selected: true }],
      },
      ['contact done', 'address done', 'delivery done', 'payment done'],
    ],
    // What comes by e-mail goes to no address.
    [{ ...cards, email: 'a@b.co' }, ['contact done', 'payment open']],
    [{ ...cards, email: 'a@b.co', shipping_address: address }, ['contact done', 'payment open']],
  ])('of %o are %o', (cart, expected) => expect(told(cart)).toEqual(expected))

  it.each([[undefined], [null], ['']])('need the id of a cart, and %o is none', (id) =>
    expect(() => checkoutSteps({ id })).toThrow('need the id of a cart'),
  )

  it('have a delivery where anything is sent', () => {
    expect(needsDelivery(goods as never)).toBe(true)
    expect(needsDelivery(cards as never)).toBe(false)
    expect(needsDelivery({ items: [...goods.items, ...cards.items] as never })).toBe(true)
  })
})
