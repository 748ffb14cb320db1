import type { Tool } from '@modelcontextprotocol/server'
import { z } from 'zod'

/** What a tool takes, as clients read it. */
export const toolSchema = (takes: z.ZodObject): Tool['inputSchema'] =>
  // A schema of JSON is JSON, which its type does not say.
  z.toJSONSchema(takes, { io: 'input' }) as Tool['inputSchema']
