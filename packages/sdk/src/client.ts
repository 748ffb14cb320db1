import { adminAreas } from './admin/index'
import { type Call, createCall } from './call'
import { createSend, requestOf, type Send, type SendRequest } from './send'
import { storeAreas } from './store/index'
import { createTokens, type TokenStorage, type Tokens } from './tokens'

export interface ClientConfig {
  /** Where the shop answers, for example `https://shop.example.com`. */
  baseUrl: string
  /** Narrows the storefront to the sales channels of this key. */
  publishableKey?: string
  /** An API token, or an access token of a member of staff. */
  adminToken?: string
  storeToken?: string
  fetch?: typeof globalThis.fetch
  /** Keeps tokens from one visit to the next; without it they live as long as the client. */
  storage?: TokenStorage
  /** Attempts after the first for any call that got no answer, 409, or 501 to 599: 0 by default, 3 in a store client. */
  retries?: number
  /** How long one attempt may take, in ms. */
  timeoutMs?: number
  /** The language of refusals and mails, `de-AT` or `ja`; a function where it may change. The browser's when absent. */
  language?: string | (() => string | undefined)
}

export interface ClientCore {
  /** Any call of the contract by its name. */
  send: Send
  tokens: Tokens
  setPublishableKey(key: string | undefined): void
}

/** What a store client can do. */
export type StoreClient = ClientCore & ReturnType<typeof storeAreas>
/** What a client can do. */
export type Client = StoreClient & { admin: ReturnType<typeof adminAreas> }

/** A client of one shop: the store calls by area, and the staff's under `admin`. */
export function createClient(config: ClientConfig): Client {
  const { core, call, sendRequest } = createCore(config)
  return {
    ...core,
    ...storeAreas(call, core.tokens),
    admin: adminAreas(call, core.tokens, sendRequest),
  }
}

/**
 * The store half alone, for storefronts. Shoppers do not press again, so it tries a call three times more unless told
 * otherwise; a POST is then safe to repeat by its key.
 */
export function createStoreClient({ retries = 3, ...config }: ClientConfig): StoreClient {
  const { core, call } = createCore({ ...config, retries })
  return { ...core, ...storeAreas(call, core.tokens) }
}

function createCore(config: ClientConfig): { core: ClientCore; call: Call; sendRequest: SendRequest } {
  const {
    baseUrl,
    adminToken,
    storeToken,
    fetch,
    storage,
    retries = 0,
    timeoutMs = 30_000,
    language,
  } = config
  let { publishableKey } = config
  const tokens = createTokens({ admin: adminToken, store: storeToken }, storage)
  const sendRequest = createSend({
    baseUrl,
    tokens,
    publishableKey: () => publishableKey,
    language: typeof language === 'function' ? language : () => language,
    fetch,
    retries,
    timeoutMs,
  })
  const send = ((name: string, given?: object, options?: object) =>
    sendRequest(requestOf(name, given), options)) as Send
  return {
    call: createCall(sendRequest),
    sendRequest,
    core: {
      send,
      tokens,
      setPublishableKey(key) {
        publishableKey = key
      },
    },
  }
}
