import { writeFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import type { CaughtUp, MovedIn, Reported, Survey, V1Address, Verified } from '@cartwright/server/maintenance'
import type { Command } from 'commander'
import { databaseOf, type PlaceOptions, shopConfig } from '../config'
import { shopAddress } from '../destination'
import { interruptible } from '../interruptible'
import { type ProgressMode, progress, progressOption } from '../progress'
import { CommandError, data, exit, note, say } from '../shell'

interface Options extends PlaceOptions {
  from?: string
  fromApi?: string
  fromToken?: string
  dryRun?: boolean
  verify?: boolean
  resume?: boolean
  restart?: boolean
  since?: string
  with?: string[]
  only?: string[]
  skip?: string[]
  uploads?: string
  report?: string
  json?: boolean
  progress?: ProgressMode
}

const words = (text: string, before: string[] = []): string[] => [
  ...before,
  ...text
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean),
]

/** `migrate medusa-v1`: a shop of Medusa v1 becomes this one. */
export function migrate(program: Command) {
  const command = program.command('migrate').description('Move a shop from elsewhere into this one')
  command
    .command('medusa-v1')
    .description(
      'Move a shop of Medusa v1 into an empty one: everything it has, with its ids; the old shop is only read',
    )
    .option('--from <address>', 'the database of the v1 shop, postgres://user:password@host/name')
    .option(
      '--from-api <url>',
      'its admin API instead, where the database cannot be reached: shows no passwords',
    )
    .option(
      '--from-token <token>',
      'API token of one of its staff for --from-api; better in CARTWRIGHT_FROM_TOKEN, which no list of processes shows',
    )
    .option('--data <folder>', 'data folder of the shop it becomes')
    .option('--dry-run', 'say what is there, what is kept and how long it takes; write nothing')
    .option('--verify', 'compare the shop that moved with v1, row by row, and add up every order anew')
    .option('--resume', 'go on with a copy that was interrupted')
    .option('--restart', 'forget a copy that was interrupted, and begin anew')
    .option('--since <time>', 'fetch what v1 changed since: an ISO time, or `last` for the last look at it')
    .option(
      '--with <tables>',
      'tables of your own to take along, under v1_<name>; may be given several times',
      words,
    )
    .option('--only <areas>', 'only these areas or tables, beside places and currencies', words)
    .option('--skip <areas>', 'without these areas or tables', words)
    .option(
      '--uploads <folder>',
      'copy the files of v1 and lead addresses to the copies: its folder of uploads, or the address below which they are served (of v1, a bucket, a CDN)',
    )
    .option('--report <file>', 'write a page about it for whoever owns the shop')
    .option('--json', 'what came of it, as JSON')
    .addOption(progressOption())
    .action(run)
  command
    .command('check')
    .description('Ask a running v1 shop what it is, and say what will and will not work here')
    .argument('<url>', 'where it answers, https://shop.example.com')
    .option('--json', 'as JSON')
    .action(check)
}

async function check(url: string, options: { json?: boolean }): Promise<void> {
  const { askV1 } = await import('@cartwright/server/maintenance')
  const asked = await askV1(shopAddress(url))
  if (options.json) data(JSON.stringify(asked))
  else {
    const { is, products, regions, works, attention } = asked
    data(
      `${asked.url}  ${is === 'unknown' ? 'no shop of Medusa' : is}${products === null ? '' : `, ${products} products`}`,
    )
    listed(
      'Regions',
      regions.map(({ name, currency_code, payment_providers }) =>
        [name, currency_code, payment_providers.join(' ')].filter(Boolean).join('  '),
      ),
    )
    listed('Works', works)
    listed('Attention', attention)
  }
  if (asked.is !== 'medusa-v1') process.exitCode = exit.invalid
}

async function run(options: Options): Promise<void> {
  const from = sourceOf(options)
  assertOneThing(options)
  const { catchUpShop, moveShop, reportPage, surveyV1, verifyMove } = await import(
    '@cartwright/server/maintenance'
  )
  const config = await shopConfig(options)
  const place = { ...config, database: databaseOf(config) }
  const wishes = { with: options.with, only: options.only, skip: options.skip }
  const { uploads } = options
  const bar = progress(options.progress)
  const stop = interruptible('what is copied so far is kept; go on with --resume')
  const onProgress = stop.before((done) => bar.show((done as { what?: string }).what ?? 'Moving', done))
  const done: Reported = {}
  try {
    if (options.dryRun) done.survey = await surveyV1(from, { ...wishes, onProgress })
    else if (options.since !== undefined)
      done.caughtUp = await catchUpShop(from, place, options.since, { uploads, onProgress })
    else if (!options.verify || options.resume || options.restart) {
      const begun = options.resume ? 'resume' : options.restart ? 'restart' : 'refuse'
      done.moved = await moveShop(from, place, { ...wishes, begun, uploads, onProgress })
    }
    if (options.verify) done.verified = await verifyMove(from, place, onProgress)
  } finally {
    bar.end()
    stop.end()
  }
  if (options.report) await writeFile(resolve(options.report), reportPage(done))
  if (options.json) data(JSON.stringify(done))
  else tell(done, options)
  if (options.report) note(`Report     ${resolve(options.report)}`)
  if ((done.survey?.problems.length ?? 0) > 0) process.exitCode = exit.invalid
  if (done.verified && !done.verified.ok) process.exitCode = exit.conflict
}

