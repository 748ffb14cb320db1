import type { Command } from 'commander'
import { confirm } from '../ask'
import { each } from '../body'
import { withClient } from '../client'
import { type OutputFlags, onShop, type ShopFlags, withConsent, withOutput } from '../flags'
import { printRecord, printRows } from '../output'
import { note } from '../shell'

type Flags = ShopFlags & OutputFlags

export function key(program: Command) {
  const keys = program.command('key').description('Publishable keys: which channels a storefront sells in')
  onShop(
    withOutput(
      keys
        .command('create')
        .description('Make a key for a storefront; it is no secret')
        .requiredOption('--title <title>', 'what it is for')
        .option('--channel <id>', 'a sales channel it sells in; once for each', each, []),
    ),
  ).action((flags: Flags & { title: string; channel: string[] }) => create(flags))
  onShop(withOutput(keys.command('list').description('List keys'))).action((flags: Flags) =>
    withClient(flags, async (client) => {
      const rows = await client.admin.publishableApiKeys.iterate().toArray()
      printRows(
        rows.map((row) => ({ ...row })),
        flags,
        ['id', 'title', 'created_at', 'revoked_at'],
      )
      if (rows.length === 0) note('There are no keys: cartwright key create --title Storefront')
    }),
  )
  onShop(
    withConsent(
      withOutput(
        keys
          .command('revoke')
          .description('End a key: storefronts that use it see nothing more')
          .argument('<id>'),
      ),
    ),
  ).action((id: string, flags: Flags & { yes?: boolean }) =>
    withClient(flags, async (client, at) => {
      await confirm(`Revoke the key ${id} of ${at.label}?`, flags.yes)
      const { publishable_api_key } = await client.admin.publishableApiKeys.revoke(id)
      printRecord({ ...publishable_api_key }, flags)
    }),
  )
}

const create = (flags: Flags & { title: string; channel: string[] }) =>
  withClient(flags, async (client) => {
    const { publishableApiKeys } = client.admin
    // A channel that is not there is told before there is a key.
    for (const id of flags.channel) await client.admin.salesChannels.retrieve(id)
    const { publishable_api_key } = await publishableApiKeys.create({ title: flags.title })
    if (flags.channel.length > 0)
      await publishableApiKeys.addSalesChannelsBatch(publishable_api_key.id, {
        sales_channel_ids: flags.channel.map((id) => ({ id })),
      })
    printRecord({ ...publishable_api_key }, flags)
    if (flags.channel.length === 0) note('It is for no channel in particular: a storefront sees all of them')
  })
