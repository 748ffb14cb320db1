import type { ManyReason } from '@cartwright/contract'
import { refusalOf } from '../../../refusal-of'
import { isDatabaseAway } from '../../../store/database/database-errors'
import { pause } from '../../../store/database/engine'
import { now } from '../../../store/schema/ids'
import { Pace } from '../batch-pacing'
import { keepRows, type RowCounts, taken } from '../file-rows'
import { type Facts, JobStopped, type Work } from '../job-type'
import { countsOfJob, openTargetsAfter, targetsAfter } from '../queries/targets'
import { togetherOrEach } from '../row-errors'
import { unknown } from './look-at-many'
import type { Finding, ManyAction, ManyList, ManyRow, Target, Turn } from './many-action'
import { reasonOf } from './reasons'
import { assertUntold, noteBegun, withoutTold } from './targets'

/** How many records are acted on at a time: providers are waited for, and the shop has others to serve. */
const lanes = 4
/** How long a record that another is at is waited for, in ms: as long as a process that ended holds a payment, and more. */
const patience = 75_000

/** A job on its way. */
export class Changing {
  private readonly pace = new Pace()
  private counts: RowCounts = { created: 0, updated: 0, skipped: 0, error: 0 }
  /** Records that somebody else is at: they have their turn when the others had theirs. */
  private later: Target[] = []

  constructor(
    private readonly work: Work,
    private readonly action: ManyAction,
    private readonly list: ManyList,
  ) {}

  async run(): Promise<void> {
    const { shop, job } = this.work
    this.counts = await countsOfJob(shop.db, job.id)
    await this.refuseUnknown()
    for (let line = 0; ; ) {
      const page = await openTargetsAfter(shop.db, job.id, line)
      const last = page.at(-1)
      if (!last) break
      line = last.line
      if (this.action.write) await this.writePage(page)
      else await this.actOn(page)
    }
    await this.actOnBusy()
    this.counts = await countsOfJob(shop.db, job.id)
    await shop.transaction((tx) => this.work.complete(tx, { ...this.progress(), progress: 1 }))
  }

  private progress(counts = this.counts): Facts {
    const done = taken(counts) + counts.error
    const count = Number(this.work.job.result?.count ?? 0)
    return {
      advancement_count: done,
      progress: count > 0 ? Math.min(1, done / count) : 0,
      rows: { ...counts },
    }
  }

  /** What was named and is no record is told as such. */
  private async refuseUnknown(): Promise<void> {
    const { shop, job } = this.work
    for (let line = 0; ; ) {
      const page = await targetsAfter(shop.db, job.id, line)
      const last = page.at(-1)
      if (!last) return
      line = last.line
      const rows = page
        .filter(({ record_id }) => record_id === null)
        .map((target) => this.row(target, unknown(target.name ?? '')))
      if (rows.length === 0) continue
      await shop.transaction(async (tx) => {
        const fresh = await withoutTold(tx, job.id, rows)
        await keepRows(tx, job.id, fresh)
        await this.work.advance(tx, this.progress())
        tx.afterCommit(() => {
          this.counts.error += fresh.length
        })
      })
    }
  }

  private row(
    target: Pick<Target, 'line'> & { record_id: string | null },
    found?: Finding,
    said?: string,
  ): ManyRow {
    const { reason, isRefused = false, name = null } = found ?? {}
    const isProduct = this.list.table === 'product'
    return {
      line: target.line,
      action: reason === undefined ? 'updated' : isRefused ? 'error' : 'skipped',
      product_id: isProduct ? target.record_id : null,
      variant_id: null,
      record_id: isProduct ? null : target.record_id,
      name,
      errors: reason === undefined ? null : [reasonOf(reason, isRefused, said)],
    }
  }

  /** Records that are changed by the database alone, as many to a transaction as fit into it. */
  private async writePage(page: readonly Target[]): Promise<void> {
    for (let at = 0; at < page.length; ) {
      const part = page.slice(at, at + Math.round(this.pace.size))
      await togetherOrEach(part, (some, refusal) => this.writePart(some, refusal))
      this.pace.adapt(part.length)
      at += part.length
      await this.work.beat()
    }
  }

