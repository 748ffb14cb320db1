import { type CapabilityName, relevantTo, version } from './capabilities'
import type { Message } from './messages'

/** The head of an answer: which version it is in, and which of what both sides can do it is made by. */
export const envelope = (
  root: CapabilityName,
  active: ReadonlySet<CapabilityName>,
  status: 'success' | 'error' = 'success',
) => ({ version, status, capabilities: relevantTo(root, active) })

/** An answer that has nothing to show but why. */
export const refusedOutcome = (
  root: CapabilityName,
  active: ReadonlySet<CapabilityName>,
  messages: readonly Message[],
  continue_url?: string,
) => ({ ucp: envelope(root, active, 'error'), messages, ...(continue_url ? { continue_url } : {}) })
