import { Client, InMemoryTransport } from '@modelcontextprotocol/client'
import { expect, it, onTestFinished } from 'vitest'
import { type AskShop, Refused } from '../ask-shop'
import { mcpServer } from './mcp-server'

/** A client of a server whose shop answers like this. */
async function agentOf(ask: AskShop) {
  const mistakes: unknown[] = []
  const server = mcpServer({
    ask,
    mayWrite: true,
    howToChoose: 'Ask for others.',
    onMistake: (error) => void mistakes.push(error),
  })
  const [here, there] = InMemoryTransport.createLinkedPair()
  const client = new Client({ name: 'tests', version: '1' })
  await Promise.all([server.connect(there), client.connect(here)])
  onTestFinished(() => client.close())
  return { client, mistakes }
}

it('an answer without a body, or of one word, is one record all the same', async () => {
  let said: unknown = ''
  const { client } = await agentOf(async () => said)
  const answer = async () => (await client.callTool({ name: 'get_store' })).structuredContent
  expect(await answer()).toEqual({ done: true })
  said = 'OK'
  expect(await answer()).toEqual({ result: 'OK' })
  said = { store: { id: 'store_1' } }
  expect(await answer()).toEqual({ store: { id: 'store_1' } })
})

it('a refusal is told in its words, with what helps', async () => {
  const { client, mistakes } = await agentOf(async () => {
    throw new Refused('The shop is away', { type: 'unavailable', hint: 'Try again in a minute' })
  })
  expect(await client.callTool({ name: 'list_orders' })).toEqual({
    isError: true,
    content: [{ type: 'text', text: 'The shop is away\nTry again in a minute' }],
    structuredContent: {
      error: { message: 'The shop is away', type: 'unavailable', hint: 'Try again in a minute' },
    },
  })
  expect(mistakes).toEqual([])
})

it('of a mistake of ours an agent learns nothing but that there was one', async () => {
  const mistake = new TypeError('password of the database: hunter2')
  const { client, mistakes } = await agentOf(async () => {
    throw mistake
  })
  const answer = await client.callTool({
    name: 'draft_refund',
    arguments: { order_id: 'order_1', reason: 'other' },
  })
  expect(answer).toMatchObject({ isError: true, structuredContent: { error: { type: 'unknown_error' } } })
  expect(JSON.stringify(answer)).not.toContain('hunter2')
  expect(mistakes).toEqual([mistake])
})
