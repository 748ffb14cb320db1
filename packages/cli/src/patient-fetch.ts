import { CommandError, exit } from './shell'

/**
 * A `fetch` for one shop elsewhere that gives up when nothing useful has come back for `timeoutMs`, however often the
 * client above it tries in that time, and that takes nothing for an answer which is none of a shop's: the page of a
 * hotel's network, of a proxy, of another program at a mistyped address.
 * @throws CommandError, and the same again for every further try: waiting longer would change nothing
 */
export function patientFetch(
  fetch: typeof globalThis.fetch,
  shop: string,
  timeoutMs: number,
): typeof globalThis.fetch {
  let since: number | undefined
  let over: CommandError | undefined
  const giveUp = (error: CommandError): never => {
    over = error
    throw error
  }
  return async (input, init) => {
    if (over) throw over
    since ??= Date.now()
    const left = () => Math.max(0, timeoutMs - (Date.now() - (since ?? 0)))
    const limit = AbortSignal.timeout(left())
    const signal = init?.signal ? AbortSignal.any([init.signal, limit]) : limit
    const response = await fetch(input, { ...init, signal, redirect: 'manual' })
    const { status } = response
    if (status >= 300 && status < 400) return giveUp(movedOn(response, shop))
    if (status < 500 && status !== 429) since = undefined
    const wait = waitAskedFor(response)
    if (wait !== undefined && wait > left()) return giveUp(later(shop, status, wait))
    return understood(response, init?.method ?? 'GET', shop, giveUp)
  }
}

/** Credentials do not follow to another origin, nor a POST anywhere: the address itself has to be mended. */
function movedOn(response: Response, shop: string): CommandError {
  const to = response.headers.get('location') ?? ''
  const place = URL.canParse(to, response.url || shop) ? new URL(to, response.url || shop).origin : undefined
  return new CommandError(
    `${shop} answered ${response.status} and leads to ${place ?? 'no address'}`,
    exit.network,
    place && place !== new URL(shop).origin
      ? `Use that one: --url ${place}, or cartwright login ${place}`
      : 'Is it the address of a shop?',
    { code: 'no_shop' },
  )
}

/** `Retry-After` of a refusal, in ms: seconds, or a date. */
function waitAskedFor({ status, headers }: Response): number | undefined {
  const text = status === 429 || status === 503 ? headers.get('retry-after')?.trim() : undefined
  if (!text) return undefined
  const ms = /^\d+$/.test(text) ? Number(text) * 1000 : Date.parse(text) - Date.now()
  return Number.isFinite(ms) ? Math.max(0, ms) : undefined
}

function later(shop: string, status: number, ms: number): CommandError {
  const seconds = Math.ceil(ms / 1000)
  const wait = seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`
  return new CommandError(
    status === 429 ? `${shop} takes no more requests for ${wait}` : `${shop} is away for ${wait}`,
    exit.network,
    `Try again then, or wait here: --timeout ${seconds + 5}s`,
    { code: status === 429 ? 'too_many_requests' : 'unavailable' },
  )
}

/** The same answer, read; one that is no JSON becomes a refusal that says so. */
async function understood(
  response: Response,
  method: string,
  shop: string,
  giveUp: (error: CommandError) => never,
): Promise<Response> {
  const { status, statusText, headers } = response
  const type = headers.get('content-type') ?? ''
  const text = await response.text()
  const isSaid = text !== '' || (status < 400 && method !== 'GET')
  if (isSaid && isJson(text, type, method))
    return new Response(text === '' ? null : text, { status, headers })
  if (status < 400)
    return giveUp(
      new CommandError(
        `${shop} answers ${text === '' ? 'nothing' : `with ${kindOf(type)}`} where a shop answers with JSON`,
        exit.network,
        'Is it the address of a shop? cartwright profile list shows the addresses you use',
        { code: 'no_shop' },
      ),
    )
  const message =
    status === 401
      ? 'Unauthorized'
      : status >= 502 && status <= 504
        ? `What stands before ${shop} cannot reach it (${status} ${statusText})`.replace(/ \)$/, ')')
        : `${shop} answers ${status} with ${kindOf(type)} instead of JSON: is it the address of a shop?`
  const kept = new Headers(headers)
  kept.set('content-type', 'application/json')
  return Response.json({ type: typeOf(status), message }, { status, headers: kept })
}

/** What a refusal is called whose body says nothing. */
const typeOf = (status: number) =>
  ({ 401: 'unauthorized', 403: 'forbidden', 404: 'not_found', 429: 'too_many_requests' })[status] ??
  (status >= 502 && status <= 504 ? 'unavailable' : 'unknown_error')

const kindOf = (type: string) =>
  /json/.test(type)
    ? 'JSON that breaks off'
    : /html/.test(type)
      ? 'a web page'
      : type.split(';')[0] || 'something'

/** Texts are answers too where something was done: v1 says OK to some. */
function isJson(text: string, type: string, method: string): boolean {
  if (type !== '' && !type.includes('json')) return method !== 'GET' && !/html|xml/.test(type)
  if (text === '') return true
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}
