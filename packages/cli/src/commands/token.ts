import { Argument, type Command } from 'commander'
import { CommandError, data, exit, say } from '../shell'
import { withShop, withShopAs } from '../with-shop'

/** In hours: what lasts longer leads to no date. */
const longest = 100 * 366 * 24

/** `90d`, `12h`: how long until a token ends, in ms. */
const duration = (text: string): number => {
  const match = /^(\d+)([dh])$/.exec(text)
  if (!match) throw new CommandError(`--expires ${text} is not a duration`, exit.usage, 'Write 90d or 12h')
  const hours = Number(match[1]) * (match[2] === 'd' ? 24 : 1)
  if (hours > longest)
    throw new CommandError(`--expires ${text} is longer than 100 years`, exit.usage, 'Leave it out for none')
  return hours * 3_600_000
}

export function token(program: Command) {
  const tokens = program.command('token').description('API tokens')
  tokens
    .command('create')
    .description('Make a token for scripts; it is shown once')
    .requiredOption('--domain <domain>', 'admin or store')
    .option('--email <email>', 'whom the token acts for (default: the first staff user)')
    .option('--name <name>', 'what it is for', 'command line')
    .option('--scope <scopes>', 'comma list like orders:read,products:write (default: all the user may)')
    .option('--expires <duration>', 'for example 90d')
    .option('--data <folder>', 'data folder')
    .option('--json', 'as JSON')
    .action(async (options) => {
      if (options.domain !== 'admin' && options.domain !== 'store')
        throw new CommandError("'domain' must be wither 'admin' or 'store'", exit.usage)
      const expires_at = options.expires
        ? new Date(Date.now() + duration(options.expires)).toISOString()
        : undefined
      const { createApiToken } = await import('@cartwright/server')
      const made = await withShopAs('token create', options, (shop) =>
        createApiToken(shop, {
          domain: options.domain,
          email: options.email,
          name: options.name,
          scopes: options.scope?.split(','),
          expires_at,
        }),
      )
      if (options.json) data(JSON.stringify(made))
      else {
        say(`Token ${made.id} for ${made.email}; it is not shown again:`)
        data(made.token)
      }
    })
  tokens
    .command('list')
    .description('List tokens: whose they are, what they may, when they were last used')
    .option('--all', 'those that ended too')
    .option('--data <folder>', 'data folder')
    .option('--json', 'as JSON')
    .action(async (options) => {
      const { listApiTokens } = await import('@cartwright/server')
      const at = new Date().toISOString()
      const rows = (await withShop(options, listApiTokens)).filter(
        ({ revoked_at, expires_at }) => options.all || (!revoked_at && (!expires_at || expires_at > at)),
      )
      if (options.json) data(JSON.stringify(rows))
      else if (rows.length === 0) say('There are no tokens')
      for (const row of options.json ? [] : rows)
        data(
          [
            row.id,
            `…${row.hint}`,
            row.name,
            row.user_id ?? row.customer_id,
            row.scopes?.join(',') ?? 'all its owner may',
            `used ${row.last_used_at?.slice(0, 10) ?? 'never'}`,
            row.revoked_at ? 'revoked' : `ends ${row.expires_at?.slice(0, 10) ?? 'when revoked'}`,
          ].join('  '),
        )
    })
  tokens
    .command('revoke')
    .description('End a token at once')
    .addArgument(new Argument('<id>', 'the id from `token list`'))
    .option('--data <folder>', 'data folder')
    .action(async (id: string, options) => {
      const { revokeApiToken } = await import('@cartwright/server')
      await withShopAs('token revoke', options, (shop) => revokeApiToken(shop, id))
      say(`${id} is revoked`)
    })
}
