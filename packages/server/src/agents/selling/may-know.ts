import type { Shop } from '../../shop'
import { isLinked } from '../identity/links'
import type { Session } from './session'

/** Whether its agent may still know what became of a session: that of a customer only while they have the agent connected. */
export const mayKnow = async (
  { db }: Pick<Shop, 'db'>,
  { agent, customer_id }: Pick<Session, 'agent' | 'customer_id'>,
): Promise<boolean> => customer_id === null || isLinked(db, agent, customer_id)
