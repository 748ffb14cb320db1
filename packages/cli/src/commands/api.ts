import { Argument, type Command, Option } from 'commander'
import { confirm } from '../ask'
import { bodyOf, each, queryOf } from '../body'
import { withClient } from '../client'
import { type OutputFlags, onShop, type ShopFlags, withConsent } from '../flags'
import { CommandError, data, exit } from '../shell'
import { walkPages } from '../walk-pages'

interface Flags extends ShopFlags, Pick<OutputFlags, 'ndjson'> {
  query: string[]
  body?: string
  paginate?: boolean
  store?: boolean
  yes?: boolean
}

export function api(program: Command) {
  const command = program
    .command('api')
    .description('Make any call of the API and print what it answers, as JSON')
    .addArgument(new Argument('<method>', 'what to do').choices(['GET', 'POST', 'DELETE']))
    .argument(
      '<path>',
      'for example /admin/products; /admin is put before what begins with neither /admin nor /store/',
    )
    .option('-q, --query <name=value>', 'once for each part of the query', each, [])
    .option('-d, --body <json>', 'what to send: JSON, @file.json, or @- for standard input')
    .option('--paginate', 'every page of a list, as one list')
    .option('--store', 'a call of the storefront, without credentials: /store is put before the path')
    .addOption(new Option('--ndjson', 'with --paginate: one row a line').helpGroup('Output:'))
    .addOption(new Option('--json', 'JSON, as always; failures are JSON too').helpGroup('Output:'))
  onShop(withConsent(command)).action((method: string, path: string, flags: Flags) =>
    call(method, path, flags),
  )
}

async function call(method: string, path: string, flags: Flags): Promise<void> {
  if (flags.paginate && method !== 'GET') throw new CommandError('--paginate is for GET', exit.usage)
  if (flags.ndjson && !flags.paginate)
    throw new CommandError('--ndjson prints rows, so it needs --paginate', exit.usage)
  if (flags.body !== undefined && method === 'GET')
    throw new CommandError('GET sends no body', exit.usage, 'Write -q name=value')
  const query = queryOf(flags.query)
  const body = flags.body === undefined ? undefined : await bodyOf(flags.body)
  const rooted = rootedPath(path, Boolean(flags.store))
  await withClient(flags, async (client, at) => {
    if (method === 'DELETE') await confirm(`DELETE ${rooted} of ${at.label}?`, flags.yes)
    if (!flags.paginate) {
      const answer = await client.request(method, rooted, { query, body })
      if (answer !== undefined && answer !== '') data(JSON.stringify(answer))
      return
    }
    const { rows } = await walkPages(client, rooted, query, true)
    if (flags.ndjson) for (const row of rows) data(JSON.stringify(row))
    else data(JSON.stringify(rows))
  })
}

/** The path from the root of the shop: `products` is `/admin/products`, and so is `store` the one of staff. */
export function rootedPath(path: string, isStore: boolean): string {
  const rooted = path.startsWith('/') ? path : `/${path}`
  const domain = isStore ? 'store' : 'admin'
  if (isStore && /^\/admin(?:[/?]|$)/.test(rooted))
    throw new CommandError('--store is for calls of the storefront', exit.usage, 'Leave it out for /admin')
  const isWhole = new RegExp(`^/${domain}(?:[/?]|$)`).test(rooted) || path.startsWith('/store/')
  return isWhole ? rooted : `/${domain}${rooted}`
}
