import { act, cleanup, renderHook, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { smallShop } from '../../testing/small-shop/small-shop'
import { ShopProvider } from '../ShopProvider'
import { CartProvider, useCart } from './CartProvider'

beforeEach(() => localStorage.clear())
afterEach(cleanup)

const prices = (eur: number, usd: number) => [
  { currency_code: 'eur', amount: eur },
  { currency_code: 'usd', amount: usd },
]

it('a visit goes from the first item to the order, over a reload and into another region', async () => {
  const { client, tables } = smallShop()
  const place = { tax_rate: 10, payment_providers: ['manual'], fulfillment_providers: ['manual'] }
  const europe = { ...place, name: 'Europe', currency_code: 'eur', countries: ['de'] }
  const { region } = await client.admin.regions.create(europe)
  const america = { ...place, name: 'America', currency_code: 'usd', countries: ['us'] }
  const { region: other } = await client.admin.regions.create(america)
  const { product } = await client.admin.products.create({
    title: 'Jug',
    status: 'published',
    variants: [{ title: 'One', manage_inventory: true, inventory_quantity: 4, prices: prices(1000, 1200) }],
  })
  const variant_id = product.variants[0]?.id ?? ''
  const wrapper = ({ children }: { children: ReactNode }) => (
    <ShopProvider client={client}>
      <CartProvider regionId={region.id}>{children}</CartProvider>
    </ShopProvider>
  )
  const visit = () => renderHook(() => useCart(), { wrapper })

  const first = visit()
  await waitFor(() => expect(first.result.current.status).toBe('ready'))
  await act(() => first.result.current.addItem({ variant_id }))
  const line = first.result.current.cart?.items?.[0]?.id ?? ''
  await act(() => first.result.current.setQuantity(line, 3))
  expect(first.result.current.cart).toMatchObject({ subtotal: 3000, tax_total: 300, total: 3300 })
  const tooMany = await act(() => first.result.current.setQuantity(line, 9))
  expect(tooMany.error?.code).toBe('insufficient_inventory')
  expect(first.result.current.cart?.total).toBe(3300)
  first.unmount()

  const { result } = visit()
  await waitFor(() => expect(result.current.cart?.items).toMatchObject([{ quantity: 3 }]))
  await act(() => result.current.setRegion(other.id))
  expect(result.current.cart).toMatchObject({ subtotal: 3600, total: 3960 })
  await act(() => result.current.update({ email: 'ada@example.com' }))
  await act(() => result.current.startCheckout())
  const { completion } = await act(() => result.current.complete())
  expect(completion).toMatchObject({ type: 'order', data: { total: 3960, currency_code: 'usd' } })
  expect(tables.orders.size).toBe(1)
  expect(result.current.cart).toBeNull()
})
