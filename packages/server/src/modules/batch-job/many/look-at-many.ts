import type { ManyLook } from '@cartwright/contract'
import type { Work } from '../job-type'
import { targetsAfter } from '../queries/targets'
import type { Finding, ManyAction, Target } from './many-action'

/** How many rows a look shows. */
const shownPrices = 12
const shownRefusals = 100

/** What a change of many would do, before anything is changed. */
export async function lookAt(work: Work, action: ManyAction): Promise<ManyLook> {
  const look: ManyLook = {
    count: 0,
    would: { created: 0, updated: 0, skipped: 0, error: 0 },
    reasons: [],
    sums: [],
    rows_before: [],
    refused: [],
  }
  const reasons = new Map<string, ManyLook['reasons'][number]>()
  const sums = new Map<string, number>()
  for (let line = 0; ; ) {
    const page = await targetsAfter(work.shop.db, work.job.id, line)
    const last = page.at(-1)
    if (!last) break
    line = last.line
    const known = page.filter((target): target is Target => target.record_id !== null)
    const found = await action.look(work.shop.db, known)
    for (const target of page) {
      const finding = found.get(target.record_id ?? '') ?? unknown(target.name ?? target.record_id ?? '')
      look.count += 1
      if (finding.reason === undefined) {
        look.would.updated += 1
        for (const { currency_code, amount } of finding.sums ?? [])
          sums.set(currency_code, (sums.get(currency_code) ?? 0) + amount)
        look.rows_before.push(...(finding.prices ?? []).slice(0, shownPrices - look.rows_before.length))
        continue
      }
      const { reason: code, isRefused = false } = finding
      look.would[isRefused ? 'error' : 'skipped'] += 1
      const key = `${code} ${isRefused}`
      const known = reasons.get(key) ?? { code, count: 0, isRefused }
      reasons.set(key, { ...known, count: known.count + 1 })
      if (isRefused && look.refused.length < shownRefusals)
        look.refused.push({ line: target.line, name: finding.name, code })
    }
    await work.beat()
  }
  look.reasons = [...reasons.values()]
  look.sums = [...sums].map(([currency_code, amount]) => ({ currency_code, amount }))
  return look
}

/** What is found of a name or id that no record has. */
export const unknown = (name: string): Finding => ({ name, reason: 'unknown', isRefused: true })
