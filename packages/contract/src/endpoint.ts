import { z } from 'zod'
import type { Scope } from './scopes'

/** The verbs that calls have. */
export type Method = 'GET' | 'POST' | 'DELETE'
/** A verb and a path, in which `:name` stands for a parameter. */
export type EndpointName = `${Method} /${string}`

/**
 * Who may call: `anyone` on the store side (a signed-in customer is recognised), a signed-in `customer`, `staff`,
 * or `open` for the few admin calls without credentials.
 */
export type Access = 'anyone' | 'customer' | 'staff' | 'open'

/** What a reply holds when the query says nothing, and what a query may ask for. */
export interface Reply {
  /** Default columns; absent means all of them. */
  readonly fields?: readonly string[]
  /** Default relations, dotted paths. */
  readonly relations?: readonly string[]
  /** Relations that always come along when their parent is loaded. */
  readonly always?: readonly string[]
  readonly allowedFields?: readonly string[]
  readonly allowedRelations?: readonly string[]
  /** What is told of the rows of a relation, where that is less than all: by the relation's name, wherever it stands. */
  readonly told?: Readonly<Record<string, readonly string[]>>
  /** Computed relations that this call tells when `expand` names them; no other call does. */
  readonly onDemand?: readonly string[]
}

/** What one call promises: who may ask, what is taken and what is answered. */
export interface Endpoint {
  readonly access: Access
  /** What staff must be allowed to do, for calls that belong to no area of their own: those of plugins. */
  readonly permission?: Scope
  readonly tag: string
  readonly summary: string
  readonly query?: z.ZodType
  readonly body?: z.ZodType
  readonly returns: z.ZodType
  readonly status?: 200 | 201 | 202 | 204
  readonly reply?: Reply
  /** Works with an idempotency key in v1; here every POST does. */
  readonly idempotent?: boolean
  readonly multipart?: boolean
  /**
   * Says what the catalogue keeps of it in the language that `?locale=` or `Accept-Language` asks for, and the rest as it
   * stands there.
   */
  readonly inLanguages?: boolean
}

type SchemaOf = 'query' | 'body' | 'returns'

/** A call as it is written down: each of its schemas is made when it is first asked for. */
type Written = Omit<Endpoint, SchemaOf> & {
  readonly query?: () => z.ZodType
  readonly body?: () => z.ZodType
  readonly returns: () => z.ZodType
}

type Made<T> = {
  readonly [P in keyof T]: P extends SchemaOf ? (T[P] extends () => infer S ? S : T[P]) : T[P]
}

/**
 * Keeps the literal names, so that types follow from the string. There are a thousand schemas and a process uses some dozens
 * of them: making all of them cost a third of its start.
 */
export const endpoints = <const T extends Record<EndpointName, Written>>(
  table: T,
): { readonly [Name in keyof T]: Made<T[Name]> } => {
  for (const endpoint of Object.values(table))
    for (const schema of ['query', 'body', 'returns'] as const) {
      const make = endpoint[schema]
      if (make) madeOnce(endpoint, schema, make)
    }
  return table as never
}

function madeOnce(endpoint: object, name: string, make: () => unknown): void {
  const property = { configurable: true, enumerable: true }
  Object.defineProperty(endpoint, name, {
    ...property,
    get() {
      const value = make()
      Object.defineProperty(endpoint, name, { ...property, value })
      return value
    },
  })
}

/** `{ [key]: T[], count, offset, limit }` */
export const page = <K extends string, T extends z.ZodType>(key: K, one: T) =>
  z.object({
    [key]: z.array(one),
    count: z.number(),
    offset: z.number(),
    limit: z.number(),
  } as { [P in K]: z.ZodArray<T> } & { count: z.ZodNumber; offset: z.ZodNumber; limit: z.ZodNumber })

/** `{ id, object, deleted: true }`; the object names are as irregular as clients expect them. */
export const deleted = <O extends string>(object: O) =>
  z.object({ id: z.string(), object: z.literal(object), deleted: z.boolean() })
