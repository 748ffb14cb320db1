import type { z } from 'zod'
import type { PluginDoor } from '../../../plugins/plugin'
import type { Shop } from '../../../shop'
import type { Guest } from '../../selling/guest'
import { type Outcome, understood } from '../../selling/operation'
import type { AcpAgent, AcpOptions } from '../options'
import { AcpError } from './acp-error'

/** A request that is understood: who asks for what. */
export interface AcpAsk<Body> {
  shop: Shop
  options: AcpOptions
  agent: AcpAgent
  params: Readonly<Record<string, string>>
  body: Body
  /** The language that the request asks for, as `Accept-Language` says it. */
  language: string | undefined
  /** Makes calls of the storefront, answered in the language that is given, else in that of the request. */
  guest(language?: string): Guest
}

interface OperationFacts {
  /** Its name in the specification: `create_checkout_session`. */
  name: string
  /** What it does, for whoever chooses among tools. */
  description: string
  /** Its method and its path below the base. */
  call: `${PluginDoor['method']} /${string}`
  /** Whether a tool takes what is the body by REST; absent for what is no tool. */
  payload?: 'required' | 'optional' | 'none'
}

/** What agents can ask for. */
export interface Operation extends OperationFacts {
  body: z.ZodType
  /**
   * Understands what is asked for, and answers how to do it.
   * @throws AcpError invalid_request
   */
  prepare(said: unknown): (ask: Omit<AcpAsk<unknown>, 'body'>) => Promise<Outcome>
}

/** One entry of the table of operations. */
export const operation = <Body>({
  answer,
  body,
  ...facts
}: OperationFacts & { body: z.ZodType<Body>; answer(ask: AcpAsk<Body>): Promise<Outcome> }): Operation => ({
  ...facts,
  body,
  prepare(said) {
    const read = understood(body, said, notUnderstood)
    return (ask) => answer({ ...ask, body: read })
  },
})

function notUnderstood(param: string, message: string, issue: z.core.$ZodIssue | undefined): AcpError {
  const isMissing = issue?.code === 'invalid_type' && issue.input === undefined && issue.path.length > 0
  return new AcpError(400, isMissing ? 'missing' : 'invalid', `${param}: ${message}`, { param })
}
