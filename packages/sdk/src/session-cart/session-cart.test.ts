import { describe, expect, it } from 'vitest'
import {
  changeSessionCart,
  emptySessionCart,
  type SessionCart,
  type SessionCartChange,
  type SessionItem,
} from './session-cart'
import { parseSessionCart } from './storage'

const europe = { currency_code: 'EUR', tax_rate: 19 }
const america = { currency_code: 'usd' }
const jug = {
  id: 'jug',
  inventory_quantity: 5,
  prices: [
    { currency_code: 'eur', amount: 1000 },
    { currency_code: 'usd', amount: 1200 },
  ],
}
const mug = { id: 'mug', inventory_quantity: 2, prices: [{ currency_code: 'eur', amount: 300 }] }
const after = (...changes: SessionCartChange[]): SessionCart =>
  changes.reduce(changeSessionCart, emptySessionCart)
const start: SessionCartChange[] = [
  { type: 'setRegion', region: europe },
  { type: 'addItem', item: { variant: jug, quantity: 2 } },
  { type: 'addItem', item: { variant: mug, quantity: 1 } },
]

describe('the session cart', () => {
  it('adds up quantities times prices', () =>
    expect(after(...start)).toMatchObject({
      total: 2300,
      totalItems: 3,
      items: [
        { quantity: 2, total: 1000 },
        { quantity: 1, total: 300 },
      ],
    }))

  it('prices every line anew for another region, at nothing where there is no price', () =>
    expect(after(...start, { type: 'setRegion', region: america })).toMatchObject({
      total: 2400,
      items: [{ total: 1200 }, { total: 0 }],
    }))

  it('replaces the line of a variant that is added again', () =>
    expect(after(...start, { type: 'addItem', item: { variant: jug, quantity: 1 } })).toMatchObject({
      items: [{ variant: { id: 'mug' } }, { variant: { id: 'jug' }, quantity: 1 }],
      totalItems: 2,
    }))

  it.each<[SessionCartChange, number]>([
    [{ type: 'updateItemQuantity', id: 'jug', quantity: 4 }, 4],
    [{ type: 'updateItemQuantity', id: 'jug', quantity: 0 }, 1],
    [{ type: 'updateItemQuantity', id: 'jug', quantity: -3 }, 1],
    [{ type: 'updateItemQuantity', id: 'jug', quantity: 9 }, 5],
    [{ type: 'incrementItemQuantity', id: 'jug' }, 3],
    [{ type: 'decrementItemQuantity', id: 'jug' }, 1],
    [{ type: 'updateItem', id: 'jug', item: { quantity: 3 } }, 3],
    [{ type: 'updateItem', id: 'jug', item: { quantity: -3 } }, 1],
    [{ type: 'updateItem', id: 'jug', item: { quantity: 99 } }, 5],
    [{ type: 'updateItem', id: 'none', item: { quantity: 3 } }, 2],
    [{ type: 'setItems', items: [{ variant: jug, quantity: 99 }] }, 5],
    [{ type: 'setItems', items: [{ variant: jug, quantity: -3 }] }, 1],
  ])('after %o holds %i', (change, quantity) =>
    expect(after(...start, change).items[0]?.quantity).toBe(quantity),
  )

  it.each<[unknown, number]>([
    [-3, 1],
    [0, 1],
    [0.5, 1],
    [2.9, 2],
    [5, 5],
    [99, 5],
    [1e300, 5],
    [Number.POSITIVE_INFINITY, 5],
    [Number.NaN, 1],
    ['3', 1],
    [undefined, 1],
  ])('adds %s as %i of five in stock', (quantity, held) =>
    expect(
      after({ type: 'addItem', item: { variant: jug, quantity: quantity as number } }).items[0]?.quantity,
    ).toBe(held),
  )

  it.each([
    [undefined, 99],
    [null, 99],
    [0, 0],
    [-2, 0],
    [2.5, 2],
  ])('with a stock of %s holds %i of 99 wanted', (inventory_quantity, held) =>
    expect(
      after({ type: 'addItem', item: { variant: { id: 'x', inventory_quantity }, quantity: 99 } }).totalItems,
    ).toBe(held),
  )

  it('keeps the last of lines that name one variant', () =>
    expect(
      after({
        type: 'setItems',
        items: [
          { variant: mug, quantity: 1 },
          { variant: mug, quantity: 2 },
        ],
      }).items,
    ).toMatchObject([{ quantity: 2 }]))

  it('computes totals, whatever the line says', () =>
    expect(
      after(
        { type: 'setRegion', region: europe },
        { type: 'addItem', item: { variant: jug, quantity: 2, total: 1 } },
      ),
    ).toMatchObject({ total: 2000, items: [{ total: 1000 }] }))

  it.each<[string, SessionItem['variant']['prices']]>([
    ['none', undefined],
    ['no list', 'free' as never],
    ['holes', [null, { currency_code: 7 }, { currency_code: 'eur', amount: Number.NaN }] as never],
  ])('asks nothing for prices that are %s', (_, prices) =>
    expect(
      after(
        { type: 'setRegion', region: europe },
        { type: 'addItem', item: { variant: { id: 'x', prices }, quantity: 2 } },
      ),
    ).toMatchObject({ total: 0, totalItems: 2 }),
  )

  it('prices nothing for a region without a currency', () =>
    expect(after(...start, { type: 'setRegion', region: { name: 'Moon' } as never }).total).toBe(0))

  it('never grows beyond the stock nor shrinks below nought', () => {
    const more: SessionCartChange = { type: 'incrementItemQuantity', id: 'mug' }
    const less: SessionCartChange = { type: 'decrementItemQuantity', id: 'mug' }
    expect(after(...start, more, more, more).items[1]?.quantity).toBe(2)
    expect(after(...start, less, less, less).items[1]?.quantity).toBe(0)
  })

  it('removes lines, replaces them all, and empties itself', () => {
    expect(after(...start, { type: 'removeItem', id: 'jug' })).toMatchObject({ total: 300, totalItems: 1 })
    expect(after(...start, { type: 'setItems', items: [{ variant: mug, quantity: 2 }] })).toMatchObject({
      total: 600,
    })
    expect(after(...start, { type: 'clearItems' })).toEqual({
      region: europe,
      items: [],
      total: 0,
      totalItems: 0,
    })
  })

  it.each([
    [{ type: 'setRegion', region: {} }, 'region must be a non-empty object'],
    [{ type: 'setRegion', region: null }, 'region must be a non-empty object'],
    [{ type: 'addItem', item: {} }, 'item must be a non-empty object'],
    [{ type: 'addItem', item: undefined }, 'item must be a non-empty object'],
    [{ type: 'addItem', item: { foo: 1 } }, 'item must be a non-empty object'],
    [{ type: 'addItem', item: { variant: {}, quantity: 1 } }, 'item must be a non-empty object'],
    [{ type: 'addItem', item: [] }, 'item must be a non-empty object'],
    [{ type: 'updateItem', id: 'jug', item: null }, 'item must be a non-empty object'],
    [{ type: 'updateItem', id: 'jug', item: { variant: null } }, 'item must be a non-empty object'],
    [{ type: 'setItems', items: {} }, 'items must be an array of items'],
    [{ type: 'setItems', items: undefined }, 'items must be an array of items'],
    [{ type: 'setItems', items: [{ foo: 1 }] }, 'items must be an array of items'],
    [{ type: 'setItems', items: [null] }, 'items must be an array of items'],
  ])('refuses %o', (change, message) =>
    expect(() => changeSessionCart(after(...start), change as unknown as SessionCartChange)).toThrow(message),
  )

  it.each([
    [null],
    ['nonsense'],
    ['null'],
    ['7'],
    ['[]'],
    ['{"items":7}'],
    ['{"items":[{"foo":1},null,7,{"variant":null}]}'],
  ])('takes %s in the storage for an empty cart', (text) =>
    expect(parseSessionCart(text)).toEqual(emptySessionCart),
  )

  it.each([
    [-3, 1],
    [0, 0],
    [99, 5],
    [2.5, 2],
    ['2', 1],
    [null, 1],
  ])('takes a quantity of %s in the storage for %i', (quantity, held) => {
    const stored = { region: europe, items: [{ variant: jug, quantity, total: 1 }], total: 7, totalItems: 7 }
    expect(parseSessionCart(JSON.stringify(stored))).toMatchObject({
      items: [{ quantity: held, total: 1000 }],
      total: held * 1000,
      totalItems: held,
    })
  })

  it('drops a stored region that is none, and whatever else is stored', () =>
    expect(parseSessionCart('{"region":"eu","items":[],"total":9,"foreign":1}')).toEqual(emptySessionCart))
})
