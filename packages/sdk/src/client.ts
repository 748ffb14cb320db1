import { adminAreas } from './admin/index'
import { type Call, createCall } from './call'
import { type ClientConfig, settled } from './client-config'
import { queryString } from './query-string'
import {
  type CallOptions,
  createSend,
  createStream,
  type OpenStream,
  requestOf,
  type Send,
  type SendRequest,
} from './send'
import { storeAreas } from './store/index'
import { createTokens, type Tokens } from './tokens'
import { fetchTransport } from './transport'

export interface ClientCore {
  /** Any call of the contract by its name. */
  send: Send
  /** Any call by verb and path from the root of the shop, for programs that read the contract while they run. */
  request(
    method: string,
    path: string,
    given?: { query?: object; body?: unknown },
    options?: CallOptions,
  ): Promise<unknown>
  /** Opens an event stream; absent where the client has a transport of its own, which reads answers whole. */
  stream?: OpenStream
  tokens: Tokens
  setPublishableKey(key: string | undefined): void
}

/** What a store client can do. */
export type StoreClient = ClientCore & ReturnType<typeof storeAreas>
/** What a client can do. */
export type Client = StoreClient & { admin: ReturnType<typeof adminAreas> }

/** A client of one shop: the store calls by area, and the staff's under `admin`. */
export function createClient(config: ClientConfig): Client {
  const { core, call, sendRequest } = createCore(config, 0)
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
export function createStoreClient(config: ClientConfig): StoreClient {
  const { core, call } = createCore(config, 3)
  return { ...core, ...storeAreas(call, core.tokens) }
}

function createCore(
  config: ClientConfig,
  retriesByDefault: number,
): { core: ClientCore; call: Call; sendRequest: SendRequest } {
  const { adminToken, storeToken, storage, language, ...settings } = settled(config)
  let { publishableKey } = settings
  const tokens = createTokens({ admin: adminToken, store: storeToken }, storage)
  const carried = {
    ...settings,
    tokens,
    publishableKey: () => publishableKey,
    language: typeof language === 'function' ? language : () => language,
    transport: settings.transport ?? fetchTransport(settings.fetch),
    retries: settings.retries ?? retriesByDefault,
    timeoutMs: settings.timeoutMs ?? 30_000,
  }
  const sendRequest = createSend(carried)
  const send = ((name: string, given?: object, options?: object) =>
    sendRequest(requestOf(name, given), options)) as Send
  return {
    call: createCall(sendRequest),
    sendRequest,
    core: {
      send,
      request: (method, path, { query, body } = {}, options) =>
        sendRequest({ method, path: path + queryString(query), body }, options),
      ...(settings.transport ? {} : { stream: createStream(carried, settings.fetch) }),
      tokens,
      setPublishableKey(key) {
        publishableKey = key
      },
    },
  }
}
