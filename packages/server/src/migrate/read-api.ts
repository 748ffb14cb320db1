import { ShopError, unauthorized } from '../errors'
import { type ApiList, apiLists } from './api-lists'
import type { ApiRows } from './api-rows'

/** Where a v1 shop answers, and what opens its admin API: an API token of staff, or what signing in gave. */
export interface V1Api {
  url: string
  token: string
  /** Other than `fetch`, for who has the shop in the same process. */
  send?: (request: Request) => Promise<Response>
}

type Body = Record<string, unknown>
type OnList = (list: string, rows: number) => void

const perPage = 100
/** How long one answer may take, in ms, and how often what failed is asked again. */
const patience = 120_000
const tries = 4

/**
 * Reads everything that v1's admin API shows into a file, a page at a time, and notes there how far it is: whoever goes
 * on with it asks for no list that is whole. The lists are read one after the other, and v1 goes on meanwhile.
 * @throws unauthorized for a token that opens nothing, unavailable where nobody answers
 */
export async function readApi(api: V1Api, rows: ApiRows, onList: OnList = () => {}): Promise<void> {
  const ask = asker(api)
  for (const list of apiLists) {
    if (rows.noted(`list:${list.path}`) === 'whole') continue
    await readList(ask, list, rows, (count) => onList(list.path, count))
    rows.note(`list:${list.path}`, 'whole')
  }
  rows.finish()
}

type Ask = (path: string, query: URLSearchParams) => Promise<{ status: number; body: Body }>

function asker({ url, token, send = (request) => fetch(request) }: V1Api): Ask {
  const base = url.replace(/\/+$/, '')
  const headers: Record<string, string> = { accept: 'application/json' }
  // What signing in gives is no API token; releases before 1.18 took both as bearers.
  if (token.startsWith('eyJ')) headers.authorization = `Bearer ${token}`
  else headers['x-medusa-access-token'] = token
  const once = async (path: string, query: URLSearchParams) => {
    const asks = [...query].length > 0 ? `?${query}` : ''
    const request = new Request(`${base}/admin/${path}${asks}`, {
      headers,
      signal: AbortSignal.timeout(patience),
    })
    const response = await send(request)
    const body = (await response.json().catch(() => undefined)) as Body | undefined
    if (response.status === 200 && body === undefined)
      throw new ShopError('unavailable', `${base}/admin/${path} answers, but not as v1 does`)
    return { status: response.status, body: body ?? {} }
  }
  return async (path, query) => {
    for (let failed = 0; ; failed += 1) {
      const answer = await once(path, query).catch((error: Error) => error)
      if (!(answer instanceof Error)) {
        if (answer.status === 401) {
          if (headers['x-medusa-access-token']) {
            delete headers['x-medusa-access-token']
            headers.authorization = `Bearer ${token}`
            continue
          }
          throw unauthorized(`${base} does not take this token: make one for a member of staff there`)
        }
        if (answer.status !== 429 && answer.status !== 503) return answer
      }
      if (failed + 1 >= tries) {
        if (!(answer instanceof Error)) return answer
        const { message, cause } = answer
        throw new ShopError(
          'unavailable',
          `${base} does not answer: ${cause instanceof Error && cause.message ? cause.message : message}. What was read so far is kept`,
        )
      }
      await new Promise((resolve) => setTimeout(resolve, 500 * 2 ** failed))
    }
  }
}

async function readList(ask: Ask, list: ApiList, rows: ApiRows, onRows: (rows: number) => void) {
  for (let again = 0; ; again += 1) {
    const told = await readPages(ask, list, rows, onRows)
    if (told === undefined || rows.count(list.path) >= told) return
    // Something was deleted while its pages were read, and what came after it moved up a page: once more.
    if (again === 2)
      throw new ShopError(
        'conflict',
        `v1 tells of ${told} ${list.key} and showed ${rows.count(list.path)}, three times over: try again when fewer people work in it`,
        'list_moves',
      )
    rows.note(`page:${list.path}`, '0')
  }
}

/** Reads the pages that are left. Returns how many rows there are, as far as that is told. */
async function readPages(
  ask: Ask,
  list: ApiList,
  rows: ApiRows,
  onRows: (rows: number) => void,
): Promise<number | undefined> {
  const { path, key, each, page = perPage } = list
  for (let offset = Number(rows.noted(`page:${path}`) ?? 0); ; ) {
    const body = await pageOf(ask, list, rows, offset)
    if (!body) return undefined
    const held = body[key]
    if (held === undefined)
      throw new ShopError('unavailable', `/admin/${path} answers, but not as v1 does: it holds no ${key}`)
    const found = (Array.isArray(held) ? held : held ? [held] : []) as Body[]
    const whole: Body[] = []
    for (const row of found) {
      if (!each) whole.push(row)
      else {
        const more = await ask(
          each.path.replace(':id', encodeURIComponent(String(row.id))),
          new URLSearchParams(),
        )
        if (more.status === 403) throw refused(each.path, more)
        if (more.status !== 200) {
          // v1 cannot tell all of a row that names what was deleted: what its list says of it comes.
          rows.tellPartly(`${path} ${row.id}`)
          whole.push(row)
          continue
        }
        whole.push(
          each.hangs === 'row'
            ? { ...row, ...(more.body[each.key] as Body) }
            : { ...row, [each.hangs]: more.body[each.key] },
        )
      }
    }
    offset += found.length
    rows.take(list, whole, offset)
    onRows(rows.count(path))
    const count = Number(body.count ?? Number.NaN)
    if (list.isWhole) return undefined
    if (found.length === 0 || (Number.isNaN(count) ? found.length < page : offset >= count))
      return Number.isNaN(count) ? undefined : count
  }
}

/** One page; undefined where the shop does not have the module. */
async function pageOf(ask: Ask, list: ApiList, rows: ApiRows, offset: number): Promise<Body | undefined> {
  const { path, expand = [], perhaps = [], isWhole, isModule, page = perPage } = list
  const without = new Set(JSON.parse(rows.noted(`without:${path}`) ?? '[]') as string[])
  for (;;) {
    const query = new URLSearchParams(isWhole ? {} : { limit: String(page), offset: String(offset) })
    const wanted = [...expand, ...perhaps.filter((one) => !without.has(one))]
    if (list.expandAs === 'array') for (const one of wanted) query.append('expand[]', one)
    else if (wanted.length > 0) query.set('expand', wanted.join(','))
    const answer = await ask(path, query)
    if (answer.status === 200) return answer.body
    if (isModule && answer.status === 404) return undefined
    // Of what this release may not know, the last is done without first: what hangs on it is named behind it.
    const last = perhaps.findLast((one) => !without.has(one))
    if (last === undefined) throw refused(path, answer)
    without.add(last)
    rows.note(`without:${path}`, JSON.stringify([...without]))
  }
}

const refused = (path: string, { status, body }: { status: number; body: Body }) =>
  status === 403
    ? new ShopError('forbidden', `v1 does not show /admin/${path} to this token`)
    : new ShopError(
        'unavailable',
        `v1 answers /admin/${path} with ${status}${typeof body.message === 'string' ? `: ${body.message}` : ''}`,
      )
