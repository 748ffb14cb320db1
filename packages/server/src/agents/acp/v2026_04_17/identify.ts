import { createHash, timingSafeEqual } from 'node:crypto'
import type { AcpAgent, AcpOptions } from '../options'
import { AcpError } from './acp-error'

const digest = (text: string) => createHash('sha256').update(text).digest()

/** The agent that holds the key in `Authorization`. @throws AcpError unauthorized */
export type Identify = (authorization: string | null) => AcpAgent

/** Finds agents by their keys, in a time that says nothing of how close a guess was. */
export function identifierOf({ agents }: Pick<AcpOptions, 'agents'>): Identify {
  const known = agents.flatMap((agent) => agent.keys.map((key) => ({ agent, hash: digest(key) })))
  return (authorization) => {
    const [, key] = /^Bearer +(\S+)$/i.exec(authorization ?? '') ?? []
    const said = digest(key ?? '')
    const found = known.filter(({ hash }) => timingSafeEqual(hash, said))
    const [holder] = found
    if (key === undefined || !holder)
      throw new AcpError(401, 'unauthorized', 'Send a key of this shop: Authorization: Bearer …', {
        headers: { 'www-authenticate': 'Bearer' },
      })
    return holder.agent
  }
}
