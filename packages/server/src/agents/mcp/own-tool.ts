import { ArgumentError, problemsOf } from '@cartwright/contract'
import type { Tool } from '@modelcontextprotocol/server'
import type { z } from 'zod'
import type { AskShop } from '../ask-shop'
import { toolSchema } from '../tool-schema'

/** A tool that is no call of the contract by itself. It reads, and never changes the shop. */
export interface OwnTool {
  name: string
  description: string
  inputSchema: Tool['inputSchema']
  /** @throws ArgumentError for arguments that are none, Refused where the shop says no */
  run(given: unknown, ask: AskShop): Promise<unknown>
}

/** A tool of one's own: its arguments arrive checked. */
export function ownTool<T extends z.ZodObject>(
  name: string,
  description: string,
  takes: T,
  run: (given: z.output<T>, ask: AskShop) => Promise<unknown>,
): OwnTool {
  return {
    name,
    description,
    inputSchema: toolSchema(takes),
    run(given, ask) {
      const checked = takes.safeParse(given)
      if (!checked.success) throw new ArgumentError(problemsOf(checked.error))
      return run(checked.data, ask)
    },
  }
}
