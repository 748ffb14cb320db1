import type { CallName, Output, Parsed, Scope } from '@cartwright/contract'
import type { Language } from '../languages'
import type { Shop } from '../shop'
import type { KeptBytes } from '../store/memory/kept-bytes'
import type { Shape } from '../store/reading/shape'

/** Who asks. A staff credential is nobody on the store side, a customer's nobody in the admin. */
export interface Caller {
  user?: {
    id: string
    email: string
    /** The word of v1, which decides unless a role is assigned. */
    role: string
    /** An assigned role and what it may do: one of the built-in ones that v1 has no word for, or of the shop's own. */
    role_id?: string
    permissions?: readonly Scope[]
    /** The most that an order may be refunded in all, in minor units of the store's currency; absent without a limit. */
    refund_limit?: number
  }
  customer?: { id: string; email: string }
  /** The row behind the cookie or token. */
  session_id?: string
  /** When the session began by signing in; an API token never did. */
  signed_in_at?: string
  /** `agent`: a customer for whom an agent that they have connected acts. */
  via?: 'cookie' | 'bearer' | 'api_token' | 'shop' | 'cli' | 'agent'
  /** The API token that speaks, and what it is limited to; without scopes it may what its owner may. */
  token_id?: string
  scopes?: readonly string[]
  token_expires_at?: string
  /** The token that was shown is over: whoever shows it is nobody, and is told why. */
  ended?: { how: 'expired' | 'revoked'; at: string }
}

/** The shop itself, at work that no request asks for: settling what was cut off, hearing of payments. */
export const theShop: Caller = { via: 'shop' }

/** A checked request: what a route is handed beside the shop. */
export interface ApiRequest<K extends CallName> extends Parsed<K> {
  caller: Caller
  /** Columns and relations the reply should hold, from defaults, `fields` and `expand`. */
  shape: Shape
  /** The sales channels of the publishable key; undefined without a key, empty when it does not narrow. */
  channels?: readonly string[]
  /** What the caller wants to read, of the languages the shop writes: `de-AT`. */
  locale?: string
  /** The language in which the catalogue is to be read, for calls that answer in several. */
  language?: Language
  ip: string
  /** The client speaks TLS, with us or with a proxy before us. */
  isOverTls: boolean
  userAgent: string
  requestId: string
  idempotencyKey?: string
  headers: Headers
  /** Files of a multipart body. */
  files: File[]
  /** Sends a header with the reply: cookies, for instance. */
  setHeader(name: string, value: string): void
}

export type Handler<K extends CallName> = (
  shop: Shop,
  ask: ApiRequest<K>,
) => Promise<Output<K> | Reply<Output<K>>>

/** A reply with another status than the contract's: a completion that ran short of stock. */
export class Reply<T> {
  constructor(
    readonly status: number,
    readonly body: T | Record<string, unknown>,
    /** The body as JSON in UTF-8, when it is at hand already. */
    readonly json?: Buffer<ArrayBuffer> | KeptBytes,
  ) {}
}

/** A reply that goes on: an event stream, for calls that offer one beside their JSON. */
export class Streamed extends Reply<never> {
  constructor(readonly stream: ReadableStream<Uint8Array>) {
    super(200, {})
  }
}

export type Routes = { [K in CallName]: Handler<K> }
/** Some of the routes; each module serves its own. A name that is not in the contract does not compile. */
export const routes = <K extends CallName>(table: { [N in K]: Handler<N> }): { [N in K]: Handler<N> } => table
