import { expect, it } from 'vitest'
import { agentsIn } from '../../from-environment'
import { type AcpOptions, acpOptionsIn, checkedOptions } from './options'

const agent = {
  name: 'assistant',
  keys: ['a-key-of-an-assistant'],
  webhookUrl: 'https://assistant.example/orders',
  webhookSecret: 'secret',
}

it.each<[string, Partial<AcpOptions>, string]>([
  ['no agent', { agents: [] }, 'agents.acp.agents: name'],
  ['an agent without a name', { agents: [{ ...agent, name: ' ' }] }, 'agents[0].name'],
  ['two of a name', { agents: [agent, { ...agent, keys: ['another-key-of-one'] }] }, 'agents[1].name'],
  ['no key', { agents: [{ ...agent, keys: [] }] }, 'agents[0].keys: give'],
  ['a short key', { agents: [{ ...agent, keys: ['short'] }] }, '16 characters'],
  ['the key of another', { agents: [agent, { ...agent, name: 'other' }] }, 'agents[1].keys: no two'],
  ['no address', { agents: [{ ...agent, webhookUrl: 'orders' }] }, 'agents[0].webhookUrl'],
  ['no secret', { agents: [{ ...agent, webhookSecret: '' }] }, 'agents[0].webhookSecret'],
  [
    'a budget in no currency',
    { agents: [{ ...agent, budget: { perDay: { dollars: 1 } } }] },
    'agents.acp.agents[0].budget.perDay.dollars',
  ],
  ['a page of no kind', { links: { imprint: 'https://shop.example/' } as never }, 'links.imprint'],
  ['a page that is nowhere', { links: { faq: 'faq' } }, 'links.faq'],
])('%s is refused by the name of the option', (_, more, why) => {
  expect(() => checkedOptions({ agents: [agent], ...more })).toThrow(why)
})

it('what holds together is taken as it is', () => {
  const options = { agents: [agent], links: { faq: 'https://shop.example/faq' } }
  expect(checkedOptions(options)).toBe(options)
})

it('the environment names one agent, and is told what it leaves out', () => {
  expect(agentsIn({ CARTWRIGHT_AGENTS: 'ucp, acp' })).toEqual({ ucp: true, acp: true })
  const environment = {
    CARTWRIGHT_ACP_KEY: 'a-key-of-an-assistant',
    CARTWRIGHT_ACP_WEBHOOK_URL: 'https://assistant.example/orders',
    CARTWRIGHT_ACP_WEBHOOK_SECRET: 'secret',
  }
  expect(acpOptionsIn(environment).agents).toEqual([{ ...agent, name: 'agent' }])
  expect(() => acpOptionsIn({ ...environment, CARTWRIGHT_ACP_KEY: undefined })).toThrow(
    'CARTWRIGHT_AGENTS=acp needs CARTWRIGHT_ACP_KEY as well',
  )
})
