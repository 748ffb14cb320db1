/** What one attempt is asked of the network. The body is not yet text. */
export interface TransportOptions {
  method: string
  headers: Headers
  body?: BodyInit | Record<string, unknown>
  signal: AbortSignal
  credentials?: RequestCredentials
  /** Repeating is the client's business. */
  retry: false
  /** A refusal is an answer like any other. */
  ignoreResponseError: true
}

/** An answer whose body has been read: as JSON, as text, or as a `Blob`, after its content type. */
export interface Answer {
  status: number
  headers: Headers
  _data?: unknown
}

/**
 * Carries a request to the shop. It is the interface of `$fetch.raw` of ofetch, so that an application's own instance, with
 * what it does before and after requests, can be given instead.
 */
export type Transport = (url: string, options: TransportOptions) => Promise<Answer>

/** The transport of a client that is given none: `fetch` alone. Without one, the global `fetch` of each moment. */
export const fetchTransport =
  (own?: typeof globalThis.fetch): Transport =>
  async (url, { method, headers, body, signal, credentials }) => {
    const init: RequestInit = { method, headers, signal }
    if (body !== undefined) init.body = asText(body, headers)
    if (credentials) init.credentials = credentials
    const response = await (own ?? globalThis.fetch)(url, init)
    return { status: response.status, headers: response.headers, _data: await contentOf(response) }
  }

/** What JSON cannot hold goes as it is: forms, files, bytes. */
function asText(body: NonNullable<TransportOptions['body']>, headers: Headers): BodyInit {
  if (/FormData|URLSearchParams|Blob|File|Array|Stream/.test(kindOf(body)) && !Array.isArray(body))
    return body as BodyInit
  if (!headers.has('content-type')) headers.set('content-type', 'application/json')
  return typeof body === 'string' ? body : JSON.stringify(body)
}
const kindOf = (value: unknown) => Object.prototype.toString.call(value)

async function contentOf(response: Response): Promise<unknown> {
  const type = response.headers.get('content-type') ?? 'json'
  if (!/json|^text|xml/.test(type)) return response.blob()
  const text = await response.text()
  if (!text || !type.includes('json')) return text || undefined
  try {
    return JSON.parse(text)
  } catch {
    return text
  }
}

/**
 * Cookies go along where requests can carry them. Some workers know no `credentials` and refuse a request that names them; there
 * are no cookies of a user in such a place either.
 */
export const credentialsOfPlace = (): RequestCredentials | undefined =>
  typeof Request === 'undefined' || 'credentials' in Request.prototype ? 'include' : undefined
