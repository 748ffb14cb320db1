import { contract, toolsOf } from '@cartwright/contract'
import { beforeAll, expect, it } from 'vitest'
import { mcpClient } from '../../testing/mcp-client'
import { buildRichShop, richConfig } from '../../testing/replies/rich-shop'
import type { Told } from '../../testing/replies/teller'
import { describeShop } from '../../testing/test-shop'
import { longestAnswer } from './fitted'

describeShop(
  'a shop in which everything exists',
  (t) => {
    let told: Told[] = []
    beforeAll(async () => {
      told = await buildRichShop(t)
    })

    it('answers every tool that reads, in a length that can be read, and to nothing with a mistake of its own', async () => {
      const client = await mcpClient(t, { only: 'all' })
      const { tools } = await client.listTools()
      const reading = toolsOf(contract, { only: ['all'] })
      expect(tools.map(({ name }) => name)).toEqual(expect.arrayContaining(reading.map(({ name }) => name)))
      const refused: string[] = []
      for (const tool of reading) {
        // As staff asked while the shop was filled; with nothing but what has to be there where nobody did.
        const asked = told.filter(({ name }) => name === tool.endpoint)
        for (const { given } of asked.length > 0 ? asked.slice(-3) : [{ given: {} as Told['given'] }]) {
          const { limit: _, ...query } = (given.query ?? {}) as Record<string, unknown>
          const needed = (tool.inputSchema.required ?? []).map((name) => [name, 'nothing'])
          const args = { ...Object.fromEntries(needed), ...query, ...given.params }
          const answer = await client.callTool({ name: tool.name, arguments: args })
          const [{ text }] = answer.content as unknown as [{ text: string }]
          expect([tool.name, text.length <= longestAnswer]).toEqual([tool.name, true])
          const { error } = (answer.structuredContent ?? {}) as { error?: { type: string; message: string } }
          if (!error) continue
          expect([tool.name, error.type]).toEqual([
            tool.name,
            expect.stringMatching(/^(invalid_data|not_found|not_allowed)$/),
          ])
          if (asked.length > 0) refused.push(tool.name)
        }
      }
      // These were removed again while the shop was filled.
      expect([...new Set(refused)]).toEqual([
        'get_analytics_configs',
        'get_role',
        'get_webhook',
        'list_webhook_deliveries',
      ])
    })
  },
  { ...richConfig, mcp: 'read' },
)