/** Where v1 is: its database, or its admin API. @throws CommandError */
function sourceOf({ from, fromApi, fromToken = process.env.CARTWRIGHT_FROM_TOKEN }: Options): V1Address {
  if ((from === undefined) === (fromApi === undefined))
    throw new CommandError(
      from === undefined ? 'Where is the v1 shop?' : '--from and --from-api are two things',
      exit.usage,
      'Say --from postgres://user:password@host/name, or --from-api https://shop.example.com with --from-token',
    )
  if (from !== undefined) {
    if (fromToken !== undefined && fromToken !== process.env.CARTWRIGHT_FROM_TOKEN)
      throw new CommandError('--from-token is for --from-api', exit.usage, 'Leave it out here')
    if (/^postgres(ql)?:\/\//.test(from)) return from
    throw new CommandError(
      `--from ${from} is no address of a v1 database`,
      exit.usage,
      'Say postgres://user:password@host/name, as DATABASE_URL of the v1 shop does',
    )
  }
  if (!fromToken)
    throw new CommandError(
      '--from-api needs a token of one of the staff',
      exit.usage,
      'Say --from-token, or set CARTWRIGHT_FROM_TOKEN',
    )
  return { url: shopAddress(fromApi as string), token: fromToken }
}

/** @throws CommandError for words that cannot be meant together, and for times that are none */
function assertOneThing({
  uploads,
  fromApi,
  dryRun,
  since,
  verify,
  resume,
  restart,
  with: beside,
  only,
  skip,
}: Options): void {
  if (fromApi !== undefined && beside)
    throw new CommandError(
      '--with takes tables of your own along, which --from-api does not show',
      exit.usage,
      'Leave it out here, or move by --from',
    )
  const said = [
    dryRun && '--dry-run',
    resume && '--resume',
    restart && '--restart',
    since !== undefined && '--since',
  ].filter(Boolean)
  if (said.length > 1)
    throw new CommandError(`${said.join(' and ')} are two things`, exit.usage, 'Say one of them')
  if (uploads !== undefined && (dryRun || (verify && since === undefined && !resume && !restart)))
    throw new CommandError(
      `--uploads is for moving, and ${dryRun ? '--dry-run' : '--verify'} moves nothing`,
      exit.usage,
      'Leave it out here',
    )
  if (dryRun && verify)
    throw new CommandError('--dry-run and --verify are two things', exit.usage, 'Say one of them')
  if (
    since !== undefined &&
    since !== 'last' &&
    !/^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d+)?)?(Z|[+-]\d\d:\d\d)$/.test(since)
  )
    throw new CommandError(
      `--since ${since} is no time`,
      exit.usage,
      'Say an ISO time with its zone, 2026-03-29T01:30:00Z, or last',
    )
  if ((since !== undefined || (verify && !resume && !restart)) && (beside || only || skip))
    throw new CommandError(
      '--with, --only and --skip are said when the shop moves, and remembered',
      exit.usage,
      'Leave them out here',
    )
}

function tell({ survey, moved, caughtUp, verified }: Reported, options: Options): void {
  if (survey) tellSurvey(survey)
  if (moved) tellMoved(moved, options)
  if (caughtUp) tellCaughtUp(caughtUp)
  const uploads = moved?.uploads ?? caughtUp?.uploads
  if (uploads) {
    say(`Copied ${uploads.copied} files`)
    for (const address of uploads.missing) say(`Missing    ${address} is not there; its address stays`)
  }
  if (verified) tellVerified(verified)
}

const listed = (title: string, lines: readonly string[]) => {
  if (lines.length === 0) return
  data(title)
  for (const line of lines) data(`  ${line}`)
}

function tellSurvey({ store, release, found, keeps, attention, problems, steps, seconds }: Survey): void {
  data(`${store ?? 'A shop'}, Medusa v1${release ? ` (v${release})` : ''}`)
  listed(
    'Found',
    found.map(({ what, count }) => `${String(count).padStart(9)}  ${what}`),
  )
  listed('Keeps', keeps)
  listed('Attention', attention)
  listed('First to be put right', problems)
  if (problems.length > 0) return
  listed(
    `Plan, about ${duration(seconds)}`,
    steps.map(({ what, rows, seconds }) => `${what}: ${rows} rows, about ${duration(seconds)}`),
  )
  data('Nothing was written')
}

const duration = (seconds: number) => (seconds < 120 ? `${seconds} s` : `${Math.ceil(seconds / 60)} min`)

function tellMoved({ survey, tables, rows }: MovedIn, { resume }: Options): void {
  if (tables.length === 0 && resume)
    say('The rows had moved already; what the shop works out of them is there now, too')
  else say(`Moved ${rows} rows of ${tables.filter((table) => table.rows > 0).length} tables; v1 is as it was`)
  for (const line of survey.attention) say(`Attention  ${line}`)
  say('Next       compare with --verify; when v1 has closed its doors, --since last brings the rest')
}

function tellCaughtUp({ tables, at }: CaughtUp): void {
  if (tables.every(({ added, changed, removed }) => added + changed + removed === 0))
    say(`Nothing was new in v1, up to ${at}`)
  for (const { name, added, changed, removed, kept } of tables)
    say(`${name}: ${added} new, ${changed} changed, ${removed} gone${kept ? `; ${kept} made here stay` : ''}`)
}

function tellVerified({ checks, ok }: Verified): void {
  for (const { what, compared, wrong, notes } of checks) {
    data(`${wrong.length ? 'differs ' : 'the same'}  ${what} (${compared})`)
    for (const line of wrong) data(`          ${line}`)
    for (const line of notes) data(`          known: ${line}`)
  }
  say(ok ? 'Everything is the same as in v1' : 'Something differs from v1: look at it before the shop opens')
}
