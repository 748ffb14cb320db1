import { loadConfigFile } from './config'
import type { ShopFlags } from './flags'
import { localProfile, type Profile, profileNamed, readProfiles } from './profiles'
import { CommandError, exit } from './shell'

/** Which shop a command is for, and as whom. */
export type Destination =
  | { kind: 'local'; data?: string; token?: string; label: string }
  | { kind: 'remote'; url: string; token?: string; profile?: string; known?: Profile; label: string }

/**
 * Where a command goes: a flag before the environment, the environment before the profile in use, that before
 * `cartwright.config.*`, and the shop of this machine when nothing is said.
 * @throws CommandError for flags that name two shops, an address that is none, a profile that is not there
 */
export async function destinationOf(flags: ShopFlags, env = process.env): Promise<Destination> {
  const token = flags.token ?? env.CARTWRIGHT_TOKEN
  const named = [
    flags.url !== undefined && '--url',
    flags.profile !== undefined && '--profile',
    flags.data !== undefined && '--data',
  ].filter(Boolean)
  if (named.length > 1)
    throw new CommandError(`${named.join(' and ')} name two shops`, exit.usage, 'Say one of them')
  if (flags.url !== undefined) return remote(flags.url, token)
  if (flags.profile !== undefined) return ofProfile(flags.profile, token)
  if (flags.data !== undefined) return local(flags.data, token)
  if (env.CARTWRIGHT_URL) return remote(env.CARTWRIGHT_URL, token)
  if (env.CARTWRIGHT_PROFILE) return ofProfile(env.CARTWRIGHT_PROFILE, token)
  if (env.CARTWRIGHT_DATA) return local(env.CARTWRIGHT_DATA, token)
  const { current } = readProfiles()
  if (current) return ofProfile(current, token)
  const { url, data } = await loadConfigFile()
  return url ? remote(url, token) : local(undefined, token, data)
}

const local = (data: string | undefined, token: string | undefined, configured?: string): Destination => ({
  kind: 'local',
  ...(data === undefined ? {} : { data }),
  ...(token ? { token } : {}),
  label: `the shop in ${data ?? configured ?? './data'}`,
})

function remote(text: string, token: string | undefined): Destination {
  const url = shopAddress(text)
  // A profile of this very address knows by which token to act there.
  const [profile, known] =
    token === undefined
      ? (Object.entries(readProfiles().profiles).find(([, one]) => one.url === url) ?? [])
      : []
  return { kind: 'remote', url, token: token ?? known?.token, profile, known, label: url }
}

function ofProfile(name: string, token: string | undefined): Destination {
  if (name === localProfile) return local(undefined, token)
  const known = profileNamed(readProfiles(), name)
  return {
    kind: 'remote',
    url: known.url,
    token: token ?? known.token,
    ...(token === undefined ? { profile: name, known } : {}),
    label: known.url,
  }
}

/** The address of a shop without its end, `https://shop.example.com`. @throws CommandError for what is none */
export function shopAddress(text: string): string {
  const withScheme = /^[a-z]+:\/\//i.test(text)
    ? text
    : `${/^(localhost|127\.|\[::1\])/.test(text) ? 'http' : 'https'}://${text}`
  if (!URL.canParse(withScheme) || !/^https?:/i.test(withScheme))
    throw new CommandError(
      `${text} is not the address of a shop`,
      exit.usage,
      'Write https://shop.example.com',
    )
  const { origin, pathname } = new URL(withScheme)
  return `${origin}${pathname}`.replace(/\/+$/, '')
}
