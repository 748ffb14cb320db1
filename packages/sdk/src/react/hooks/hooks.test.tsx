import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { type CallName, contract, type Order, type PricedProduct } from '@cartwright/contract'
import { cleanup, fireEvent, render, renderHook, screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, describe, expect, expectTypeOf, it, vi } from 'vitest'
import type { z } from 'zod'
import { fakeShop } from '../../testing/fake-shop'
import { paramsOf } from '../params'
import { ShopProvider } from '../ShopProvider'
import * as hooks from '.'
import { givenOf } from './change-hook'

afterEach(cleanup)

const named = Object.entries(hooks).flatMap(([name, hook]) =>
  'endpoint' in hook ? [[name, hook.endpoint as CallName] as const] : [],
)

describe('the named hooks', () => {
  it('make every call of the contract but those with hooks of another kind', () => {
    const called = new Set(named.map(([, endpoint]) => endpoint))
    expect(
      Object.keys(contract)
        .filter((call) => !called.has(call as CallName))
        .sort(),
    ).toEqual([
      'GET /admin/analytics-configs',
      // The same as useAdminProductTypes, without pages.
      'GET /admin/products/types',
      'POST /admin/analytics-configs',
      'POST /admin/analytics-configs/update',
      // Tokens are kept by the client, whose methods fetch them.
      'POST /admin/auth/token',
      // Other names of calls that have a hook.
      'POST /admin/store/:currency_code',
      // Files have hooks that take files.
      'POST /admin/uploads',
      'POST /admin/uploads/protected',
      'POST /store/auth/token',
      'POST /store/carts/:id/complete-cart',
    ])
  })

  it('make one call each', () => {
    const calls = named.map(([, endpoint]) => endpoint)
    expect(calls.length).toBe(new Set(calls).size)
  })

  it('have the names that shops of v1 know', () => {
    const types = createRequire(import.meta.url)
      .resolve('medusa-react')
      .replace(/\.m?js$/, '.d.ts')
    const theirs = [...readFileSync(types, 'utf8').matchAll(/declare const (use\w+)/g)].map(
      ([, name]) => name,
    )
    expect(theirs.length).toBeGreaterThan(300)
    const elsewhere = ['useCart', 'useSessionCart']
    const notOurs = ['useLocalStorage', 'useMedusa', 'useStartCheckout']
    expect(theirs.filter((name) => !((name as string) in hooks)).sort()).toEqual(
      [...elsewhere, ...notOurs].sort(),
    )
  })

  it('never mix an id of the path with a field of the body', () => {
    const clashes = named.filter(([, endpoint]) => {
      const { body } = contract[endpoint] as { body?: z.ZodObject }
      return paramsOf(endpoint)
        .slice(1)
        .some((id) => id in (body?.shape ?? {}))
    })
    expect(clashes).toEqual([])
  })
})

it.each([
  ['no ids', {}, [], { title: 'x' }, { params: {}, body: { title: 'x' } }],
  ['an id', { id: 'a' }, [], { title: 'x' }, { params: { id: 'a' }, body: { title: 'x' } }],
  ['nothing', { id: 'a' }, [], undefined, { params: { id: 'a' }, body: undefined }],
  [
    'a further id',
    { id: 'a' },
    ['line_id'],
    { line_id: 'b', quantity: 2 },
    { params: { id: 'a', line_id: 'b' }, body: { quantity: 2 } },
  ],
  [
    'a further id alone',
    { id: 'a' },
    ['line_id'],
    { line_id: 'b' },
    { params: { id: 'a', line_id: 'b' }, body: undefined },
  ],
])('a change that is given %s', (_, first, further, variables, given) =>
  expect(givenOf(first, further, variables)).toEqual(given),
)

const orders = { orders: [{ id: 'order_1' } as Order], count: 1, offset: 0, limit: 50 }
const within =
  (client: ReturnType<typeof fakeShop>['client']) =>
  ({ children }: { children: ReactNode }) => <ShopProvider client={client}>{children}</ShopProvider>

