import { productFile } from '../bench/product-file.mjs'
import { openCrowd } from './crowd.mjs'
import { faults, rollout } from './faults.mjs'
import { openStage } from './stage.mjs'
import { broken, kept, seen } from './verdict.mjs'

const sleep = (ms) => new Promise((resolve) => setTimeout(resolve, ms))

/**
 * Goes through the faults with each number of processes on each database; answers a table and how many faults broke a
 * promise. The shop has to be well again `within` so many seconds. With the folder of an `older` version it begins in that, and
 * this one is rolled out.
 */
export async function run({
  databases,
  processes,
  small = false,
  only,
  port,
  postgres,
  say,
  within = 10,
  isOver = () => false,
  older,
}) {
  const rows = []
  for (const database of databases)
    for (const many of processes) {
      if (isOver()) break
      say(`${database}, ${many} ${many === 1 ? 'process' : 'processes'}`)
      const stage = await openStage({ database, processes: many, port, postgres, say, older })
      try {
        rows.push(
          ...(await through(stage, { small, only, say, within, isOver, all: older ? [rollout] : faults })),
        )
      } finally {
        await stage.close()
      }
    }
  const failed = rows.filter(({ problems }) => problems.length > 0).length
  return { rows, failed, table: tableOf(rows) }
}

async function through(stage, { small, only, say, within, isOver, all }) {
  const rows = []
  const imports = []
  const { total: stock } = await kept(stage, [])
  for (const fault of all) {
    if (isOver()) break
    if (fault.database && fault.database !== stage.database) continue
    const seconds = fault.seconds[small ? 1 : 0]
    if (seconds === undefined || (only && !fault.name.includes(only))) continue
    if (fault.needs && !fault.needs(stage)) {
      say(`  ${fault.name}: cannot be done on this machine`)
      continue
    }
    const row = await one(stage, fault, seconds, small, imports)
    row.problems = broken(fault, row, { stock, within })
    rows.push(row)
    say(`  ${fault.name}: ${row.problems.join(', ') || 'well'}`)
  }
  await importsEnd(stage, imports, rows.at(-1))
  return rows
}

async function one(stage, fault, seconds, small, imports) {
  const crowd = openCrowd(stage)
  imports.push(await startImport(stage, crowd, small ? 40 : 80))
  crowd.start(12)
  await sleep(small ? 500 : 2000)
  const pids = stage.servers.map(({ pid }) => pid)
  const from = performance.now()
  await fault.act(stage, seconds)
  const recovery = await crowd.recovered()
  const until = performance.now()
  await sleep(small ? 500 : 2000)
  await crowd.leave()
  const alive =
    stage.servers.every((server) => server.isAlive()) &&
    (fault.restarts || stage.servers.every(({ pid }, at) => pid === pids[at]))
  // A server that is started anew hangs up on nobody, but is not there for a while.
  const entries = crowd.journal
    .filter(({ at, ms }) => at + ms >= from && at <= until)
    .filter(({ status }) => !(fault.restarts && status === 'reset'))
  return {
    database: stage.database,
    processes: stage.processes,
    fault: fault.name,
    seconds,
    entries,
    seen: seen(entries),
    kept: await kept(stage, crowd.acknowledged),
    recovery,
    alive,
  }
}

/** An import that is under way while the fault lasts. */
async function startImport(stage, crowd, products) {
  const prefix = `bulk-${Date.now().toString(36)}`
  const { json } = await crowd.upload(
    'import',
    'products.csv',
    productFile({ products, region: stage.region, prefix }),
  )
  const { json: made } = await crowd.ask(
    'import',
    'POST',
    '/admin/batch-jobs',
    { type: 'product-import', context: { fileKey: json.uploads[0].key } },
    stage.staff,
  )
  return { id: made.batch_job.id, prefix, products }
}

/** Every import came to its end, with every product once. */
async function importsEnd(stage, imports, row) {
  if (!row) return
  const unfinished = () =>
    stage.read(
      'select id, result from batch_job where completed_at is null and failed_at is null and canceled_at is null',
    )
  for (let n = 0; n < 180 && (await unfinished()).length > 0; n++) await sleep(500)
  const open = await unfinished()
  if (open.length > 0) row.problems.push(`${open.length} imports did not end`)
  for (const { prefix, products } of imports) {
    const [{ many }] = await stage.read(
      `select count(*) as many from product where handle like '${prefix}-%'`,
    )
    if (Number(many) !== products) row.problems.push(`an import of ${products} products brought ${many}`)
  }
}

function tableOf(rows) {
  const lines = rows.map(
    ({ database, processes, fault, seconds, seen: calls, kept: orders, recovery, alive, problems }) =>
      [
        database,
        processes,
        `${fault} (${seconds} s)`,
        calls.requests,
        calls.good,
        calls.notNow,
        calls.refused,
        calls.wrong,
        calls.silent,
        `${(calls.slowest / 1000).toFixed(1)} s`,
        orders.acknowledged,
        orders.lost,
        orders.doubled,
        `${recovery.toFixed(1)} s`,
        alive ? 'yes' : 'no',
        problems.join('; ') || 'kept',
      ].join(' | '),
  )
  return [
    'database | processes | fault | requests | 2xx | 503 | 4xx | other 5xx | no answer in 15 s | slowest | orders acknowledged | lost | doubled | well again after | alive | promises',
    '---|---:|---|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---:|---|---',
    ...lines,
  ]
    .map((line) => `| ${line} |`)
    .join('\n')
}
