import type { HealthCheck } from '@cartwright/contract'
import type { Command } from 'commander'
import { withClient } from '../client'
import { shopConfig } from '../config'
import { type Destination, destinationOf } from '../destination'
import { portCheck, skewCheck, stripeCheck } from '../doctor/checks'
import { repair } from '../doctor/repair'
import { type OutputFlags, onShop, type ShopFlags, withOutput } from '../flags'
import { formatOf, printRows } from '../output'
import { CommandError, data, exit, note, paintData } from '../shell'
import { withShop } from '../with-shop'

type Flags = ShopFlags & OutputFlags & { fix?: boolean }

export function doctor(program: Command) {
  onShop(
    withOutput(
      program
        .command('doctor')
        .description('Check what a shop needs, and say how to mend what is amiss')
        .option('--fix', 'mend what can be mended from here: rights of files, migrations'),
    ),
  ).action((flags: Flags) => examineShop(flags))
}

async function examineShop(flags: Flags): Promise<void> {
  const at = await destinationOf(flags)
  if (at.kind === 'remote' && flags.fix)
    throw new CommandError('--fix mends the shop of this machine', exit.usage, 'Run it where the shop runs')
  let checks = await checksOf(at, flags)
  if (flags.fix && at.kind === 'local') {
    const config = await shopConfig({ data: at.data })
    const mended = await repair(checks, config)
    for (const sentence of mended) note(sentence)
    if (mended.length > 0) checks = await checksOf(at, flags)
    else note('There is nothing that can be mended from here')
  }
  print(checks, flags)
  if (checks.some(({ status }) => status === 'error')) process.exitCode = exit.unexpected
}

async function checksOf(at: Destination, flags: Flags): Promise<HealthCheck[]> {
  if (at.kind === 'remote')
    return withClient(flags, async (client) => {
      const before = Date.now()
      const { checks } = await client.admin.health.retrieve()
      return [...checks, ...skewCheck(checks, before, Date.now())]
    })
  const config = await shopConfig({ data: at.data })
  return [...(await insideChecks(config, at.data)), ...stripeCheck(process.env), await portCheck(config)]
}

/** What a shop that is open knows is asked only where it can be opened without changing anything. */
async function insideChecks(
  config: Awaited<ReturnType<typeof shopConfig>>,
  data?: string,
): Promise<HealthCheck[]> {
  const { examine, healthOf } = await import('@cartwright/server')
  const closed = await examine(config)
  const migrations = closed.find(({ id }) => id === 'migrations')
  const isNew = migrations?.detail.startsWith('0 applied') ?? true
  if (
    isNew ||
    closed.some(({ id, status }) => status === 'error' && ['database', 'migrations', 'data'].includes(id))
  )
    return closed
  const open = await withShop({ data }, healthOf)
  // The address is the configured one; an open shop has one in any case.
  return open.filter(({ id }) => id !== 'address' || closed.some((check) => check.id === 'address'))
}

const marks = { ok: paintData.green('✓'), warning: paintData.yellow('!'), error: paintData.red('✗') }

function print(checks: readonly HealthCheck[], flags: Flags): void {
  if (formatOf(flags) !== 'table' || flags.fields !== undefined)
    printRows(
      checks.map((check) => ({ ...check })),
      flags,
    )
  else
    for (const { status, title, detail, fix } of checks)
      data(`${marks[status]} ${title}  ${detail}${fix ? `\n    fix: ${fix}` : ''}`)
}
