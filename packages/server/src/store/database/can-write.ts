import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { Engine } from './engine'

/** How long the news that writing works is good for, in ms. That it does not is asked anew each time. */
const goodFor = 1000
const known = new WeakMap<Engine, { until: number; answer: Promise<boolean> }>()

/**
 * Whether the database takes what is written, found out by writing: a full or read-only disk shows in nothing less.
 * Asked as often as anybody likes it writes once a second, and once for all who ask while it does.
 */
export function canWrite(engine: Engine): Promise<boolean> {
  const last = known.get(engine)
  if (last && performance.now() < last.until) return last.answer
  const probe = { until: Number.POSITIVE_INFINITY, answer: probed(engine) }
  known.set(engine, probe)
  probe.answer.then((works) => {
    probe.until = works ? performance.now() + goodFor : 0
  })
  return probe.answer
}

// Longer than a page: what fits into one that is there already would succeed on a disk that is full.
const filler = 'x'.repeat(9000)

/** Writes a row and takes it back in the same transaction, so that nobody sees it but the disk. */
async function probed(engine: Engine): Promise<boolean> {
  try {
    await engine.transaction(async (tx) => {
      const { idempotency_key: keys } = tx.t
      const probe = `probe ${randomUUID()}`
      await tx.insert(keys).values({ idempotency_key: probe, request_path: filler })
      await tx.delete(keys).where(eq(keys.idempotency_key, probe))
    })
    return true
  } catch {
    return false
  }
}
