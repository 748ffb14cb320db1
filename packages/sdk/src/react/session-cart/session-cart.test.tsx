// @vitest-environment jsdom

import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import {
  changeSessionCart,
  emptySessionCart,
  type SessionCart,
  type SessionCartChange,
} from '../../session-cart/session-cart'
import { parseSessionCart, sessionCartKey } from '../../session-cart/storage'
import { SessionCartProvider, useSessionCart } from './SessionCartProvider'

afterEach(cleanup)

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
  ])('after %o holds %i', (change, quantity) =>
    expect(after(...start, change).items[0]?.quantity).toBe(quantity),
  )

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
    [{ type: 'setItems', items: {} }, 'items must be an array of items'],
  ])('refuses %o', (change, message) =>
    expect(() => changeSessionCart(emptySessionCart, change as unknown as SessionCartChange)).toThrow(
      message,
    ),
  )

  it.each([[null], ['nonsense'], ['null'], ['{"items":7}']])(
    'takes %s in the storage for an empty cart',
    (text) => expect(parseSessionCart(text)).toEqual(emptySessionCart),
  )
})

describe('the provider', () => {
  beforeEach(() => localStorage.clear())
  function Count() {
    const cart = useSessionCart()
    return (
      <button
        type="button"
        onClick={() => {
          cart.setRegion(europe)
          cart.addItem({ variant: jug, quantity: 1 })
          cart.incrementItemQuantity('jug')
        }}
      >
        {cart.totalItems} for {cart.total}
      </button>
    )
  }
  const show = () =>
    render(
      <SessionCartProvider>
        <Count />
      </SessionCartProvider>,
    )

  it('keeps the cart from one visit to the next', async () => {
    const visit = show()
    await userEvent.click(screen.getByRole('button', { name: '0 for 0' }))
    expect(screen.getByRole('button', { name: '2 for 2000' })).toBeInTheDocument()
    visit.unmount()
    show()
    expect(screen.getByRole('button', { name: '2 for 2000' })).toBeInTheDocument()
  })

  it('follows what happens in another tab', () => {
    show()
    const newValue = JSON.stringify(after(...start))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionCartKey, newValue })))
    expect(screen.getByRole('button', { name: '3 for 2300' })).toBeInTheDocument()
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionCartKey, newValue: null })))
    expect(screen.getByRole('button', { name: '0 for 0' })).toBeInTheDocument()
  })
})