  /** Changes what may be changed and notes what became of each, in one transaction; with a refusal it is only noted. */
  private async writePart(part: readonly Target[], refusal?: Error): Promise<void> {
    const { shop, job } = this.work
    let counts = this.counts
    await this.work.write(async (tx) => {
      // Begun anew where the database asks for the transaction again.
      counts = { ...this.counts }
      this.pace.begin()
      await assertUntold(
        tx,
        job.id,
        part.map(({ line }) => line),
      )
      const found = await this.action.look(tx, part)
      const findingOf = (target: Target): Finding => {
        const finding = found.get(target.record_id) ?? unknown(target.record_id)
        return refusal ? { ...finding, reason: 'refused', isRefused: true } : finding
      }
      const free = part.filter((target) => findingOf(target).reason === undefined)
      if (free.length > 0) await this.action.write?.(shop, tx, free)
      const rows = part.map((target) => this.row(target, findingOf(target), refusal?.message))
      await keepRows(tx, job.id, rows)
      for (const { action } of rows) counts[action] += 1
      await this.work.advance(tx, this.progress(counts))
      this.pace.end()
    })
    this.counts = counts
  }

  /** Records that are acted on one by one, a few at a time. */
  private async actOn(targets: readonly Target[]): Promise<void> {
    const waiting = [...targets]
    const lane = async () => {
      for (let target = waiting.shift(); target; target = waiting.shift()) {
        await this.work.beat()
        await this.actOnOne(target)
      }
    }
    const ended = await Promise.allSettled(Array.from({ length: lanes }, lane))
    for (const one of ended) if (one.status === 'rejected') throw one.reason
    await this.work.beat(this.progress())
  }

  private async actOnOne(target: Target): Promise<void> {
    const { shop } = this.work
    const found =
      (await this.action.look(shop.db, [target])).get(target.record_id) ?? unknown(target.record_id)
    // What this job began before it was interrupted is its own work, however it looks by now.
    if (found.reason !== undefined && !target.begun) return this.tell(this.row(target, found))
    try {
      await this.action.act?.(this.turn(target, found))
    } catch (error) {
      if (error instanceof JobStopped || isDatabaseAway(error)) throw error
      const refusal = refusalOf(error)
      if (refusal?.type === 'conflict') {
        this.later.push(target)
        return
      }
      // Somebody else may have done it in between.
      const since = (await this.action.look(shop.db, [target])).get(target.record_id)
      if (since?.reason !== undefined && !target.begun) return this.tell(this.row(target, since))
      if (!refusal) shop.log.error({ err: error, order: target.record_id }, 'one record of many failed')
      const said = error instanceof Error && error.message ? error.message : undefined
      await this.tell(this.row(target, { name: found.name, reason: 'refused', isRefused: true }, said))
    }
  }

  private turn(target: Target, found: Finding): Turn {
    const { work } = this
    const { name } = found
    const keep = async (tx: Parameters<Turn['done']>[0], row: ManyRow) => {
      await tx.offerRows(tx.t.batch_job_row, [
        { ...row, batch_job_id: work.job.id, record_id: target.record_id },
      ])
      tx.afterCommit(() => {
        this.counts[row.action] += 1
      })
    }
    return {
      shop: work.shop,
      job: work.job,
      target,
      found,
      begin: async (tx, begun) => {
        await assertUntold(tx, work.job.id, [target.line])
        await noteBegun(tx, target, { ...begun, at: now() })
        await work.advance(tx, this.progress())
      },
      done: (tx) => keep(tx, this.row(target, { name })),
      doneAtOnce: async (tx) => {
        await assertUntold(tx, work.job.id, [target.line])
        await keep(tx, this.row(target, { name }))
        await work.advance(tx, this.progress())
      },
      skip: (tx) => keep(tx, this.row(target, { name, reason: 'already_done' })),
      refuse: (tx, reason: ManyReason, said) =>
        keep(tx, this.row(target, { name, reason, isRefused: true }, said)),
    }
  }

  private async tell(row: ManyRow): Promise<void> {
    const { shop, job } = this.work
    await shop.transaction((tx) =>
      tx.offerRows(tx.t.batch_job_row, [
        { ...row, batch_job_id: job.id, record_id: row.record_id ?? null, errors: row.errors ?? null },
      ]),
    )
    this.counts[row.action] += 1
  }

  /** Waits for those that somebody else is at; who is never done with one is told of. */
  private async actOnBusy(): Promise<void> {
    const until = Date.now() + patience
    while (this.later.length > 0) {
      const waiting = this.later
      this.later = []
      await this.actOn(waiting)
      if (this.later.length === 0) return
      if (Date.now() > until) {
        for (const target of this.later) {
          const found = (await this.action.look(this.work.shop.db, [target])).get(target.record_id)
          await this.tell(
            this.row(target, {
              name: found?.name ?? target.record_id,
              reason: 'payment_busy',
              isRefused: true,
            }),
          )
        }
        this.later = []
        return
      }
      await pause(300)
    }
  }
}
