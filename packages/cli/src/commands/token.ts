import type { ApiToken } from '@cartwright/contract'
import { type Command, Option } from 'commander'
import { confirm } from '../ask'
import { withClient } from '../client'
import { destinationOf } from '../destination'
import { duration } from '../duration'
import { type OutputFlags, onShop, type ShopFlags, withConsent, withOutput } from '../flags'
import { formatOf, printRecord, printRows } from '../output'
import { masked } from '../profiles'
import { CommandError, data, exit, mayAsk, note } from '../shell'
import { withShopAs } from '../with-shop'

type Flags = ShopFlags & OutputFlags

interface NewToken extends Flags {
  domain: string
  email?: string
  name: string
  scope?: string
  expires?: string
  reveal?: boolean
}

/** What lasts longer leads to no date. */
const longest = { ms: 100 * 366 * 86_400_000, text: '100 years' }

export function token(program: Command) {
  const tokens = program.command('token').description('API tokens, by which programs act')
  onShop(
    withOutput(
      tokens
        .command('create')
        .description('Make a token for a program; it is shown once, with --reveal or --json')
        .addOption(new Option('--domain <domain>', 'admin or store').makeOptionMandatory())
        .option('--email <email>', 'whom it acts for, on this machine (default: the first staff user)')
        .option('--name <name>', 'what it is for', 'command line')
        .option('--scope <scopes>', 'comma list like orders:read,products:write (default: all its owner may)')
        .option('--expires <duration>', 'for example 90d (default: it lasts until it is revoked)')
        .option('--reveal', 'print the token'),
    ),
  ).action((flags: NewToken) => create(flags))
  onShop(
    withOutput(
      tokens
        .command('list')
        .description('List tokens: whose they are, what they may, when they were last used')
        .option('--all', 'those that ended too'),
    ),
  ).action((flags: Flags & { all?: boolean }) => list(flags))
  onShop(
    withConsent(
      withOutput(
        tokens
          .command('revoke')
          .description('End a token at once')
          .argument('<id>', 'as `token list` shows it'),
      ),
    ),
  ).action((id: string, flags: Flags & { yes?: boolean }) => revoke(id, flags))
}

async function create(flags: NewToken): Promise<void> {
  const { domain } = flags
  // The spelling is the one that v1 clients know.
  if (domain !== 'admin' && domain !== 'store')
    throw new CommandError("'domain' must be wither 'admin' or 'store'", exit.usage)
  const expires_at = flags.expires
    ? new Date(Date.now() + duration('--expires', flags.expires, longest)).toISOString()
    : undefined
  const isRead = flags.reveal || formatOf(flags) !== 'table'
  if (!isRead && !mayAsk())
    throw new CommandError(
      'The token is shown this once, and nobody would see it',
      exit.usage,
      'Say --reveal for the token alone, or --json',
    )
  if (!isRead) await confirm('The token is shown this once. Print it in this terminal?', false)
  const scopes = flags.scope?.split(',').map((scope) => scope.trim())
  const made = await madeToken(flags, { domain, scopes, expires_at })
  if (formatOf(flags) !== 'table') return printRecord(made, flags)
  note(`Token ${made.id} ${masked(made.token)} for ${made.email}; it is not shown again`)
  data(made.token)
}

interface Made {
  id: string
  token: string
  email: string
  [more: string]: unknown
}

/** Elsewhere a token is for whoever is signed in; the keeper of the shop on this machine makes one for anybody. */
async function madeToken(
  flags: NewToken,
  { domain, ...wanted }: { domain: 'admin' | 'store'; scopes?: string[]; expires_at?: string },
): Promise<Made> {
  const at = await destinationOf(flags)
  if (at.kind === 'local' && !at.token)
    return withShopAs('token create', at, async (shop) => {
      const { createApiToken } = await import('@cartwright/server')
      return { ...(await createApiToken(shop, { domain, email: flags.email, name: flags.name, ...wanted })) }
    })
  if (domain === 'store' || flags.email)
    throw new CommandError(
      `${domain === 'store' ? 'Tokens of customers' : 'Tokens of others'} are made on the machine of the shop`,
      exit.usage,
      'There: cartwright token create --data <folder> …',
    )
  return withClient(flags, async (client) => {
    const { user } = await client.admin.auth.getSession()
    const { api_token, token } = await client.admin.apiTokens.create({ name: flags.name, ...wanted })
    return { id: api_token.id, token, email: user.email }
  })
}

const list = (flags: Flags & { all?: boolean }) =>
  withClient(flags, async (client) => {
    const rows = await client.admin.apiTokens.iterate({ include_ended: Boolean(flags.all) }).toArray()
    if (formatOf(flags) === 'table' && flags.fields === undefined)
      printRows(rows.map(lineOf), flags, lineColumns)
    else
      printRows(
        rows.map((row) => ({ ...row })),
        flags,
      )
    if (rows.length === 0) note('There are no tokens')
  })

const lineColumns = ['id', 'token', 'name', 'owner', 'may', 'used', 'ends']

const lineOf = (row: ApiToken) => ({
  id: row.id,
  token: `…${row.hint}`,
  name: row.name,
  owner: row.user_id ?? row.customer_id,
  may: row.scopes?.join(',') ?? 'all its owner may',
  used: row.last_used_at?.slice(0, 10) ?? 'never',
  ends: row.revoked_at ? 'revoked' : (row.expires_at?.slice(0, 10) ?? 'when revoked'),
})

const revoke = (id: string, flags: Flags & { yes?: boolean }) =>
  withClient(flags, async (client, at) => {
    if (mayAsk()) await confirm(`Revoke the token ${id} of ${at.label}?`, flags.yes)
    const done = await client.admin.apiTokens.revoke(id)
    if (formatOf(flags) !== 'table') printRecord(done, flags)
    else note(`${id} is revoked`)
  })
