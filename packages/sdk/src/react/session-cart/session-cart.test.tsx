import { act, cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { StrictMode, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import {
  createSessionCartStore,
  loadSessionCart,
  type SessionCart,
  sessionCartKey,
  storeSessionCart,
} from '../../session-cart'
import { changeSessionCart, emptySessionCart } from '../../session-cart/session-cart'
import { type SessionCartControls, SessionCartProvider, useSessionCart } from './SessionCartProvider'

beforeEach(() => localStorage.clear())
afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

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
const mug = { id: 'mug', prices: [{ currency_code: 'eur', amount: 300 }] }
const twoJugs = [
  { type: 'setRegion', region: europe } as const,
  { type: 'addItem', item: { variant: jug, quantity: 2 } } as const,
].reduce<SessionCart>(changeSessionCart, emptySessionCart)

function Count() {
  const { totalItems, total } = useSessionCart()
  return (
    <p>
      {totalItems} for {total}
    </p>
  )
}
/** Changes the cart in the effect of its first drawing, as pages do that set their region. */
function Early({ change }: { change: (cart: SessionCartControls) => void }) {
  const cart = useSessionCart()
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it appears
  useEffect(() => change(cart), [])
  return null
}
const shop = (change?: (cart: SessionCartControls) => void, isStrict = false, initialState?: SessionCart) => {
  const page = (
    <SessionCartProvider initialState={initialState}>
      {change && <Early change={change} />}
      <Count />
    </SessionCartProvider>
  )
  return isStrict ? <StrictMode>{page}</StrictMode> : page
}

describe('a visit', () => {
  function Buy() {
    const cart = useSessionCart()
    const buy = () => {
      cart.setRegion(europe)
      cart.addItem({ variant: jug, quantity: 1 })
      cart.incrementItemQuantity('jug')
    }
    return (
      <button type="button" onClick={buy}>
        Buy
      </button>
    )
  }
  it('keeps the cart for the next one, through several changes at once', async () => {
    const visit = render(
      <SessionCartProvider>
        <Buy />
        <Count />
      </SessionCartProvider>,
    )
    await userEvent.click(screen.getByRole('button'))
    expect(screen.getByText('2 for 2000')).toBeDefined()
    visit.unmount()
    render(shop())
    expect(screen.getByText('2 for 2000')).toBeDefined()
  })

  it('starts from what it is given only where nothing is stored', () => {
    const first = render(shop(undefined, false, twoJugs))
    expect(screen.getByText('2 for 2000')).toBeDefined()
    first.unmount()
    storeSessionCart(emptySessionCart)
    render(shop(undefined, false, twoJugs))
    expect(screen.getByText('0 for 0')).toBeDefined()
  })

  it('needs a provider', () => {
    vi.spyOn(console, 'error').mockImplementation(() => {})
    expect(() => render(<Count />)).toThrow('useSessionCart must be used inside a SessionCartProvider')
  })
})

describe.each([
  ['once', false],
  ['twice, as in strict mode', true],
])('a child that changes the cart as it appears, %s', (_, isStrict) => {
  it.each<[string, (cart: SessionCartControls) => void, string]>([
    ['sets the region of what is stored', (cart) => cart.setRegion(america), '2 for 2400'],
    ['adds to what is stored', (cart) => cart.addItem({ variant: mug, quantity: 1 }), '3 for 2300'],
    [
      'makes several changes',
      (cart) => {
        cart.addItem({ variant: mug, quantity: 3 })
        cart.updateItemQuantity('jug', 4)
        cart.setRegion(europe)
      },
      '7 for 4900',
    ],
  ])('%s', (_, change, shown) => {
    storeSessionCart(twoJugs)
    const visit = render(shop(change, isStrict))
    expect(screen.getByText(shown)).toBeDefined()
    visit.unmount()
    render(shop())
    expect(screen.getByText(shown)).toBeDefined()
  })
})

describe('a page that a server drew', () => {
  it.each([[false], [true]])(
    'agrees with the first drawing in the browser, then shows what is stored',
    async (isStrict) => {
      const complaints = vi.spyOn(console, 'error').mockImplementation(() => {})
      storeSessionCart(twoJugs)
      const change = (cart: SessionCartControls) => cart.addItem({ variant: mug, quantity: 1 })
      const container = document.createElement('div')
      container.innerHTML = renderToString(shop(change, isStrict))
      expect(container.textContent).toBe('0 for 0')
      const root = await act(async () => hydrateRoot(container, shop(change, isStrict)))
      expect(container.textContent).toBe('3 for 2300')
      expect(loadSessionCart()).toMatchObject({ totalItems: 3 })
      expect(complaints).not.toHaveBeenCalled()
      act(() => root.unmount())
    },
  )
})

describe('two tabs', () => {
  /** What the other tab did reaches this one as a changed storage and an event. */
  const fromElsewhere = (text: string | null) => {
    if (text === null) localStorage.removeItem(sessionCartKey)
    else localStorage.setItem(sessionCartKey, text)
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: sessionCartKey, newValue: text })))
  }

  it('show the same', () => {
    render(shop())
    fromElsewhere(JSON.stringify(twoJugs))
    expect(screen.getByText('2 for 2000')).toBeDefined()
    fromElsewhere(null)
    expect(screen.getByText('0 for 0')).toBeDefined()
    localStorage.setItem(sessionCartKey, JSON.stringify(twoJugs))
    act(() => void window.dispatchEvent(new StorageEvent('storage', { key: null })))
    expect(screen.getByText('2 for 2000')).toBeDefined()
  })

  it('both change, and neither writes over the other, even before the news has come', () => {
    const here = createSessionCartStore()
    here.change({ type: 'setRegion', region: europe })
    storeSessionCart(twoJugs)
    here.change({ type: 'addItem', item: { variant: mug, quantity: 1 } })
    expect(loadSessionCart()).toMatchObject({ totalItems: 3, total: 2300 })
  })

  it('survive what a stranger wrote', () => {
    render(shop())
    fromElsewhere('{"items":[{"foo":1}]}')
    expect(screen.getByText('0 for 0')).toBeDefined()
  })
})

describe('a browser that keeps nothing', () => {
  it('has a cart for as long as the page', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    const store = createSessionCartStore()
    store.change({ type: 'setRegion', region: europe })
    store.change({ type: 'addItem', item: { variant: jug, quantity: 2 } })
    store.change({ type: 'incrementItemQuantity', id: 'jug' })
    expect(store.get()).toMatchObject({ totalItems: 3, total: 3000 })
  })

  it('hands out the same object until something changes', () => {
    const store = createSessionCartStore()
    expect(store.get()).toBe(store.get())
    store.change({ type: 'setRegion', region: europe })
    expect(store.get()).toBe(store.get())
  })
})
