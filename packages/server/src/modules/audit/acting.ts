import type { Actor } from '@cartwright/contract'
import type { Db } from '../../shop'
import { currentActor } from './audit-context'
import { actorNames } from './queries'

const commandLine = 'cli'

/**
 * Who acts, as rows keep it: the id of a member of staff or of an API token, `cli` for the command line, and null where
 * the shop, a shopper or a provider does.
 */
export function actingId(): string | null {
  const actor = currentActor()
  return actor?.actor_id ?? (actor?.actor_type === commandLine ? commandLine : null)
}

const typeOf = (kept: string): Actor['type'] =>
  kept === commandLine ? commandLine : kept.startsWith('tok_') ? 'api_token' : 'user'

/** Tells who they are that rows keep, in two queries however many there are. */
export async function actorsOf(
  db: Db,
  kept: readonly (string | null)[],
): Promise<(kept: string | null) => Actor | null> {
  const acted = [...new Set(kept)].flatMap((one) => (one ? { actor_type: typeOf(one), actor_id: one } : []))
  const names = await actorNames(db, acted)
  return (one) =>
    one ? { type: typeOf(one), id: one === commandLine ? null : one, name: names.get(one) ?? null } : null
}
