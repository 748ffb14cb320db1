import { desc, lt } from '../../plugins/queries'
import type { Shop } from '../../shop'
import type { Db, Engine } from '../../store/database/engine'
import { newId, now } from '../../store/schema/ids'
import { agentTables } from './tables'

/** A call of an agent, as it ended. */
export interface AgentCall {
  protocol: string
  transport: 'rest' | 'mcp'
  /** The address of its profile, or its name; null where it did not say who it is. */
  agent: string | null
  operation: string
  /** The status of HTTP. */
  status: number
  code: string | null
  message: string | null
  /** How long it took, in ms. */
  took: number
}

/** Ids begin with the time, so that their order is that of the calls. */
type Row = AgentCall & { id: string; created_at: string }

/** So many calls are kept, and so many are shown. */
const kept = 500
const shown = 50
/** Calls are written together, in ms after the first, so that agents who ask much do not have the database write for each. */
const pause = 1000
/** Of more calls in one pause the first are left out. */
const mostAtOnce = 200
const longestMessage = 500

interface Waiting {
  rows: Row[]
  timer?: NodeJS.Timeout
}
const waiting = new WeakMap<Engine, Waiting>()

/** Remembers a call. It is written a second later; nobody waits for it, and the end of the process may lose it. */
export function noteCall(shop: Shop, call: AgentCall): void {
  const mine = waiting.get(shop.engine) ?? { rows: [] }
  waiting.set(shop.engine, mine)
  const message = call.message?.slice(0, longestMessage) ?? null
  mine.rows.push({ ...call, message, id: newId('acall'), created_at: now() })
  if (mine.rows.length > mostAtOnce) mine.rows.shift()
  mine.timer ??= setTimeout(() => {
    writeCalls(shop).catch((error) => shop.log.warn({ err: error }, 'calls of agents could not be noted'))
  }, pause).unref()
}

/** Writes what waits, and lets go of all but the last calls. */
export async function writeCalls(shop: Shop): Promise<void> {
  const mine = waiting.get(shop.engine)
  if (!mine) return
  clearTimeout(mine.timer)
  waiting.delete(shop.engine)
  if (mine.rows.length === 0) return
  await shop.transaction(async (tx) => {
    const { call: t } = agentTables(tx)
    await tx.insertRows(t, mine.rows)
    const [oldest] = await tx
      .select({ id: t.id })
      .from(t)
      .orderBy(desc(t.id))
      .offset(kept - 1)
      .limit(1)
    if (oldest) await tx.delete(t).where(lt(t.id, oldest.id))
  })
}

/** The last calls, the newest first. */
export async function lastCalls(db: Db) {
  const { call: t } = agentTables(db)
  const { id, transport, agent, operation, status, code, message, took, created_at } = t
  return db
    .select({ id, transport, agent, operation, status, code, message, took, created_at })
    .from(t)
    .orderBy(desc(id))
    .limit(shown)
}
