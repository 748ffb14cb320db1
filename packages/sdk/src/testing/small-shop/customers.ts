import { type Address, Address as AddressSchema, Customer } from '@cartwright/contract'
import { notFound, Refusal, type ServedRoutes } from './checked'
import { changed, kept, type Memory, pageOf, rowOf } from './memory'

/** Accounts and guests: the visitor's own, and those that staff see. */
export function customerRoutes(memory: Memory): ServedRoutes {
  const { customers, passwords, visitor } = memory
  const me = (): Customer => {
    const customer = customers.get(visitor.customer_id ?? '')
    if (!customer) throw new Refusal(401, { type: 'unauthorized', message: 'Unauthorized' })
    return customer
  }
  const told = (customer: Customer) => ({ customer: kept(customers, customer) })
  const withAddresses = (shipping_addresses: Address[]) => told({ ...me(), shipping_addresses })
  const made = ({ password, ...given }: { email: string; password: string }): Customer => {
    assertFree(memory, given.email)
    const customer: Customer = memory.filled(Customer, {
      ...given,
      has_account: true,
      shipping_addresses: [],
    })
    passwords.set(customer.id, password)
    return customer
  }
  return {
    'POST /store/customers': ({ body }) => {
      const customer = made(body)
      visitor.customer_id = customer.id
      return told(customer)
    },
    'POST /store/auth': ({ body }) => {
      const customer = [...customers.values()].find((one) => one.email === body.email && one.has_account)
      if (!customer || passwords.get(customer.id) !== body.password)
        throw new Refusal(401, { type: 'unauthorized', message: 'Unauthorized' })
      visitor.customer_id = customer.id
      return { customer }
    },
    'GET /store/auth': () => ({ customer: me() }),
    'DELETE /store/auth': () => {
      visitor.customer_id = undefined
      return 'OK'
    },
    'GET /store/customers/me': () => ({ customer: me() }),
    'POST /store/customers/me': ({ body }) => {
      const { password, current_password: _, billing_address: __, ...given } = body
      if (password) passwords.set(me().id, password)
      return told(changed(memory, me(), given))
    },
    'GET /store/customers/me/orders': ({ query }) =>
      pageOf(
        'orders',
        [...memory.orders.values()].filter(({ customer_id }) => customer_id === me().id),
        query,
      ),
    'POST /store/customers/me/addresses': ({ body }) =>
      withAddresses([
        ...(me().shipping_addresses ?? []),
        memory.filled<Address>(AddressSchema, { ...body.address, customer_id: me().id }),
      ]),
    'POST /store/customers/me/addresses/:address_id': ({ params, body }) => {
      const addresses = me().shipping_addresses ?? []
      const address = addresses.find(({ id }) => id === params.address_id)
      if (!address) throw notFound('Address', params.address_id)
      return withAddresses(addresses.map((one) => (one === address ? changed(memory, one, body) : one)))
    },
    'DELETE /store/customers/me/addresses/:address_id': ({ params }) =>
      withAddresses((me().shipping_addresses ?? []).filter(({ id }) => id !== params.address_id)),

    'GET /admin/customers': ({ query }) => pageOf('customers', customers.values(), query),
    'GET /admin/customers/:id': ({ params }) => ({ customer: rowOf(customers, 'Customer', params.id) }),
    'POST /admin/customers': ({ body }) => told(made(body)),
    'POST /admin/customers/:id': ({ params, body }) => {
      const { password, groups: _, ...given } = body
      const customer = rowOf(customers, 'Customer', params.id)
      if (password) passwords.set(customer.id, password)
      return told(changed(memory, customer, given))
    },
  }
}

function assertFree({ customers }: Memory, email: string): void {
  if ([...customers.values()].some((one) => one.email === email && one.has_account))
    throw new Refusal(422, {
      type: 'duplicate_error',
      code: 'invalid_request_error',
      message: `A customer with the given email already has an account: ${email}`,
    })
}
