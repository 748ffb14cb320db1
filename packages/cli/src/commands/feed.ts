import { createWriteStream } from 'node:fs'
import { rename, rm } from 'node:fs/promises'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import type { Shop } from '@cartwright/server'
import type { CheckedFeed, FeedPlace, FeedSettings, Reader } from '@cartwright/server/feeds'
import { type Command, Option } from 'commander'
import { shopConfig } from '../config'
import { CommandError, data, exit, harmless, paintData, say } from '../shell'

interface PlaceFlags {
  data?: string
  baseUrl?: string
  region?: string
  language?: string
}
interface CheckFlags extends PlaceFlags {
  format?: Reader
  json?: boolean
}
interface BuildFlags extends PlaceFlags {
  out: string
  quiet?: boolean
}

export function feed(program: Command) {
  const command = program
    .command('feed')
    .description('Feeds of products for Google and for agents, of the shop of this machine')
  ofPlace(
    command
      .command('check')
      .description('Say what a marketplace would refuse, and how to mend it')
      .addOption(new Option('--format <format>', 'who reads it (default: both)').choices(['google', 'acp']))
      .option('--json', 'as JSON'),
  ).action((flags: CheckFlags) => check(flags))
  ofPlace(
    command
      .command('build')
      .description(
        'Write a feed into a file: google.tsv, google.xml or products.jsonl, packed with .gz behind',
      )
      .requiredOption('--out <file>', 'where to, by a name that ends like one of these'),
  ).action((flags: BuildFlags) => build(flags))
}

const ofPlace = (command: Command): Command =>
  command
    .option('--region <name>', 'whose prices, by its name or id (default: every region)')
    .option('--language <language>', 'in which language, like de (default: each there is)')
    .option('--data <folder>', 'data folder (default: ./data)')
    .option('--base-url <url>', 'the public address, https://…')

async function check({ format, json, ...flags }: CheckFlags): Promise<void> {
  const { checkFeed } = await import('@cartwright/server/feeds')
  const readers: readonly Reader[] = format ? [format] : ['google', 'acp']
  const checked = await withPlaces(flags, async (shop, settings, places) => {
    const all: CheckedFeed[] = []
    for (const place of places)
      for (const reader of readers) all.push(await checkFeed(shop, settings, { place, reader }))
    return all
  })
  if (json) data(JSON.stringify({ feeds: checked }))
  else for (const one of checked) print(one)
  if (checked.some(({ problems }) => problems.length > 0)) process.exitCode = exit.unexpected
}

const counted = (count: number, word: string): string => `${count} ${word}${count === 1 ? '' : 's'}`
const readers: Readonly<Record<Reader, string>> = { google: 'Google', acp: 'agents' }

function print({ feed, reader, products, variants, unpriced, problems }: CheckedFeed): void {
  const without = unpriced > 0 ? `; not in it, as without a price: ${unpriced}` : ''
  const well = problems.length > 0 ? '' : `  ${paintData.green('✓')} nothing would be refused`
  data(
    `${feed} for ${readers[reader]}: ${counted(variants, 'variant')} of ${counted(products, 'product')}${without}${well}`,
  )
  for (const { field, problem, mend, count, examples } of problems) {
    data(`${paintData.red('✗')} ${field}  ${problem} (${count})`)
    data(`    mend: ${mend}`)
    for (const { title, product_id, variant_id } of examples)
      data(`    ${harmless(title)}  ${product_id} ${variant_id}`)
    if (count > examples.length) data(`    and ${count - examples.length} more`)
  }
}

async function build({ out, quiet, ...flags }: BuildFlags): Promise<void> {
  const { feedFiles, feedText } = await import('@cartwright/server/feeds')
  const isPacked = out.endsWith('.gz')
  const ending = /\.(\w+)$/.exec(isPacked ? out.slice(0, -3) : out)?.[1]
  const file = feedFiles.find((name) => name.endsWith(`.${ending}`))
  if (!file)
    throw new CommandError(
      `${out} does not end like a feed`,
      exit.usage,
      'Write .tsv, .xml or .jsonl, and .gz to pack it',
    )
  await withPlaces(flags, async (shop, settings, places) => {
    const [place, other] = places
    if (!place || other)
      throw new CommandError(
        `There are ${places.length} feeds, and a file holds one`,
        exit.usage,
        `Say --region and --language: there is ${places.map(({ name }) => name).join(', ')}`,
      )
    const text = Readable.from(feedText(shop, { place, file, settings }))
    // Whoever reads the file meanwhile has the one before.
    const part = `${out}.part`
    try {
      if (isPacked) await pipeline(text, createGzip(), createWriteStream(part))
      else await pipeline(text, createWriteStream(part))
      await rename(part, out)
    } catch (error) {
      await rm(part, { force: true })
      throw error
    }
    if (!quiet) say(`Wrote ${place.name} to ${out}`)
  })
}

/** Opens the shop of this machine, whether it serves feeds or not, with the places that the flags mean. */
async function withPlaces<T>(
  { region, language, ...where }: PlaceFlags,
  work: (shop: Shop, settings: FeedSettings, places: FeedPlace[]) => Promise<T>,
): Promise<T> {
  const { createShop } = await import('@cartwright/server')
  const { placesOf } = await import('@cartwright/server/feeds')
  const config = await shopConfig(where)
  const { shop, close } = await createShop({ ...config, feeds: config.feeds || true, log: 'silent' })
  try {
    const settings = shop.feeds
    if (!settings) throw new Error('The shop was opened with feeds')
    const all = await placesOf(shop, settings)
    const meant = all.filter(
      (place) =>
        (region === undefined || isCalled(place, region)) &&
        (language === undefined || place.language === language.toLowerCase()),
    )
    if (meant.length === 0) throw noSuchPlace(all, { region, language })
    return await work(shop, settings, meant)
  } finally {
    await close()
  }
}

const isCalled = ({ region, name, language }: FeedPlace, called: string): boolean =>
  [region.id, region.name, name, name.slice(0, -language.length - 1)].some(
    (one) => one.toLowerCase() === called.toLowerCase(),
  )

function noSuchPlace(all: readonly FeedPlace[], { region, language }: PlaceFlags): CommandError {
  if (all.length === 0)
    return new CommandError('The shop has no region', exit.invalid, 'Make one: cartwright regions create')
  const said = [region && `region ${region}`, language && `language ${language}`].filter(Boolean).join(' in ')
  return new CommandError(
    `There is no feed of ${said}`,
    exit.notFound,
    `There is ${all.map(({ name }) => name).join(', ')}`,
  )
}
