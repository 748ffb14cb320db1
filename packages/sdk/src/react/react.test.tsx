import { fireEvent, render, screen, waitFor } from '@testing-library/react'
import { expect, it } from 'vitest'
import { fakeShop, refuse } from '../testing/fake-shop'
import { keyOf } from './keys'
import { createQueryClient, ShopProvider } from './ShopProvider'
import { useChange } from './use-change'
import { useEndpoint } from './use-endpoint'

function CustomerName({ id }: { id: string }) {
  const { data, error } = useEndpoint('GET /admin/customers/:id', { params: { id } }, { retry: false })
  const change = useChange('POST /admin/customers/:id')
  return (
    <>
      <p>{error ? error.message : (data?.customer.first_name ?? 'loading')}</p>
      <button type="button" onClick={() => change.mutate({ params: { id }, body: { first_name: 'Grace' } })}>
        Rename
      </button>
    </>
  )
}

it('a change refreshes what was read of the same family', async () => {
  const customer = { id: 'cus_1', email: 'ada@example.com', first_name: 'Ada' }
  const reply = () => ({ customer: { ...customer } as never })
  const { client, requests } = fakeShop({
    'GET /admin/customers/:id': reply,
    'POST /admin/customers/:id': ({ body }) => {
      customer.first_name = body.first_name ?? ''
      return reply()
    },
  })
  render(
    <ShopProvider client={client}>
      <CustomerName id="cus_1" />
    </ShopProvider>,
  )
  await screen.findByText('Ada')
  fireEvent.click(screen.getByRole('button', { name: 'Rename' }))
  await screen.findByText('Grace')
  expect(requests.map(({ call }) => call)).toEqual([
    'GET /admin/customers/:id',
    'POST /admin/customers/:id',
    'GET /admin/customers/:id',
  ])
})

it('a refusal is handed to the component', async () => {
  const { client } = fakeShop({
    'GET /admin/customers/:id': refuse(404, { type: 'not_found', message: 'No such customer' }),
  })
  render(
    <ShopProvider client={client}>
      <CustomerName id="cus_2" />
    </ShopProvider>,
  )
  await waitFor(() => expect(screen.getByText('No such customer')).toBeDefined())
})

it('keys are the family, then the whole address', () => {
  expect(keyOf('GET /admin/orders/:id', { params: { id: 'order_1' }, query: { expand: 'items' } })).toEqual([
    '/admin/orders',
    '/admin/orders/order_1?expand=items',
  ])
})

it('replies are fresh for 90 s, failed reads tried once more, and focus asks nothing', () => {
  expect(createQueryClient().getDefaultOptions().queries).toEqual({
    staleTime: 90_000,
    retry: 1,
    refetchOnWindowFocus: false,
  })
})
