import { z } from 'zod'
import { isInnerList, MalformedField, parseDictionary } from '../../signatures/structured-fields'
import type { Registry } from './capabilities'
import { ProtocolError } from './protocol-error'

const SigningKey = z.looseObject({
  kid: z.string().max(500),
  kty: z.string(),
  crv: z.string().optional(),
  x: z.string().max(200).optional(),
  y: z.string().max(200).optional(),
  use: z.string().optional(),
  alg: z.string().optional(),
})

const Entity = z.looseObject({
  version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
  config: z.looseObject({}).optional(),
})

/** Of a platform's profile what the shop goes by; the rest is nobody's business here. */
const PlatformProfile = z.looseObject({
  ucp: z.looseObject({
    version: z.string().regex(/^\d{4}-\d{2}-\d{2}$/),
    capabilities: z.record(z.string(), z.array(Entity)).optional(),
  }),
  signing_keys: z.array(SigningKey).max(50).optional(),
})

/** Who asks, as its profile says. */
export interface Agent {
  /** The address of its profile, which is its name. */
  profile: string
  version: string
  capabilities: Registry
  keys: readonly z.infer<typeof SigningKey>[]
  /** Where it wants to hear of its orders. */
  webhookUrl?: string
}

/**
 * The address in `UCP-Agent: profile="https://…"`.
 * @throws ProtocolError invalid_profile_url
 */
export function profileAddress(header: string | null): string {
  if (!header)
    throw invalidProfileUrl('Say who you are: UCP-Agent: profile="https://…", the address of your profile')
  try {
    const member = parseDictionary(header).get('profile')
    if (member && !isInnerList(member) && isAddress(member.value)) return new URL(member.value).href
  } catch (error) {
    if (!(error instanceof MalformedField)) throw error
  }
  throw invalidProfileUrl('UCP-Agent names no profile by an address in quotes: profile="https://…"')
}

/** What may be the address of a profile: whether it may be asked is decided where it is. */
export const isAddress = (value: unknown): value is string =>
  typeof value === 'string' && value.length <= 2000 && URL.canParse(value)

export const invalidProfileUrl = (message: string) => new ProtocolError(400, 'invalid_profile_url', message)

/** Reads what an agent's profile says. @throws ProtocolError profile_malformed */
export function readProfile(profile: string, text: string): Agent {
  const malformed = (why: string) =>
    new ProtocolError(422, 'profile_malformed', `The profile ${profile} ${why}`)
  let said: unknown
  try {
    said = JSON.parse(text)
  } catch {
    throw malformed('is not JSON')
  }
  const read = PlatformProfile.safeParse(said)
  if (!read.success) {
    const [issue] = read.error.issues
    throw malformed(`is not what a profile is: ${issue?.path.join('.') || 'it'}: ${issue?.message}`)
  }
  const { ucp, signing_keys = [] } = read.data
  const wish = ucp.capabilities?.['dev.ucp.shopping.order']?.map(({ config }) => config?.webhook_url)
  const webhookUrl = wish?.find((url): url is string => typeof url === 'string' && URL.canParse(url))
  return {
    profile,
    version: ucp.version,
    capabilities: ucp.capabilities ?? {},
    keys: signing_keys,
    ...(webhookUrl ? { webhookUrl } : {}),
  }
}

const minute = 60_000
const day = 86_400_000

/** How long a profile may be gone by without being fetched again, in ms, as its `Cache-Control` says: a minute at least. */
export function keepsFor(cacheControl: string | undefined): number {
  const seconds = Number(/(?:^|[\s,])max-age=(\d{1,10})/i.exec(cacheControl ?? '')?.[1] ?? 0)
  return Math.min(day, Math.max(minute, seconds * 1000))
}
