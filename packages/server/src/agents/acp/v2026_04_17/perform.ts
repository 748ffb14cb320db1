import { createHash } from 'node:crypto'
import { ShopError } from '../../../errors'
import { type Answer, once } from '../../../http/idempotency'
import type { DoorAsk } from '../../../plugins/plugin'
import type { Shop } from '../../../shop'
import { countRequest } from '../../selling/count-requests'
import { guestAt, guestOptions } from '../../selling/guest'
import type { AcpAgent, AcpOptions } from '../options'
import { protocol } from '../protocol'
import { AcpError } from './acp-error'
import { canonical } from './canonical'
import type { Operation } from './operation'
import { rateLimited, refusalOf } from './refusal'
import { basePath } from './release'

/** What an agent that is known wants done. */
export interface Wish {
  agent: AcpAgent
  params: Readonly<Record<string, string>>
  /** Reads what it says. @throws AcpError */
  read(): unknown
  /** Under which repetitions are known. */
  key: string | undefined
  language: string | undefined
}

/**
 * Does what an agent asks for: within its limit, and once for each key.
 * @throws AcpError, Refused, ShopError
 */
export async function perform(
  shop: Shop,
  ask: Pick<DoorAsk, 'askShop' | 'address'>,
  options: AcpOptions,
  operation: Operation,
  { agent, params, read, key, language }: Wish,
): Promise<Answer> {
  const wait = await countRequest(shop, protocol, agent.name, options)
  if (wait !== undefined) throw rateLimited(`Too many requests; try again in ${wait} s`, wait)
  const said = read()
  const guest = (wanted = language) => guestAt(ask, guestOptions(options, wanted))
  const run = async () => {
    const work = operation.prepare(said)
    const { status = 200, body } = await work({ shop, options, agent, params, language, guest })
    return { status, body: JSON.stringify(body) }
  }
  if (key === undefined) return run()
  try {
    return await once(shop, repetition(operation, agent, params, said, key), () => run().catch(asAnswer))
  } catch (error) {
    throw error instanceof ShopError ? ofKey(error) : error
  }
}

/** A refusal that a repetition is told again. What may be otherwise in a moment is none. */
function asAnswer(error: unknown): { status: number; body: string } {
  const refusal = refusalOf(error)
  if (refusal.status >= 500) throw error
  if (refusal.status === 409 || refusal.status === 429) throw refusal
  return { status: refusal.status, body: JSON.stringify(refusal) }
}

/** What the protocol says of a key that is in use. */
function ofKey(error: ShopError): ShopError | AcpError {
  if (error.code === 'idempotency_key_reused')
    return new AcpError(
      422,
      'idempotency_conflict',
      'This Idempotency-Key was used with another body: use a new one',
    )
  if (error.status === 409)
    return new AcpError(409, 'idempotency_in_flight', error.message, { headers: { 'retry-after': '1' } })
  return error
}

/** Keys are an agent's own, and each path has its own. */
function repetition(
  { call }: Operation,
  { name }: AcpAgent,
  params: Wish['params'],
  said: unknown,
  key: string,
) {
  if (!/^[\x20-\x7e]{1,255}$/.test(key))
    throw new AcpError(400, 'invalid', 'The Idempotency-Key must be 1 to 255 printable characters')
  const [method = '', pattern = ''] = call.split(' ')
  const path = `${basePath}${pattern.replace(/:(\w+)/g, (_, part: string) => encodeURIComponent(params[part] ?? ''))}`
  const own = createHash('sha256')
    .update(JSON.stringify([name, path, key]))
    .digest('base64url')
  return {
    key: `acp ${own}`,
    method,
    path,
    caller: name,
    body: canonical(said),
    // Done again after a crash each of these calls comes to the same: a cart becomes one order.
    isSafeToRepeat: true,
    keepsRefusals: true,
  }
}
