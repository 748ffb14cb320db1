import { chmodSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { dirname, join } from 'node:path'
import { CommandError, exit } from './shell'

/** A shop elsewhere, and by which token to act there. */
export interface Profile {
  url: string
  token?: string
  /** Which API token of the shop it is, for signing out; absent for tokens that came from elsewhere. */
  token_id?: string
  /** When the token ends, ISO; absent where that is not known. */
  expires_at?: string
  email?: string
}

export interface Profiles {
  /** The one that is used when nothing else is said. */
  current?: string
  profiles: Record<string, Profile>
}

/** The shop of this machine: no profile may have its name. */
export const localProfile = 'local'

/** Where profiles are kept: the folder for settings of whoever is signed in to the system. */
export function profilesFile(env: NodeJS.ProcessEnv = process.env): string {
  const folder =
    env.CARTWRIGHT_CONFIG_DIR ??
    (process.platform === 'win32' && env.APPDATA
      ? join(env.APPDATA, 'cartwright')
      : join(env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'cartwright'))
  return join(folder, 'profiles.json')
}

/** @throws CommandError for a file that holds something else */
export function readProfiles(file = profilesFile()): Profiles {
  let text: string
  try {
    text = readFileSync(file, 'utf8')
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { profiles: {} }
    throw error
  }
  try {
    const kept = JSON.parse(text) as Partial<Profiles>
    if (kept.profiles && typeof kept.profiles === 'object')
      return { current: kept.current, profiles: kept.profiles }
  } catch {
    // No JSON is told like JSON that holds something else.
  }
  throw new CommandError(
    `${file} does not hold profiles`,
    exit.unexpected,
    'Mend it, or move it away and sign in again: cartwright login <address>',
  )
}

/** Whole or not at all, and for nobody else to read. */
export function writeProfiles(profiles: Profiles, file = profilesFile()): void {
  mkdirSync(dirname(file), { recursive: true, mode: 0o700 })
  const next = `${file}.${process.pid}`
  writeFileSync(next, `${JSON.stringify(profiles, null, 2)}\n`, { mode: 0o600 })
  chmodSync(next, 0o600)
  renameSync(next, file)
}

/** @throws CommandError for a name that could not be written on a command line */
export function assertProfileName(name: string): void {
  if (name === localProfile)
    throw new CommandError(`${localProfile} is the shop of this machine and no profile`, exit.usage)
  if (!/^[\w.-]{1,64}$/.test(name))
    throw new CommandError(
      `${name} cannot be the name of a profile`,
      exit.usage,
      'Letters, digits, dots and dashes',
    )
}

/** @throws CommandError that names those there are */
export function profileNamed(profiles: Profiles, name: string): Profile {
  const found = Object.hasOwn(profiles.profiles, name) ? profiles.profiles[name] : undefined
  if (found) return found
  const names = Object.keys(profiles.profiles)
  throw new CommandError(
    `There is no profile ${name}`,
    exit.notFound,
    names.length ? `There are ${names.join(', ')}` : 'Make one: cartwright login https://shop.example.com',
  )
}

/** A token as it may be shown: which of several it is, and no more. */
export const masked = (token: string) => `…${token.slice(-4)}`
