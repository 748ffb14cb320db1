import type { CustomerGroup } from '@cartwright/contract'
import { unauthorized } from '../../errors'
import { type ApiRequest, routes } from '../../http/request'
import { equals, linked, mentions, reads, within } from '../../store/reading/filters'
import { list } from '../../store/reading/list'
import { sessionCookieFor } from '../auth/cookie'
import { startSession } from '../auth/sessions'
import { addAddress, removeAddress, updateAddress } from './address-book'
import { confirmOrderClaim, requestOrderClaim } from './claim-orders'
import { deleteAccount, eraseCustomer } from './delete-account'
import {
  addCustomers,
  createGroup,
  deleteGroup,
  removeCustomers,
  retrieveGroup,
  updateGroup,
} from './group-customers'
import { listCustomers } from './list-customers'
import { personalDataOf } from './personal-data'
import { retrieveCustomer } from './queries'
import { createAccount, registerCustomer } from './register-customer'
import { requestPasswordReset, resetPassword } from './reset-password'
import { savedPaymentMethods } from './saved-payment-methods'
import { updateCustomer, updateOwnAccount } from './update-customer'

/** The signed-in customer's id; the endpoint's access has let nobody else through. */
export const me = ({ caller }: Pick<ApiRequest<'GET /store/customers/me'>, 'caller'>): string => {
  if (!caller.customer) throw unauthorized()
  return caller.customer.id
}
const idsOf = (rows: { id: string }[]) => rows.map(({ id }) => id)

const storeSide = routes({
  'POST /store/customers': async (shop, { body, caller, shape, isOverTls, setHeader }) => {
    const id = await registerCustomer(shop, body)
    const secret = await shop.transaction((tx) => startSession(tx, { customer_id: id }, caller))
    setHeader('set-cookie', sessionCookieFor(isOverTls, secret))
    return { customer: await retrieveCustomer(shop.db, id, shape) }
  },
  'GET /store/customers/me': async (shop, ask) => ({
    customer: await retrieveCustomer(shop.db, me(ask), ask.shape),
  }),
  'POST /store/customers/me': async (shop, ask) => {
    await updateOwnAccount(shop, me(ask), ask.body, ask.caller)
    return { customer: await retrieveCustomer(shop.db, me(ask), ask.shape) }
  },
  'DELETE /store/customers/me': async (shop, ask) => {
    const id = me(ask)
    await deleteAccount(shop, id, ask.body.password)
    return { id, object: 'customer', deleted: true }
  },
  'POST /store/customers/me/addresses': async (shop, ask) => {
    await addAddress(shop, me(ask), ask.body.address)
    return { customer: await retrieveCustomer(shop.db, me(ask), ask.shape) }
  },
  'POST /store/customers/me/addresses/:address_id': async (shop, ask) => {
    await updateAddress(shop, me(ask), ask.params.address_id, ask.body)
    return { customer: await retrieveCustomer(shop.db, me(ask), ask.shape) }
  },
  'DELETE /store/customers/me/addresses/:address_id': async (shop, ask) => {
    await removeAddress(shop, me(ask), ask.params.address_id)
    return { customer: await retrieveCustomer(shop.db, me(ask), ask.shape) }
  },
  'GET /store/customers/me/payment-methods': async (shop, ask) => ({
    payment_methods: await savedPaymentMethods(shop, me(ask)),
  }),
  'POST /store/customers/password-token': async (shop, { body, locale }) => {
    await requestPasswordReset(shop, body.email, locale)
    return undefined
  },
  'POST /store/customers/password-reset': async (shop, { body }) => ({
    customer: await retrieveCustomer(shop.db, await resetPassword(shop, body)),
  }),
  'POST /store/orders/batch/customer/token': async (shop, ask) => {
    await requestOrderClaim(shop, me(ask), ask.body.order_ids, ask.locale)
    return 'OK'
  },
  'POST /store/orders/customer/confirm': async (shop, { body }) => {
    await confirmOrderClaim(shop, body.token)
    return 'OK'
  },
})

