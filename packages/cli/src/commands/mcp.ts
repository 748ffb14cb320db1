import type { Client } from '@cartwright/sdk'
import type { AskShop } from '@cartwright/server/mcp'
import type { Command } from 'commander'
import { clientOf, explainedAt, patienceOf, withClient } from '../client'
import type { Destination } from '../destination'
import { failureOf } from '../failure'
import { onShop, type ShopFlags } from '../flags'
import { CommandError, exit, note, say } from '../shell'

interface Flags extends ShopFlags {
  allowWrites?: boolean
  only?: string
}

export function mcp(program: Command) {
  onShop(
    program
      .command('mcp')
      .description('Let an agent work in a shop: the Model Context Protocol over standard input and output')
      .option('--allow-writes', 'offer the tools that change the shop, too')
      .option('--only <subjects>', 'comma list like orders,products, or all (default: those of daily work)'),
  ).action((flags: Flags) => serve(flags))
}

async function serve(flags: Flags): Promise<void> {
  const { serveMcpOverStdio } = await import('@cartwright/server/mcp')
  const leaving = new AbortController()
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => leaving.abort())
  await withClient(flags, async (client, at) => {
    note(
      `Agents work in ${at.label}${flags.allowWrites ? '' : ', reading only'}; this ends when the client does`,
    )
    await serveMcpOverStdio(
      {
        ask: await askBy(client, at, patienceOf(flags)),
        mayWrite: flags.allowWrites ?? false,
        ...(flags.only === undefined ? {} : { only: flags.only.split(',').map((subject) => subject.trim()) }),
        onMistake: (error) => say(`A tool failed: ${error instanceof Error ? error.message : String(error)}`),
        howToChoose:
          'Others by starting cartwright mcp with --only orders,regions, or with --only all for every one.',
      },
      { signal: leaving.signal, onError: (error) => note(error.message) },
    ).catch((error: unknown) => {
      throw error instanceof RangeError ? new CommandError(`--only: ${error.message}`, exit.usage) : error
    })
  })
}

/** How calls reach a shop, and what is told of those that fail: the sentences that commands say. */
async function askBy(client: Client, at: Destination, timeoutMs: number): Promise<AskShop> {
  const { Refused } = await import('@cartwright/server/mcp')
  // A client gives a shop elsewhere up for good when it is away for long: each call has a new one.
  const clientNow = () =>
    at.kind === 'remote' ? clientOf(at.url, at.token, timeoutMs, globalThis.fetch) : client
  return async ({ method, path, query, body, idempotencyKey }) => {
    try {
      return await explainedAt(at, timeoutMs, () =>
        clientNow().request(method, path, { query, body }, idempotencyKey ? { idempotencyKey } : {}),
      )
    } catch (error) {
      const { message, code, hint, request_id, details } = failureOf(error)
      throw new Refused(message, {
        type: code,
        ...(hint ? { hint } : {}),
        ...(request_id ? { request_id } : {}),
        ...(details?.length ? { errors: details.map((text) => ({ message: text })) } : {}),
      })
    }
  }
}
