/** A thing the shop cannot open without; drawn as the set-up page. */
export type Piece = 'api' | 'region' | 'key'

/** Thrown as a response, so that it crosses to the error page of the root in any build. */
export class MissingPiece extends Response {
  constructor(piece: Piece) {
    super(JSON.stringify({ missing: piece }), {
      status: 503,
      statusText: 'Not set up',
      headers: { 'content-type': 'application/json', 'retry-after': '5' },
    })
  }
}

interface Refusal {
  status?: number
  type?: string
  code?: string
  message?: string
}

/** The status of an error from the API; undefined for anything else. */
export const statusOf = (error: unknown): number | undefined => (error as Refusal | undefined)?.status

export const codeOf = (error: unknown): string | undefined => (error as Refusal | undefined)?.code

/** Whoever is paid by said no, or could not be asked. */
export const isPaymentRefusal = (error: unknown) =>
  (error as Refusal | undefined)?.type === 'payment_authorization_error'

export const isNotFound = (error: unknown) => statusOf(error) === 404

export const isMissing = (error: unknown, what: string) => {
  const { status, code, message } = (error ?? {}) as Refusal
  return status === 400 && `${code} ${message}`.toLowerCase().includes(what.replace('_', ' '))
}

/** The cart or order belongs to an account, and whoever asks has not signed in to it, or no longer. */
export const needsSignIn = (error: unknown) => codeOf(error) === 'sign_in_required'

/**
 * Refusals a shopper caused and can mend where they are; what needs a sign-in leads there, anything else is ours and
 * goes to the error page.
 */
export function refusalOf(error: unknown): string | undefined {
  const { status, message } = (error ?? {}) as Refusal
  if (needsSignIn(error)) return undefined
  return status && status >= 400 && status < 500 ? (message ?? '') : undefined
}

export const notFound = () => new Response('Not found', { status: 404, statusText: 'Not Found' })
