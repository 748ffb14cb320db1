import type { Command } from 'commander'
import { confirm } from '../ask'
import { shopAddress } from '../destination'
import { type OutputFlags, withConsent, withOutput } from '../flags'
import { formatOf, printRecord, printRows } from '../output'
import {
  assertProfileName,
  localProfile,
  masked,
  type Profile,
  profileNamed,
  profilesFile,
  readProfiles,
  writeProfiles,
} from '../profiles'
import { CommandError, exit, note, readStdin } from '../shell'
import { expiryOf } from '../token-expiry'

export function profile(program: Command) {
  const command = program.command('profile').description('The shops you work in: their addresses and tokens')
  const sub = (words: string, description: string) =>
    withOutput(command.command(words).description(description))
  sub('list', 'List profiles; * is the one in use').action((flags: OutputFlags) => list(flags))
  sub('add <name>', 'Keep a shop without signing in: for a token from elsewhere')
    .requiredOption('--url <address>', 'where it answers')
    .option('--token-stdin', 'read its token from standard input')
    .action((name: string, flags: OutputFlags & { url: string; tokenStdin?: boolean }) => add(name, flags))
  sub('use <name>', 'Use a profile from now on; `local` is the shop of this machine').action(
    (name: string, flags: OutputFlags) => use(name, flags),
  )
  sub('rename <name> <other>', 'Call a profile otherwise').action(
    (name: string, other: string, flags: OutputFlags) => rename(name, other, flags),
  )
  withConsent(
    sub('rm <name>', 'Forget a profile and its token; `cartwright logout` revokes the token too'),
  ).action((name: string, flags: OutputFlags & { yes?: boolean }) => remove(name, flags))
}

/** A profile as it may be shown. */
const shown = (name: string, { url, email, token, expires_at }: Profile, current: string | undefined) => ({
  current: name === current,
  name,
  url,
  email: email ?? null,
  token: token ? masked(token) : null,
  expires_at: expires_at ?? null,
})

function list(flags: OutputFlags): void {
  const { current, profiles } = readProfiles()
  const rows = Object.entries(profiles).map(([name, one]) => shown(name, one, current))
  const isTable = formatOf(flags) === 'table' && flags.fields === undefined
  printRows(
    rows.map((row) => (isTable ? { ...row, current: row.current ? '*' : '' } : row)),
    flags,
    ['current', 'name', 'url', 'email', 'token', 'expires_at'],
  )
  if (rows.length === 0)
    note(`There are no profiles in ${profilesFile()}: cartwright login https://shop.example.com`)
}

async function add(name: string, flags: OutputFlags & { url: string; tokenStdin?: boolean }): Promise<void> {
  assertProfileName(name)
  const { current, profiles } = readProfiles()
  if (Object.hasOwn(profiles, name))
    throw new CommandError(
      `There is a profile ${name} already`,
      exit.conflict,
      'Remove it first: cartwright profile rm',
    )
  const url = shopAddress(flags.url)
  const token = flags.tokenStdin ? await readStdin() : undefined
  const made: Profile = { url, ...(token ? { token, expires_at: expiryOf(token) } : {}) }
  writeProfiles({ current, profiles: { ...profiles, [name]: made } })
  told(flags, shown(name, made, current), `${name} is ${url}. To use it: cartwright profile use ${name}`)
}

function use(name: string, flags: OutputFlags): void {
  const { profiles } = readProfiles()
  if (name === localProfile) {
    writeProfiles({ profiles })
    told(flags, { current: true, name }, 'Commands are for the shop of this machine now')
    return
  }
  const found = profileNamed({ profiles }, name)
  writeProfiles({ current: name, profiles })
  told(flags, shown(name, found, name), `Commands are for ${found.url} now`)
}

function rename(name: string, other: string, flags: OutputFlags): void {
  assertProfileName(other)
  const { current, profiles } = readProfiles()
  const found = profileNamed({ profiles }, name)
  if (Object.hasOwn(profiles, other))
    throw new CommandError(`There is a profile ${other} already`, exit.conflict)
  const next = current === name ? other : current
  const renamed = Object.entries(profiles).map(([key, one]) => [key === name ? other : key, one] as const)
  writeProfiles({ current: next, profiles: Object.fromEntries(renamed) })
  told(flags, shown(other, found, next), `${name} is called ${other} now`)
}

async function remove(name: string, flags: OutputFlags & { yes?: boolean }): Promise<void> {
  const { current, profiles } = readProfiles()
  const found = profileNamed({ profiles }, name)
  await confirm(`Forget the profile ${name} (${found.url})?`, flags.yes)
  const { [name]: _, ...others } = profiles
  writeProfiles({ ...(current === name ? {} : { current }), profiles: others })
  told(flags, shown(name, found, undefined), `${name} is forgotten`)
}

function told(flags: OutputFlags, record: Record<string, unknown>, sentence: string): void {
  if (formatOf(flags) !== 'table') printRecord(record, flags)
  else note(sentence)
}
