'use client'
import { change } from '../change-hook'
import { read } from '../read-hook'

// Admin: payment collections. One hook a call; read-hook.ts and change-hook.ts say what each takes.

/** List what is to be paid beside carts. */
export const useAdminPaymentCollections = read('GET /admin/payment-collections', 'query')
/** Read a payment collection with its sessions and payments. */
export const useAdminPaymentCollection = read('GET /admin/payment-collections/:id', 'shape')
/** Ask for a payment beside a cart. */
export const useAdminCreatePaymentCollection = change('POST /admin/payment-collections')
/** Change what a payment collection is for. */
export const useAdminUpdatePaymentCollection = change('POST /admin/payment-collections/:id')
/** Remove a payment collection that nothing was paid on. */
export const useAdminDeletePaymentCollection = change('DELETE /admin/payment-collections/:id')
/** Mark a payment collection as authorized, its money being promised elsewhere. */
export const useAdminMarkPaymentCollectionAsAuthorized = change(
  'POST /admin/payment-collections/:id/authorize',
)
