import type { Shop } from '../../../shop'
import { type AgentCall, noteCall } from '../../selling/call-log'
import { protocol } from '../protocol'

/** A call that is under way, for the log. */
export interface BegunCall {
  /** Says whose it is, once that is known: by what it says, whether it proves it or not. */
  by(profile: string): void
  /** How it ended. */
  end(status: number, refusal?: { code: string; message: string }): void
}

/** Begins to note a call of an operation. */
export function beginCall(shop: Shop, transport: AgentCall['transport'], operation: string): BegunCall {
  const begun = performance.now()
  let agent: string | null = null
  return {
    by(profile) {
      agent = profile
    },
    end(status, refusal) {
      const took = Math.round(performance.now() - begun)
      const { code = null, message = null } = refusal ?? {}
      noteCall(shop, { protocol, transport, agent, operation, status, code, message, took })
    },
  }
}
