import type { Call } from '../call'

export const customers = (call: Call) => ({
  create: call('POST /store/customers', 'body'),
  retrieve: call('GET /store/customers/me'),
  update: call('POST /store/customers/me', 'body'),
  delete: call('DELETE /store/customers/me', 'body'),
  listOrders: call('GET /store/customers/me/orders', 'query'),
  /** What was asked for to be written about while signed in. */
  retrieveMailings: call('GET /store/customers/me/mailings'),
  resetPassword: call('POST /store/customers/password-reset', 'body'),
  generatePasswordToken: call('POST /store/customers/password-token', 'body'),
  addresses: {
    addAddress: call('POST /store/customers/me/addresses', 'body'),
    updateAddress: call('POST /store/customers/me/addresses/:address_id', 'body'),
    deleteAddress: call('DELETE /store/customers/me/addresses/:address_id'),
  },
  paymentMethods: {
    list: call('GET /store/customers/me/payment-methods'),
  },
})
