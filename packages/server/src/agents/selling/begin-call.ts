import type { Shop } from '../../shop'
import { type AgentCall, noteCall } from './call-log'

/** A call that is under way, for the log. */
export interface BegunCall {
  /** Says whose it is, once that is known: by what it says, whether it proves it or not. */
  by(agent: string): void
  /** How it ended. */
  end(status: number, refusal?: { code: string; message: string }): void
}

/** Begins to note a call of an operation. */
export function beginCall(
  shop: Shop,
  what: Pick<AgentCall, 'protocol' | 'transport' | 'operation'>,
): BegunCall {
  const begun = performance.now()
  let agent: string | null = null
  return {
    by(name) {
      agent = name
    },
    end(status, refusal) {
      const took = Math.round(performance.now() - begun)
      const { code = null, message = null } = refusal ?? {}
      noteCall(shop, { ...what, agent, status, code, message, took })
    },
  }
}
