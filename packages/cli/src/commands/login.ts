import { type Command, Option } from 'commander'
import { askText } from '../ask'
import { clientOf, explainedAt, patienceOf, withClient } from '../client'
import { destinationOf, shopAddress } from '../destination'
import { type OutputFlags, onShop, type ShopFlags, withOutput } from '../flags'
import { formatOf, printRecord } from '../output'
import { assertProfileName, masked, profileNamed, readProfiles, writeProfiles } from '../profiles'
import { CommandError, exit, note } from '../shell'
import { type SignInFlags, signIn } from '../sign-in'

export function login(program: Command) {
  const command = program
    .command('login')
    .description('Sign in to a shop elsewhere; it is kept as a profile, which commands then use')
    .argument('[url]', 'its address, for example https://shop.example.com')
    .option('--email <email>', 'who you are')
    .option('--password-stdin', 'read the password from standard input')
    .option('--code <code>', 'of the authenticator app, where the account asks for one')
    .option('--token-stdin', 'read a token from standard input instead')
    .option('--device', 'show a code here, and confirm it in the back office')
    .addOption(new Option('--url <address>', 'the same as [url]').hideHelp())
    .option('--profile <name>', 'under which name to keep it (default: its host)')
    .option('--timeout <duration>', 'how long an answer may take (default: 30s)')
  withOutput(command).action((url: string | undefined, flags: LoginFlags) => logIn(url, flags))
}

interface LoginFlags extends SignInFlags, OutputFlags {
  url?: string
  profile?: string
  timeout?: string
}

async function logIn(said: string | undefined, flags: LoginFlags): Promise<void> {
  const kept = readProfiles()
  const known =
    flags.profile && Object.hasOwn(kept.profiles, flags.profile) ? kept.profiles[flags.profile] : undefined
  const text =
    said ??
    flags.url ??
    process.env.CARTWRIGHT_URL ??
    known?.url ??
    (await askText('Address of the shop', 'Write cartwright login https://shop.example.com'))
  const url = shopAddress(text)
  const name = flags.profile ?? nameOf(url)
  assertProfileName(name)
  const timeoutMs = patienceOf(flags)
  const signedIn = await explainedAt({ kind: 'remote', url, label: url }, timeoutMs, () =>
    signIn(flags, (token) => clientOf(url, token, timeoutMs, globalThis.fetch)),
  )
  // Read anew: another command may have written while somebody typed.
  const { profiles } = readProfiles()
  writeProfiles({ current: name, profiles: { ...profiles, [name]: { url, ...signedIn } } })
  const { email, expires_at, token } = signedIn
  if (formatOf(flags) !== 'table')
    printRecord({ profile: name, url, email, expires_at, token: masked(token ?? '') }, flags)
  else
    note(
      `Signed in to ${url} as ${email}; profile ${name} is in use${expires_at ? ` until ${expires_at.slice(0, 10)}` : ''}`,
    )
}

/** `shop.example.com`, `localhost-9000`: what a profile is called unless somebody says. */
const nameOf = (url: string) => new URL(url).host.replace(/[^\w.-]+/g, '-')

export function logout(program: Command) {
  const command = program
    .command('logout')
    .description('Sign out: the token is revoked at the shop and forgotten here')
    .option('--profile <name>', 'of this profile (default: the one in use)')
    .option('--timeout <duration>', 'how long an answer may take (default: 30s)')
  withOutput(command).action((flags: OutputFlags & { profile?: string; timeout?: string }) => logOut(flags))
}

async function logOut(flags: OutputFlags & { profile?: string; timeout?: string }): Promise<void> {
  const { current, profiles } = readProfiles()
  const name = flags.profile ?? process.env.CARTWRIGHT_PROFILE ?? current
  if (!name) throw new CommandError('You are signed in nowhere', exit.signedOut, 'cartwright profile list')
  const profile = profileNamed({ profiles }, name)
  const timeoutMs = patienceOf(flags)
  const isRevoked = await revoked(() =>
    profile.token_id
      ? clientOf(profile.url, profile.token, timeoutMs, globalThis.fetch).admin.apiTokens.revoke(
          profile.token_id,
        )
      : undefined,
  )
  const { [name]: _, ...others } = profiles
  writeProfiles({ ...(current === name ? {} : { current }), profiles: others })
  if (formatOf(flags) !== 'table')
    return printRecord({ profile: name, url: profile.url, is_revoked: isRevoked }, flags)
  note(`Signed out of ${profile.url}`)
  if (profile.token_id && !isRevoked)
    note(
      `The shop could not be asked to revoke the token: there, cartwright token revoke ${profile.token_id}`,
    )
}

/** Forgetting a token here works without the shop, which may be gone. */
async function revoked(work: () => Promise<unknown> | undefined): Promise<boolean> {
  try {
    return (await work()) !== undefined
  } catch {
    return false
  }
}

export function whoami(program: Command) {
  onShop(
    withOutput(
      program.command('whoami').description('Which shop commands are for, as whom, and what that allows'),
    ),
  ).action((flags: ShopFlags & OutputFlags) => who(flags))
}

async function who(flags: ShopFlags & OutputFlags): Promise<void> {
  const at = await destinationOf(flags)
  if (at.kind === 'local' && !at.token)
    return withClient(flags, async (client) => {
      const { store } = await client.admin.store.retrieve()
      printRecord(
        { shop: at.label, name: store.name, as: 'its keeper: whoever may read the data folder', may: '*' },
        flags,
      )
    })
  await withClient(flags, async (client) => {
    const { account } = await client.admin.auth.getAccount()
    printRecord(
      {
        shop: at.label,
        profile: at.kind === 'remote' ? at.profile : undefined,
        email: account.user.email,
        role: account.role.name,
        may: account.permissions.join(','),
        token: masked(at.token ?? ''),
        expires_at: at.kind === 'remote' ? at.known?.expires_at : undefined,
      },
      flags,
    )
  })
}
