import { contract, familiesOf, type Operation } from '@cartwright/contract'
import type { Client } from '@cartwright/sdk'
import type { Command } from 'commander'
import { confirm } from '../ask'
import { bodyOf, each, queryOf } from '../body'
import { withClient } from '../client'
import { type OutputFlags, onShop, type ShopFlags, withConsent, withOutput } from '../flags'
import { fieldsOf, printRecord, printRows, type Row } from '../output'
import { CommandError, exit, note } from '../shell'
import { uploadForm } from '../upload-form'
import { walkPages } from '../walk-pages'

interface Flags extends ShopFlags, OutputFlags {
  query?: string[]
  body?: string
  file?: string[]
  limit?: string
  all?: boolean
  yes?: boolean
}

/**
 * A command for every call that staff may make, as the contract has them. With the words that were typed, only those of families
 * that these name, where they name any: all of them are hundreds.
 */
export function resources(program: Command, words: readonly string[] = []) {
  const named = familiesOf(contract, new Set(words))
  for (const [family, operations] of named.size > 0 ? named : familiesOf()) {
    const command = program.command(family).description(sentenceOf(family, operations))
    for (const operation of operations) addOperation(command, operation)
  }
}

const sentenceOf = (family: string, operations: readonly Operation[]) => {
  const verbs = operations.slice(0, 5).map(({ verb }) => verb)
  return `${family.replaceAll('-', ' ')}: ${verbs.join(', ')}${operations.length > 5 ? ', …' : ''}`
}

function addOperation(family: Command, operation: Operation): void {
  const { verb, ids, summary, endpoint, method, query, takesBody, isMultipart, isPage } = operation
  const command = family.command(verb).description(`${summary} (${endpoint})`)
  for (const id of ids) command.argument(`<${id}>`)
  if (query.length > 0)
    command.option('-q, --query <name=value>', `narrow or shape the reply, by ${namesOf(query)}`, each, [])
  if (isPage)
    command.option('--limit <rows>', 'so many rows at most').option('--all', 'every page, one after another')
  if (isMultipart) command.option('--file <path>', 'a file to send; once for each', each, [])
  else if (takesBody)
    command.option('-d, --body <json>', 'what to send: JSON, @file.json, or @- for standard input')
  if (method === 'DELETE') withConsent(command)
  onShop(withOutput(command)).action((...words: unknown[]) => {
    const flags = words[ids.length] as Flags
    return carryOut(operation, words.slice(0, ids.length) as string[], flags)
  })
}

const namesOf = (query: readonly string[]) => {
  const said = query.filter((name) => !['limit', 'offset'].includes(name))
  return said.length > 8 ? `${said.slice(0, 8).join(', ')}, …` : said.join(', ') || 'name'
}

async function carryOut(operation: Operation, ids: readonly string[], flags: Flags): Promise<void> {
  const query = { ...queryOf(flags.query ?? []), ...shapeOf(operation, flags), ...windowOf(flags) }
  const body = await contentOf(operation, flags)
  const path = pathOf(operation, ids)
  await withClient(flags, async (client, at) => {
    if (operation.method === 'DELETE')
      await confirm(
        `Delete ${operation.family} ${ids.join(' ')} of ${at.label}?`.replace('  ', ' '),
        flags.yes,
      )
    if (operation.isPage) return printPage(client, path, query, flags)
    const answer = await client.request(operation.method, path, { query, body })
    printContent(answer, flags)
  })
}

const pathOf = ({ path }: Operation, ids: readonly string[]) => {
  let at = 0
  return path.replace(/:\w+/g, () => encodeURIComponent(ids[at++] ?? ''))
}

/** `--fields` as the shop understands it, where the call lets the reply be shaped: the columns, and the relations they lie in. */
function shapeOf({ query }: Operation, flags: Flags): Row {
  const fields = fieldsOf(flags)
  if (!fields || !query.includes('fields')) return {}
  const relations = fields
    .filter((name) => name.includes('.'))
    .map((name) => name.slice(0, name.lastIndexOf('.')))
  const columns = fields.filter((name) => !name.includes('.'))
  return {
    ...(relations.length === 0 ? { fields: columns.join(',') } : {}),
    ...(relations.length > 0 ? { expand: [...new Set(relations)].join(',') } : {}),
  }
}

function windowOf({ limit }: Flags): Row {
  if (limit === undefined) return {}
  if (!/^[1-9]\d{0,6}$/.test(limit))
    throw new CommandError(
      `--limit ${limit} is not a number of rows`,
      exit.usage,
      'Write a whole number from 1 on',
    )
  return { limit }
}

async function contentOf({ isMultipart, takesBody, endpoint }: Operation, flags: Flags): Promise<unknown> {
  if (isMultipart) return uploadForm(flags.file ?? [])
  if (flags.body !== undefined) return bodyOf(flags.body)
  // What a call needs is for the shop to say: many take an empty one.
  return takesBody && endpoint.startsWith('POST') ? {} : undefined
}

async function printPage(client: Client, path: string, query: Row, flags: Flags): Promise<void> {
  const { rows, count } = await walkPages(client, path, query, Boolean(flags.all))
  printRows(rows, flags)
  if (rows.length < count) note(`${rows.length} of ${count}; --all for the rest`)
  else if (rows.length === 0) note('There are none')
}

/** A reply without its envelope, where it holds one thing: `{ product: … }` is the product. */
function printContent(answer: unknown, flags: Flags): void {
  if (!isRow(answer)) {
    note('Done')
    return
  }
  const parts = Object.values(answer)
  const [only] = parts.length === 1 ? parts : []
  if (Array.isArray(only) && only.every(isRow)) printRows(only, flags)
  else printRecord(isRow(only) ? only : answer, flags)
}

const isRow = (value: unknown): value is Row =>
  value !== null && typeof value === 'object' && !Array.isArray(value)
