import { z } from 'zod'
import { Email, PlainOk } from '../common'
import { endpoints } from '../endpoint'
import { Customer } from '../entities/customer'
import { User } from '../entities/user'

const storeCustomerReply = { relations: ['orders', 'orders.items', 'shipping_addresses'] } as const

export const authEndpoints = endpoints({
  'GET /store/auth': {
    access: 'customer',
    tag: 'Auth',
    summary: 'Who is logged in',
    returns: () => z.object({ customer: Customer }),
    reply: storeCustomerReply,
  },
  'POST /store/auth': {
    access: 'anyone',
    tag: 'Auth',
    summary: 'Log in',
    body: () =>
      z.strictObject({
        email: Email,
        password: z.string().min(1),
      }),
    returns: () => z.object({ customer: Customer }),
    reply: storeCustomerReply,
  },
  'DELETE /store/auth': {
    access: 'anyone',
    tag: 'Auth',
    summary: 'Log out',
    returns: () => PlainOk,
  },
  'POST /store/auth/token': {
    access: 'anyone',
    tag: 'Auth',
    summary: 'Log in for a token',
    body: () =>
      z.strictObject({
        email: Email,
        password: z.string().min(1),
      }),
    returns: () => z.object({ access_token: z.string() }),
  },
  'GET /store/auth/:email': {
    access: 'anyone',
    tag: 'Auth',
    summary: 'Does this account exist',
    returns: () => z.object({ exists: z.boolean() }),
  },
  'GET /admin/auth': {
    access: 'staff',
    tag: 'Auth',
    summary: 'Who is logged in',
    returns: () => z.object({ user: User }),
  },
  'POST /admin/auth': {
    access: 'open',
    tag: 'Auth',
    summary: 'Log in',
    body: () =>
      z.strictObject({
        email: Email,
        password: z.string().min(1),
        /** Six digits from the app, or a recovery code: where the account asks for two-factor. */
        code: z.string().max(64).optional(),
      }),
    returns: () => z.object({ user: User }),
  },
  'DELETE /admin/auth': {
    access: 'staff',
    tag: 'Auth',
    summary: 'Log out',
    returns: () => PlainOk,
  },
  'POST /admin/auth/token': {
    access: 'open',
    tag: 'Auth',
    summary: 'Log in for a token',
    body: () =>
      z.strictObject({
        email: Email,
        password: z.string().min(1),
        /** Six digits from the app, or a recovery code: where the account asks for two-factor. */
        code: z.string().max(64).optional(),
      }),
    returns: () => z.object({ access_token: z.string() }),
  },
})
