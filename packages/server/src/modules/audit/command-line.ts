import type { Shop } from '../../shop'
import { type AuditContext, audited, noteInAudit } from './audit-context'

const contextOf = (command: string): AuditContext => ({
  actor_type: 'cli',
  actor_id: null,
  address: null,
  action: command,
  entity: null,
  entity_id: null,
  request_id: null,
})

/** Does what a command does, written down as the command line's: `token create`. */
export const asCommandLine = <T>(shop: Shop, command: string, work: () => Promise<T>): Promise<T> =>
  audited(shop, contextOf(command), work)

/** Writes down what a command did as a whole: an import of thousands of products names numbers, not rows. */
export const noteCommand = (shop: Shop, command: string, done: Record<string, unknown>): Promise<void> =>
  noteInAudit(shop, contextOf(command), done)
