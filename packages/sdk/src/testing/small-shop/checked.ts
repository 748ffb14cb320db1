import {
  type CallName,
  contract,
  type ErrorReply,
  type Input,
  type Output,
  type Parsed,
  problemsOf,
} from '@cartwright/contract'
import { type FakeRoutes, refuse } from '../fake-shop'

/** What a call of the small shop is asked, after the contract has read it. */
export interface Read<K extends CallName> {
  params: Input<K>['params']
  query: Parsed<K>['query']
  body: Parsed<K>['body']
}
export type ServedRoutes = { [K in CallName]?: (asked: Read<K>) => Output<K> }

/** A refusal on its way out. */
export class Refusal extends Error {
  constructor(
    readonly status: number,
    readonly body: ErrorReply,
  ) {
    super(body.message)
  }
}
export const notFound = (what: string, id: string, code?: string) =>
  new Refusal(404, {
    type: 'not_found',
    message: `${what} with id: ${id} was not found`,
    ...(code ? { code } : {}),
  })
export const notAllowed = (message: string, code?: string) =>
  new Refusal(400, { type: 'not_allowed', message, ...(code ? { code } : {}) })
export const invalidData = (message: string) => new Refusal(400, { type: 'invalid_data', message })

interface Part {
  safeParse(value: unknown): { success: true; data: unknown } | { success: false; error: never }
}
interface Checks {
  query?: Part
  body?: Part
  returns: Part
}

/** Holds what comes in and what goes out to the contract: bad input is 400 in its words, and a bad answer is an error of ours. */
export function checked(routes: ServedRoutes): FakeRoutes {
  const served = Object.entries(routes).map(([name, serve]) => {
    const { query, body, returns }: Checks = contract[name as CallName] as Checks
    const route = (asked: { params: object; query: URLSearchParams; body: unknown }) => {
      try {
        const read = {
          params: asked.params,
          query: query ? parsed(query, nested(asked.query)) : {},
          body: body ? parsed(body, asked.body ?? {}) : undefined,
        }
        const answer = (serve as (read: unknown) => unknown)(read)
        const result = returns.safeParse(answer)
        if (result.success) return result.data
        const problems = problemsOf(result.error).map(({ message }) => message)
        throw new Refusal(500, {
          type: 'unexpected_state',
          message: `The small shop broke the contract of ${name}: ${problems.join(', ')}`,
        })
      } catch (error) {
        if (error instanceof Refusal) return refuse(error.status, error.body)
        throw error
      }
    }
    return [name, route]
  })
  return Object.fromEntries(served) as FakeRoutes
}

function parsed(schema: Part, value: unknown): unknown {
  const result = schema.safeParse(value)
  if (result.success) return result.data
  const errors = problemsOf(result.error)
  const message = errors.map((one) => one.message).join(', ')
  throw new Refusal(400, { type: 'invalid_data', message, errors })
}

type Nested = { [name: string]: Nested | string | string[] }

/** `a[]=1&a[]=2&created_at[gte]=…` as a shop reads it. */
function nested(search: URLSearchParams): Nested {
  const root: Nested = {}
  for (const [key, value] of search) {
    const [name = ''] = key.split('[')
    const inner = /\[(.*)\]$/.exec(key)?.[1]
    if (inner === undefined) root[name] = value
    else if (/^\d*$/.test(inner)) root[name] = [...[(root[name] as string[]) ?? []].flat(), value]
    else root[name] = { ...(root[name] as Nested), [inner]: value }
  }
  return root
}
