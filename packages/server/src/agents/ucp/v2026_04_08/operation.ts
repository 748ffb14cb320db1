import type { z } from 'zod'
import type { PluginDoor } from '../../../plugins/plugin'
import type { Shop } from '../../../shop'
import type { LinkedCustomer } from '../../identity/linked-customer'
import type { Guest } from '../../selling/guest'
import { type Outcome, understood } from '../../selling/operation'
import type { UcpOptions } from '../options'
import type { Agent } from './agent-profile'
import type { CapabilityName } from './capabilities'
import type { Scope } from './identity/scopes'
import { ProtocolError } from './protocol-error'

/** A request that is understood: who asks for what, and what both sides can do. */
export interface UcpAsk<Body> {
  shop: Shop
  options: UcpOptions
  agent: Agent
  /** For whom it asks, where a customer has connected it; absent for a guest. */
  customer?: LinkedCustomer
  /** What a customer has to have allowed for it to be asked for in their name. */
  scope?: Scope
  active: ReadonlySet<CapabilityName>
  params: Readonly<Record<string, string>>
  body: Body
  /** Makes calls of the storefront, answered in the language that is given. */
  guest(language?: string): Guest
}

interface OperationFacts {
  /** Its name as a tool of the Model Context Protocol. */
  tool: string
  /** What it does, for whoever chooses among tools. */
  description: string
  /** Its method and its path below that of this version. */
  call: `${PluginDoor['method']} /${string}`
  /** Under which name a tool takes what is the body by REST; absent where there is none. */
  payload?: 'checkout' | 'cart' | 'catalog'
  /** The schema of its answer, below `schemas/shopping`. */
  answers: string
  /** The capability that has to be common to both sides. */
  root: CapabilityName
  /** A repetition with the same key is given the same answer. */
  isRepeatable?: boolean
  /** A tool is not called without a key for repetition. */
  needsKey?: boolean
  /** Nobody is answered who does not prove who it is. */
  isSigned?: boolean
  /** What a customer has to have allowed for an agent to ask for it in their name. */
  scope?: Scope
}

/** What agents can ask for, whichever way it comes. */
export interface Operation extends OperationFacts {
  body: z.ZodType
  /**
   * Understands what is asked for, and answers how to do it.
   * @throws ProtocolError invalid_request
   */
  prepare(said: unknown): (ask: Omit<UcpAsk<unknown>, 'body' | 'scope'>) => Promise<Outcome>
}

/** One entry of the table of operations. */
export const operation = <Body>({
  answer,
  body,
  ...facts
}: OperationFacts & {
  body: z.ZodType<Body>
  answer(ask: UcpAsk<Body>): Promise<Outcome>
}): Operation => ({
  ...facts,
  body,
  prepare(said) {
    const read = understood(body, said, notUnderstood)
    return (ask) => answer({ ...ask, body: read, ...(facts.scope ? { scope: facts.scope } : {}) })
  },
})

const notUnderstood = (place: string, message: string) =>
  new ProtocolError(400, 'invalid_request', `${place}: ${message}`)
