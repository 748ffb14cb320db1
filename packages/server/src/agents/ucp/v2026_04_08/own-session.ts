import { changeSession, expired, findSession, type Session } from '../../selling/session'
import { protocol } from '../protocol'
import { identityRequired } from './identity/challenge'
import type { UcpAsk } from './operation'

type Asking = Pick<UcpAsk<unknown>, 'shop' | 'options' | 'agent' | 'customer' | 'scope'>

/**
 * The session of this name, if it is this agent's. That of a customer is there for the same customer alone; a guest's becomes that of
 * the customer for whom it is asked for first, as carts do where somebody signs in.
 * @throws ProtocolError identity_required, where it is a customer's and nobody is known to ask
 */
export async function ownSession(
  asking: Asking,
  kind: Session['kind'],
  id: string,
): Promise<Session | undefined> {
  const { shop, agent } = asking
  const found = await findSession(shop, { id, protocol, kind, agent: agent.profile })
  return found && ownedBy(asking, found)
}

/** The same of a session that was found already. @throws ProtocolError identity_required */
export async function ownedBy(
  { shop, options, customer, scope }: Asking,
  session: Session,
): Promise<Session | undefined> {
  if (session.customer_id === (customer?.id ?? null)) return session
  if (!customer && options.identity) throw identityRequired(shop, { scope })
  if (!customer || session.customer_id !== null) return undefined
  // Writing to it would make one that is over new again.
  if (expired(session).state !== 'open') return session
  await changeSession(shop, session.id, { customer_id: customer.id })
  return { ...session, customer_id: customer.id }
}
