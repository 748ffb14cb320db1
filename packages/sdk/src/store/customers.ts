import type { Call } from '../call'

export const customers = (call: Call) => ({
  /** Register an account and sign in. */
  create: call('POST /store/customers', 'body'),
  /** Read your account, signed in. */
  retrieve: call('GET /store/customers/me'),
  /** Change your account: name, address, telephone, e-mail, password. */
  update: call('POST /store/customers/me', 'body'),
  /** Delete the own account and erase the person; orders stay. */
  delete: call('DELETE /store/customers/me', 'body'),
  /** List your orders, ten at a time. */
  listOrders: call('GET /store/customers/me/orders', 'query'),
  /** What a customer asked to be written about while signed in: the newsletter, and pieces that are sold out. */
  retrieveMailings: call('GET /store/customers/me/mailings'),
  /** Choose a new password by the token of a mail. */
  resetPassword: call('POST /store/customers/password-reset', 'body'),
  /** Ask for a mail to choose a new password; the same answer whether the account exists or not. */
  generatePasswordToken: call('POST /store/customers/password-token', 'body'),
  addresses: {
    /** Add an address to your address book. */
    addAddress: call('POST /store/customers/me/addresses', 'body'),
    /** Change an address of your address book. */
    updateAddress: call('POST /store/customers/me/addresses/:address_id', 'body'),
    /** Remove an address from your address book. */
    deleteAddress: call('DELETE /store/customers/me/addresses/:address_id'),
  },
  paymentMethods: {
    /** List the ways to pay that providers keep for you. */
    list: call('GET /store/customers/me/payment-methods'),
  },
})
