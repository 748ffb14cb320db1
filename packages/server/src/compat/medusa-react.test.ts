import type { AddressInfo } from 'node:net'
import type { Order, Region } from '@cartwright/contract'
import { serve } from 'h3'
import type { FunctionComponent, ReactNode } from 'react'
import { afterAll, afterEach, beforeAll, expect, it } from 'vitest'
import { builtinEnvironments } from 'vitest/runtime'
import { describeShop } from '../testing/test-shop'
import { adasAddress, europe, post, shirt, type TestProduct } from '../testing/world'

/** The shop runs in Node as ever; beside it stands a browser's page, which has to be there before React is loaded. */
const { Uint8Array: bytesOfNode } = globalThis
const page = await builtinEnvironments.jsdom.setup(globalThis, {})
// The page brings its own, which Node's cryptography does not know.
Object.assign(globalThis, { Uint8Array: bytesOfNode })
afterAll(() => page.teardown(globalThis))
const { createElement } = await import('react')
const { act, cleanup, configure, renderHook, waitFor } = await import('@testing-library/react')
configure({ asyncUtilTimeout: 30_000 })
const { QueryClient } = await import('tanstack-react-query-4')

/** The hooks as they are published, in a browser's page on another origin. Their types name a package that is not installed. */
// biome-ignore lint/suspicious/noExplicitAny: see above; what they answer is checked by what it holds
type Hooks = Record<string, any>
const hooks: Hooks = await import('medusa-react' as string)