const adminSide = routes({
  'GET /admin/customers': (shop, { query, shape }) => listCustomers(shop.db, query, shape),
  'POST /admin/customers': async (shop, { body, shape }) => {
    const id = await createAccount(shop, body)
    return { customer: await retrieveCustomer(shop.db, id, shape) }
  },
  'GET /admin/customers/:id': async (shop, { params, shape }) => ({
    customer: await retrieveCustomer(shop.db, params.id, shape),
  }),
  'POST /admin/customers/:id': async (shop, { params, body, shape }) => {
    await updateCustomer(shop, params.id, body)
    return { customer: await retrieveCustomer(shop.db, params.id, shape) }
  },
  'GET /admin/customers/:id/personal-data': (shop, { params, shape }) =>
    personalDataOf(shop.db, params.id, shape),
  'POST /admin/customers/:id/erase': async (shop, { params, shape }) => {
    await eraseCustomer(shop, params.id)
    return { customer: await retrieveCustomer(shop.db, params.id, shape) }
  },
  'POST /admin/customers/:id/addresses': async (shop, { params: { id }, body, shape }) => {
    await addAddress(shop, id, body.address)
    return { customer: await retrieveCustomer(shop.db, id, shape) }
  },
  'POST /admin/customers/:id/addresses/:address_id': async (shop, { params, body, shape }) => {
    await updateAddress(shop, params.id, params.address_id, body)
    return { customer: await retrieveCustomer(shop.db, params.id, shape) }
  },
  'DELETE /admin/customers/:id/addresses/:address_id': async (shop, { params, shape }) => {
    await removeAddress(shop, params.id, params.address_id)
    return { customer: await retrieveCustomer(shop.db, params.id, shape) }
  },
})

const groups = routes({
  'GET /admin/customer-groups': async (shop, { query, shape }) => {
    const { limit, offset, order, q } = query
    const { customer_group: t, discount_condition_customer_group: link } = shop.db.t
    const { rows, count } = await list<CustomerGroup>(shop.db, 'customer_group', shape, {
      limit,
      offset,
      order,
      filters: [
        mentions(shop.db, q, [t.name]),
        reads(shop.db, t.id, query.id),
        q ? undefined : equals(t.name, query.name),
        within(t.created_at, query.created_at),
        within(t.updated_at, query.updated_at),
        linked(
          shop.db,
          t.id,
          { from: link.customer_group_id, to: link.condition_id },
          query.discount_condition_id === undefined ? undefined : [query.discount_condition_id],
        ),
      ],
    })
    return { customer_groups: rows, count, offset, limit }
  },
  'POST /admin/customer-groups': async (shop, { body }) => {
    const id = await createGroup(shop, body)
    return { customer_group: await retrieveGroup(shop.db, id) }
  },
  'GET /admin/customer-groups/:id': async (shop, { params, shape }) => ({
    customer_group: await retrieveGroup(shop.db, params.id, shape),
  }),
  'POST /admin/customer-groups/:id': async (shop, { params, body, shape }) => {
    await updateGroup(shop, params.id, body)
    return { customer_group: await retrieveGroup(shop.db, params.id, shape) }
  },
  'DELETE /admin/customer-groups/:id': async (shop, { params }) => {
    await deleteGroup(shop, params.id)
    return { id: params.id, object: 'customer_group', deleted: true }
  },
  'GET /admin/customer-groups/:id/customers': (shop, { params, query, shape }) =>
    listCustomers(shop.db, { ...query, groups: [params.id] }, shape),
  'POST /admin/customer-groups/:id/customers/batch': async (shop, { params, body }) => {
    await addCustomers(shop, params.id, idsOf(body.customer_ids))
    return { customer_group: await retrieveGroup(shop.db, params.id) }
  },
  'DELETE /admin/customer-groups/:id/customers/batch': async (shop, { params, body }) => {
    await removeCustomers(shop, params.id, idsOf(body.customer_ids))
    return { customer_group: await retrieveGroup(shop.db, params.id) }
  },
})

export const customerRoutes = { ...storeSide, ...adminSide, ...groups }
