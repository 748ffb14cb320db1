import { z } from 'zod'

/** What kind of refusal this is; clients read the status and the type, people the message. */
export const errorTypes = {
  invalid_data: 400,
  not_allowed: 400,
  unauthorized: 401,
  forbidden: 403,
  not_found: 404,
  method_not_allowed: 405,
  conflict: 409,
  payload_too_large: 413,
  unsupported_media_type: 415,
  duplicate_error: 422,
  payment_authorization_error: 422,
  too_many_requests: 429,
  database_error: 500,
  unexpected_state: 500,
  invalid_argument: 500,
  unknown_error: 500,
  unavailable: 503,
} as const
/** The kind of a refusal; its HTTP status follows from it. */
export type ErrorType = keyof typeof errorTypes

/** The body of every refused request. */
export const ErrorReply = z
  .object({
    type: z.string(),
    message: z.string(),
    code: z.string().optional(),
    /** Which field is wrong, when one is. */
    errors: z.array(z.unknown()).optional(),
    request_id: z.string().optional(),
  })
  .meta({ id: 'Error' })
export type ErrorReply = z.infer<typeof ErrorReply>