describeShop(
  'the published v1 hooks',
  (t) => {
    let baseUrl: string
    let close: () => Promise<void>
    let region: Region
    let option: { id: string }
    let shirts: TestProduct

    beforeAll(async () => {
      region = await europe(t)
      option = await post(t, region)
      shirts = await shirt(t)
      const server = serve(t.app, { port: 0, hostname: '127.0.0.1', silent: true })
      await server.ready()
      const address = server.node?.server?.address() as AddressInfo | undefined
      baseUrl = `http://127.0.0.1:${address?.port}`
      close = () => server.close(true)
    })
    afterAll(() => close())
    afterEach(cleanup)

    /** A page inside the providers a v1 storefront wraps itself in. */
    const storefront = <T>(use: (hooks: Hooks) => T) => {
      const client = new QueryClient({
        defaultOptions: { queries: { retry: false }, mutations: { retry: false } },
      })
      const inside = (provider: string, props: object, children: ReactNode) =>
        createElement(hooks[provider] as FunctionComponent<object>, props, children)
      const wrapper = ({ children }: { children: ReactNode }) =>
        inside(
          'MedusaProvider',
          { baseUrl, maxRetries: 0, queryClientProviderProps: { client } },
          inside('CartProvider', {}, inside('SessionCartProvider', {}, children)),
        )
      return renderHook(() => use(hooks), { wrapper }).result
    }
    const settled = <T extends { isLoading: boolean }>(result: { current: T }) =>
      waitFor(() => expect(result.current.isLoading).toBe(false))

    it('list regions, and products with their prices', async () => {
      const result = storefront(({ useRegions, useProducts }) => {
        const regions = useRegions()
        const products = useProducts({ region_id: region.id, limit: 20 })
        return { ...products, regions: regions.regions, isLoading: regions.isLoading || products.isLoading }
      })
      await settled(result)
      expect(result.current.regions).toMatchObject([{ id: region.id, currency_code: 'eur' }])
      const found = result.current.products.find(({ id }: { id: string }) => id === shirts.id)
      const prices = found.variants.map((variant: Hooks) => variant.calculated_price)
      expect(prices.sort()).toEqual([1800, 2250])
      expect(hooks.formatVariantPrice({ variant: found.variants[0], region, locale: 'en-US' })).toMatch(
        /^€\d/,
      )
    })

    it('keep a session cart in the browser', async () => {
      const result = storefront(({ useSessionCart }) => useSessionCart())
      const [variant] = shirts.variants
      act(() => result.current.setRegion(region))
      act(() => result.current.addItem({ variant, quantity: 2 }))
      act(() => result.current.incrementItemQuantity(variant?.id))
      const each = variant?.prices?.find(({ currency_code }) => currency_code === 'eur')?.amount ?? 0
      expect(result.current).toMatchObject({ totalItems: 3, total: 3 * each })
      act(() => result.current.clearItems())
      expect(result.current.totalItems).toBe(0)
    })

    it('take a new customer from an empty cart to the order and its look-up', async () => {
      const email = 'grace@example.com'
      const result = storefront(
        ({ useCart, useCreateLineItem, useUpdateLineItem, useCartShippingOptions, ...more }) => {
          const cart = useCart()
          const id = cart.cart?.id ?? ''
          return {
            cart,
            add: useCreateLineItem(id),
            change: useUpdateLineItem(id),
            options: useCartShippingOptions(id, { enabled: Boolean(id) }),
            register: more.useCreateCustomer(),
            me: more.useMeCustomer({ enabled: false }),
            myOrders: more.useCustomerOrders({ limit: 10, offset: 0 }, { enabled: false }),
            medusa: more.useMedusa(),
          }
        },
      )
      const shop = () => result.current
      const doing = async <T>(work: () => Promise<T>): Promise<T> => {
        let answer: T | undefined
        await act(async () => {
          answer = await work()
        })
        return answer as T
      }
      const password = 'compilers-are-fun'
      await doing(() =>
        shop().register.mutateAsync({ first_name: 'Grace', last_name: 'Hopper', email, password }),
      )
      await doing(() => shop().medusa.client.auth.getToken({ email, password }))

      await doing(() => shop().cart.createCart.mutateAsync({ region_id: region.id }))
      const { cart: filled } = await doing<Hooks>(() =>
        shop().add.mutateAsync({ variant_id: shirts.variant('small'), quantity: 1 }),
      )
      await doing(() => shop().change.mutateAsync({ lineId: filled.items[0].id, quantity: 3 }))
      await doing(() =>
        shop().cart.updateCart.mutateAsync({
          email,
          shipping_address: adasAddress('de'),
          billing_address: adasAddress('de'),
        }),
      )
      expect(shop().cart).toMatchObject({ totalItems: 3, cart: { email, subtotal: 5400 } })
      await doing(() => shop().options.refetch())
      await waitFor(() =>
        expect(shop().options.shipping_options).toMatchObject([{ id: option.id, price_incl_tax: 600 }]),
      )
      await doing(() => shop().cart.addShippingMethod.mutateAsync({ option_id: option.id }))
      await doing(() => shop().cart.startCheckout.mutateAsync())
      await doing(() => shop().cart.pay.mutateAsync({ provider_id: 'manual' }))
      expect(shop().cart.cart.payment_session).toMatchObject({ provider_id: 'manual', is_selected: true })
      const done = await doing<Hooks>(() => shop().cart.completeCheckout.mutateAsync())
      const order = done.data as Order
      expect(done.type).toBe('order')
      expect(order.total).toBe(7080)

      const looked = storefront(({ useCartOrder, useOrders }) => {
        const byCart = useCartOrder(shop().cart.cart.id)
        const found = useOrders({
          display_id: order.display_id,
          email,
          'shipping_address[postal_code]': '10001',
        })
        return { byCart: byCart.order, found: found.order, isLoading: byCart.isLoading || found.isLoading }
      })
      await settled(looked)
      expect(looked.current).toMatchObject({ byCart: { id: order.id }, found: { id: order.id } })

      await doing(() => shop().me.refetch())
      await doing(() => shop().myOrders.refetch())
      await waitFor(() => {
        expect(shop().me.customer).toMatchObject({ email, first_name: 'Grace' })
        expect(shop().myOrders.orders).toMatchObject([{ id: order.id }])
      })
    })
  },
  { storeOrigins: ['http://localhost:3000'] },
)
