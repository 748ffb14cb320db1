import { z } from 'zod'
import { Sum } from '../bounds'
import { Metadata } from '../common'
import { deleted, endpoints, page } from '../endpoint'
import {
  PaymentCollection,
  PaymentCollectionStatus,
  PaymentCollectionType,
  PaymentSession,
} from '../entities/payment'
import { listOf, paging, shape, text } from '../query'

const storePaymentCollectionReply = {
  relations: ['payment_sessions', 'region'],
  always: ['region.fulfillment_providers', 'region.payment_providers'],
} as const

const adminPaymentCollectionReply = {
  relations: ['payment_sessions', 'payments', 'region'],
  always: ['region.fulfillment_providers', 'region.payment_providers'],
} as const

export const paymentCollectionEndpoints = endpoints({
  'GET /store/payment-collections/:id': {
    access: 'anyone',
    tag: 'Payment Collections',
    summary: 'Read what is to be paid, and how far it is',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ payment_collection: PaymentCollection }),
    reply: {
      fields: [
        'id',
        'type',
        'status',
        'description',
        'amount',
        'region',
        'currency_code',
        'currency',
        'metadata',
      ],
      relations: ['payment_sessions', 'region'],
      always: ['region.fulfillment_providers', 'region.payment_providers'],
    },
  },
  'POST /store/payment-collections/:id/sessions': {
    access: 'anyone',
    tag: 'Payment Collections',
    summary: 'Pay all of a collection with one provider',
    body: () =>
      z.strictObject({
        provider_id: z.string(),
      }),
    returns: () => z.object({ payment_collection: PaymentCollection }),
    reply: storePaymentCollectionReply,
  },
  'POST /store/payment-collections/:id/sessions/batch': {
    access: 'anyone',
    tag: 'Payment Collections',
    summary: 'Part a collection among providers',
    body: () =>
      z.strictObject({
        sessions: z.array(
          z.strictObject({
            provider_id: z.string(),
            amount: Sum,
            session_id: z.string().nullish(),
          }),
        ),
      }),
    returns: () => z.object({ payment_collection: PaymentCollection }),
    reply: storePaymentCollectionReply,
  },
  'POST /store/payment-collections/:id/sessions/batch/authorize': {
    access: 'anyone',
    tag: 'Payment Collections',
    summary: 'Have the providers of several sessions promise their money',
    body: () =>
      z.strictObject({
        session_ids: z.array(z.string()),
      }),
    returns: () => z.object({ payment_collection: PaymentCollection }),
    // What was authorised has become payments.
    reply: adminPaymentCollectionReply,
  },
  'POST /store/payment-collections/:id/sessions/:session_id': {
    access: 'anyone',
    tag: 'Payment Collections',
    summary: 'Begin a payment session anew',
    returns: () => z.object({ payment_session: PaymentSession }),
  },
  'POST /store/payment-collections/:id/sessions/:session_id/authorize': {
    access: 'anyone',
    tag: 'Payment Collections',
    summary: 'Have the provider of a session promise its money',
    returns: () => z.object({ payment_session: PaymentSession }),
  },
  'GET /admin/payment-collections': {
    access: 'staff',
    tag: 'Payment Collections',
    summary: 'List what is to be paid beside carts',
    query: () =>
      z.strictObject({
        ...paging(50),
        ...shape,
        status: listOf(PaymentCollectionStatus).optional(),
        region_id: text.optional(),
        order: text.optional(),
      }),
    returns: () => page('payment_collections', PaymentCollection),
  },
  'POST /admin/payment-collections': {
    access: 'staff',
    tag: 'Payment Collections',
    summary: 'Ask for a payment beside a cart',
    body: () =>
      z.strictObject({
        region_id: z.string(),
        currency_code: z.string(),
        amount: Sum.min(0),
        type: PaymentCollectionType.nullable().default('order_edit'),
        description: z.string().nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ payment_collection: PaymentCollection }),
  },
  'GET /admin/payment-collections/:id': {
    access: 'staff',
    tag: 'Payment Collections',
    summary: 'Read a payment collection with its sessions and payments',
    query: () => z.strictObject({ ...shape }),
    returns: () => z.object({ payment_collection: PaymentCollection }),
    reply: {
      fields: [
        'id',
        'type',
        'status',
        'description',
        'amount',
        'authorized_amount',
        'region',
        'currency_code',
        'currency',
        'metadata',
      ],
      relations: ['payment_sessions', 'payments', 'region'],
      always: ['region.fulfillment_providers', 'region.payment_providers'],
    },
  },
  'POST /admin/payment-collections/:id': {
    access: 'staff',
    tag: 'Payment Collections',
    summary: 'Change what a payment collection is for',
    body: () =>
      z.strictObject({
        description: z.string().nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ payment_collection: PaymentCollection }),
    reply: adminPaymentCollectionReply,
  },
  'DELETE /admin/payment-collections/:id': {
    access: 'staff',
    tag: 'Payment Collections',
    summary: 'Remove a payment collection that nothing was paid on',
    returns: () => deleted('payment_collection'),
  },
  'POST /admin/payment-collections/:id/authorize': {
    access: 'staff',
    tag: 'Payment Collections',
    summary: 'Mark a payment collection as authorized, its money being promised elsewhere',
    returns: () => z.object({ payment_collection: PaymentCollection }),
    reply: adminPaymentCollectionReply,
  },
})
