import type { StoreClient } from '@cartwright/sdk'
import type { ShopVisit } from './context.server'
import { codeOf, isNotFound } from './failures'

/** An agent that shops for a customer, as the shop knows it. */
export interface Agent {
  name: string
  /** The address of its profile. */
  profile: string
  /** What it may do, or asks for, in the words of the protocol. */
  scopes: string[]
}

/** One that is connected with the account. */
export interface ConnectedAgent extends Agent {
  id: string
  created_at: string
  last_used_at: string | null
  /** Whose it is, in a word that people can compare. */
  host: string
}

/** One that asks to be connected. */
export interface AskingAgent extends Agent {
  /** What it may do already. */
  allowed: string[]
  /** Where the customer is sent back to. */
  redirect_uri: string
}

/** What is connected with the account; undefined in a shop in which nobody connects agents. */
export async function connectedAgents(
  client: Pick<StoreClient, 'request'>,
): Promise<ConnectedAgent[] | undefined> {
  try {
    const { links } = (await client.request('GET', '/store/agents/links')) as {
      links: Omit<ConnectedAgent, 'host'>[]
    }
    return links.map((link) => ({ ...link, host: hostOf(link.profile) }))
  } catch (error) {
    if (isNotFound(error)) return undefined
    throw error
  }
}

/** Ends what an agent may do, at once. One that is gone already is as good as ended. */
export async function disconnectAgent({ client }: Pick<ShopVisit, 'client'>, id: string): Promise<void> {
  try {
    await client.request('DELETE', `/store/agents/links/${encodeURIComponent(id)}`)
  } catch (error) {
    if (!isNotFound(error)) throw error
  }
}

/** Who asks by a request; undefined for one that is over or none. */
export async function askingAgent(
  { client }: Pick<ShopVisit, 'client'>,
  request: string,
): Promise<AskingAgent | undefined> {
  return unlessOver(async () => {
    const reply = await client.request('GET', '/store/agents/link-requests', { query: { request } })
    return (reply as { link_request: AskingAgent }).link_request
  })
}

/** Answers who asks, and says where the customer is sent back to; undefined for a request that is over or none. */
export async function answerAgent(
  { client }: Pick<ShopVisit, 'client'>,
  answer: { request: string; is_allowed: boolean },
): Promise<string | undefined> {
  return unlessOver(async () => {
    const reply = await client.request('POST', '/store/agents/links', { body: answer })
    return (reply as { redirect_to: string }).redirect_to
  })
}

async function unlessOver<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    return await work()
  } catch (error) {
    if (codeOf(error) === 'link_request_over') return undefined
    throw error
  }
}

/** What a policy calls the place of an address: its origin, or the scheme of a program. */
export function placeOf(address: string): string {
  const { origin, protocol } = new URL(address)
  return origin === 'null' ? protocol : origin
}

/** Whose an address is, in a word that people can compare: its host, or the scheme of a program. */
export function hostOf(address: string): string {
  const { host, protocol } = new URL(address)
  return host || protocol.slice(0, -1)
}
