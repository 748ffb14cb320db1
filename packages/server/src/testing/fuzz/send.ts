import type { TestShop } from '../test-shop'
import type { FuzzRequest } from './requests'
import type { Callers } from './world'

/** An answer that takes longer than this, in ms, never comes: the machine may be busy, a request is not forgotten. */
const patience = 60_000

export interface Answer {
  status: number
  type: string
  text: string
}

/** Sends a request in the same process. Returns in words what is wrong with a request that was not answered. */
export async function send(t: TestShop, request: FuzzRequest, callers: Callers): Promise<Answer | string> {
  const headers = new Headers(callers[request.caller])
  for (const [name, value] of request.headers) headers.set(name, value)
  const init = { method: request.method, headers, body: request.body as BodyInit | undefined }
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<string>((resolve) => {
    timer = setTimeout(() => resolve(`no answer within ${patience} ms`), patience)
  })
  const answered = async (): Promise<Answer> => {
    const response = await t.app.fetch(new Request(`http://localhost${request.target}`, init))
    return {
      status: response.status,
      type: response.headers.get('content-type') ?? '',
      text: await response.text(),
    }
  }
  try {
    return await Promise.race([answered(), late])
  } catch (error) {
    return `threw ${(error as Error).stack ?? error}`
  } finally {
    clearTimeout(timer)
  }
}

const inside = /SQLITE_|drizzle|node_modules|Failed query|\bat .+\.ts:\d+/

/** What an answer breaks of what every answer keeps. */
export function problemWith({ status, type, text }: Answer): string | undefined {
  if (status >= 500 && status !== 503) return `answered ${status} ${text.slice(0, 300)}`
  if (status < 400) return undefined
  if (!type.startsWith('application/json')) return `refused with ${status} as ${type}`
  if (inside.test(text)) return `says what is inside: ${text.slice(0, 300)}`
  let body: Record<string, unknown>
  try {
    body = JSON.parse(text)
  } catch {
    return `refused with ${status} and broken JSON ${text.slice(0, 100)}`
  }
  const said = typeof body.type === 'string' && typeof body.message === 'string' && body.message !== ''
  // The pre-checks of v1, and a completion that is out of stock.
  const listed = Array.isArray(body.errors) || (body.type === 'cart' && 'data' in body)
  return said || listed ? undefined : `refused with ${status} in another shape: ${text.slice(0, 200)}`
}

const shorten = (text: string, most: number) =>
  text.length > most ? `${text.slice(0, most)}… (${text.length} characters)` : text

/** A request on one line, to be sent again by hand. */
export function spell({ method, target, caller, headers, body }: FuzzRequest): string {
  const said = headers.map(([name, value]) => `${name}: ${shorten(value, 60)}`).join('; ')
  const sent =
    typeof body === 'string' ? JSON.stringify(shorten(body, 1500)) : body ? `bytes ${body.join()}` : ''
  return `${caller} ${method} ${shorten(target, 600)} {${said}} ${sent}`
}
