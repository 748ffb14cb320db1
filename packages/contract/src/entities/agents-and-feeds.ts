import { z } from 'zod'

/** A key by which the shop signs what it says to agents of shoppers. */
export const AgentSigningKey = z
  .object({
    kid: z.string(),
    /** It signs now. Others are published for as long as what they signed counts. */
    is_current: z.boolean(),
  })
  .meta({ id: 'AgentSigningKey' })
export type AgentSigningKey = z.infer<typeof AgentSigningKey>

/** Protocols by which agents of shoppers are sold to, by their short names. */
export const AgentProtocolName = z.enum(['ucp', 'acp'])
export type AgentProtocolName = z.infer<typeof AgentProtocolName>

/** A protocol by which agents of shoppers are sold to. */
export const AgentProtocol = z
  .object({
    name: AgentProtocolName,
    version: z.string(),
    /** Where agents find out what the shop can do. */
    profile_url: z.string(),
    /** Where they call, by the transport. */
    endpoints: z.array(z.object({ transport: z.enum(['rest', 'mcp']), url: z.string() })),
  })
  .meta({ id: 'AgentProtocol' })
export type AgentProtocol = z.infer<typeof AgentProtocol>

/** The feeds of a region in a language. */
export const FeedAddress = z
  .object({
    name: z.string(),
    region_id: z.string(),
    region: z.string(),
    language: z.string(),
    currency_code: z.string(),
    files: z.array(z.object({ file: z.string(), url: z.string() })),
  })
  .meta({ id: 'FeedAddress' })
export type FeedAddress = z.infer<typeof FeedAddress>

/** A call of an agent of shoppers, as it ended. */
export const AgentCall = z
  .object({
    id: z.string(),
    transport: z.enum(['rest', 'mcp']),
    /** The address of its profile, as it says itself, or the name of who holds its key; null where it does not say. */
    agent: z.string().nullable(),
    /** By the name that the protocol gives it: `create_checkout`. */
    operation: z.string(),
    /** The status of HTTP. */
    status: z.number(),
    /** Why it was refused, by a code and in words. */
    code: z.string().nullable(),
    message: z.string().nullable(),
    /** How long it took, in ms. */
    took: z.number(),
    created_at: z.string(),
  })
  .meta({ id: 'AgentCall' })
export type AgentCall = z.infer<typeof AgentCall>

/** What the shop offers to programs: whether it is switched on, and where it is. */
export const AgentsAndFeeds = z
  .object({
    /** None where nothing is sold to agents. */
    protocols: z.array(AgentProtocol),
    signing_keys: z.array(AgentSigningKey),
    /** The last fifty calls of agents, the newest first. */
    calls: z.array(AgentCall),
    has_feeds: z.boolean(),
    /** None where feeds are off, or there is no region. */
    feeds: z.array(FeedAddress),
  })
  .meta({ id: 'AgentsAndFeeds' })
export type AgentsAndFeeds = z.infer<typeof AgentsAndFeeds>

/** How the profile of the shop was found at its public address. */
export const ProfileCheck = z
  .object({
    protocol: AgentProtocolName,
    url: z.string(),
    /**
     * `not_https`: agents go by no other address. `unreachable`: it was not answered. `invalid`: the answer is no profile. `foreign`:
     * the profile names the key or the address of another shop.
     */
    status: z.enum(['ok', 'not_https', 'unreachable', 'invalid', 'foreign']),
    /** What was found, for those who look after the shop. */
    detail: z.string().nullable(),
  })
  .meta({ id: 'ProfileCheck' })
export type ProfileCheck = z.infer<typeof ProfileCheck>

/** What a reader would refuse of a feed. */
export const FeedCheck = z
  .object({
    feed: z.string(),
    reader: z.enum(['google', 'acp']),
    products: z.number(),
    variants: z.number(),
    /** Variants that have no price there, and so are in no feed. */
    unpriced: z.number(),
    /** Not all products were looked at, as there are too many to wait for. */
    is_partial: z.boolean(),
    problems: z.array(
      z.object({
        field: z.string(),
        problem: z.string(),
        /** What to do about it. */
        mend: z.string(),
        /** How many variants have it. */
        count: z.number(),
      }),
    ),
  })
  .meta({ id: 'FeedCheck' })
export type FeedCheck = z.infer<typeof FeedCheck>
