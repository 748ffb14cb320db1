import { z } from 'zod'
import { Metadata, Name } from '../common'
import { deleted, endpoints } from '../endpoint'
import { ReturnReason } from '../entities/return'

const returnReasonReply = {
  fields: [
    'id',
    'value',
    'label',
    'parent_return_reason_id',
    'description',
    'created_at',
    'updated_at',
    'deleted_at',
  ],
  relations: ['parent_return_reason', 'return_reason_children'],
} as const

export const returnReasonEndpoints = endpoints({
  'GET /store/return-reasons': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Return Reasons',
    summary: 'List why goods may come back',
    returns: () => z.object({ return_reasons: z.array(ReturnReason) }),
    reply: returnReasonReply,
  },
  'GET /store/return-reasons/:id': {
    access: 'anyone',
    inLanguages: true,
    tag: 'Return Reasons',
    summary: 'Read a reason for returns',
    returns: () => z.object({ return_reason: ReturnReason }),
    reply: returnReasonReply,
  },
  'GET /admin/return-reasons': {
    access: 'staff',
    tag: 'Return Reasons',
    summary: 'List reasons for returns',
    returns: () => z.object({ return_reasons: z.array(ReturnReason) }),
    reply: returnReasonReply,
  },
  'POST /admin/return-reasons': {
    access: 'staff',
    tag: 'Return Reasons',
    summary: 'Create a reason for returns',
    body: () =>
      z.strictObject({
        value: Name,
        label: z.string(),
        parent_return_reason_id: z.string().nullish(),
        description: z.string().nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ return_reason: ReturnReason }),
    reply: returnReasonReply,
  },
  'GET /admin/return-reasons/:id': {
    access: 'staff',
    tag: 'Return Reasons',
    summary: 'Read a reason for returns',
    returns: () => z.object({ return_reason: ReturnReason }),
    reply: returnReasonReply,
  },
  'POST /admin/return-reasons/:id': {
    access: 'staff',
    tag: 'Return Reasons',
    summary: 'Change a reason for returns',
    body: () =>
      z.strictObject({
        label: z.string().nullish(),
        value: Name.nullish(),
        description: z.string().nullish(),
        metadata: Metadata.nullish(),
      }),
    returns: () => z.object({ return_reason: ReturnReason }),
    reply: returnReasonReply,
  },
  'DELETE /admin/return-reasons/:id': {
    access: 'staff',
    tag: 'Return Reasons',
    summary: 'Remove a reason for returns',
    returns: () => deleted('return_reason'),
  },
})