describe('a hook that reads', () => {
  it('hands out the parts of the reply beside the state of the query', async () => {
    const { client, requests } = fakeShop({ 'GET /admin/orders': orders })
    const { result } = renderHook(() => hooks.useAdminOrders({ status: ['pending'] }), {
      wrapper: within(client),
    })
    expect(result.current.orders).toBeUndefined()
    await waitFor(() => expect(result.current.isSuccess).toBe(true))
    expect(result.current).toMatchObject(orders)
    expect(requests[0]?.query.getAll('status[]')).toEqual(['pending'])
  })

  it('waits for an id that is not known yet, and then asks', async () => {
    const { client, requests } = fakeShop({
      'GET /store/products/:id': { product: { id: 'prod_1' } as never },
    })
    const { result, rerender } = renderHook(({ id }: { id?: string }) => hooks.useProduct(id), {
      wrapper: within(client),
      initialProps: {},
    })
    expect(requests).toEqual([])
    rerender({ id: 'prod_1' })
    await waitFor(() => expect(result.current.product?.id).toBe('prod_1'))
  })

  it('takes options of the query library', async () => {
    const { client, requests } = fakeShop({ 'GET /store/return-reasons': { return_reasons: [] } })
    renderHook(() => hooks.useReturnReasons({ enabled: false }), { wrapper: within(client) })
    expect(requests).toEqual([])
  })
})

describe('a hook that changes', () => {
  it('has lists and details of its family read anew', async () => {
    const { client, requests } = fakeShop({
      'GET /admin/orders': orders,
      'GET /admin/orders/:id': { order: { id: 'order_1' } as Order },
      'POST /admin/orders/:id/cancel': { order: { id: 'order_1' } as Order },
    })
    function Page() {
      const list = hooks.useAdminOrders()
      const one = hooks.useAdminOrder('order_1')
      const cancel = hooks.useAdminCancelOrder('order_1')
      return (
        <button type="button" onClick={() => cancel.mutate()}>
          {list.isSuccess && one.isSuccess ? 'Cancel' : 'Wait'}
        </button>
      )
    }
    render(<Page />, { wrapper: within(client) })
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }))
    await waitFor(() => expect(requests).toHaveLength(5))
    expect(requests.map(({ call }) => call).slice(2)).toEqual([
      'POST /admin/orders/:id/cancel',
      'GET /admin/orders',
      'GET /admin/orders/:id',
    ])
  })

  it('calls back, and hands on a refusal', async () => {
    const { client } = fakeShop({})
    const onError = vi.fn()
    const { result } = renderHook(() => hooks.useUpdateLineItem('cart_1', { onError }), {
      wrapper: within(client),
    })
    result.current.mutate({ line_id: 'item_1', quantity: 2 })
    await waitFor(() => expect(onError).toHaveBeenCalledOnce())
    expect(result.current.error?.status).toBe(404)
  })
})

it('are typed by the contract', () => {
  expectTypeOf<ReturnType<typeof hooks.useAdminOrders>['orders']>().toEqualTypeOf<Order[] | undefined>()
  expectTypeOf<ReturnType<typeof hooks.useAdminProduct>['product']>().toEqualTypeOf<
    PricedProduct | undefined
  >()
  expectTypeOf<Parameters<typeof hooks.useAdminOrder>[0]>().toEqualTypeOf<string | null | undefined>()
  expectTypeOf<Parameters<ReturnType<typeof hooks.useUpdateLineItem>['mutate']>[0]>().toMatchTypeOf<{
    line_id: string
    quantity: number
  }>()
  expectTypeOf<hooks.ChangeVariables<'POST /admin/orders/:id/cancel'>>().toEqualTypeOf<void>()
  // @ts-expect-error a list does not take an id
  void (() => hooks.useAdminOrders('order_1'))
  // @ts-expect-error a detail does not go without one
  void (() => hooks.useAdminOrder())
  // @ts-expect-error the query is the call's
  void (() => hooks.useProducts({ nonsense: true }))
  // @ts-expect-error so is the body
  void (() => hooks.useAdminUpdateOrder('order_1').mutate({ nonsense: true }))
})
