/** What the authorisation server says no by, in the words of OAuth. */
export class OAuthError extends Error {
  constructor(
    readonly code:
      | 'invalid_request'
      | 'invalid_client'
      | 'invalid_grant'
      | 'invalid_scope'
      | 'unauthorized_client'
      | 'unsupported_grant_type'
      | 'unsupported_response_type'
      | 'unsupported_token_type'
      | 'access_denied'
      | 'temporarily_unavailable',
    message: string,
    /** The status of HTTP, where it is told by one. */
    readonly status: 400 | 401 | 429 | 503 = 400,
    readonly headers: Readonly<Record<string, string>> = {},
  ) {
    super(message)
  }
}

/**
 * The parameters of a request, each there once (RFC 6749, 3.1); those without a value are as good as not there.
 * @throws OAuthError invalid_request
 */
export function parametersOf(given: URLSearchParams): Map<string, string> {
  const read = new Map<string, string>()
  for (const [name, value] of given) {
    if (value === '') continue
    if (read.has(name)) throw new OAuthError('invalid_request', `${name.slice(0, 50)} is there twice`)
    read.set(name, value)
  }
  return read
}
