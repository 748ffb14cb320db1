import { assertBudget, type Budget } from '../selling/budget'

/** An agent that may buy: who holds one of its keys, and is told of its orders. */
export interface AcpAgent {
  /** What staff and logs call it. */
  name: string
  /** What it proves itself by, as `Authorization: Bearer …`: 16 characters at least. Two while one is changed for another. */
  keys: readonly string[]
  /** Where it is told of its orders. */
  webhookUrl: string
  /** By which what it is told is signed. */
  webhookSecret: string
  /**
   * How much it may spend without its buyer; beyond it the buyer pays at the shop.
   * @default whatever it likes
   */
  budget?: Budget
}

/** Pages of the shop that the protocol has a name for. */
const linkTypes = [
  'terms_of_use',
  'privacy_policy',
  'return_policy',
  'shipping_policy',
  'contact_us',
  'about_us',
  'faq',
  'support',
] as const
export type AcpLinkType = (typeof linkTypes)[number]

/** How a shop sells by the Agentic Commerce Protocol. */
export interface AcpOptions {
  /** The agents that may come; all others are refused. */
  agents: readonly AcpAgent[]
  /**
   * How many requests one agent may send in a minute.
   * @default 600
   */
  perMinute?: number
  /**
   * A publishable key, which narrows what is sold to its sales channels.
   * @default `CARTWRIGHT_PUBLISHABLE_KEY`
   */
  publishableKey?: string
  /** Pages that agents show beside a checkout: `{ terms_of_use: 'https://…/terms' }`. */
  links?: Readonly<Partial<Record<AcpLinkType, string>>>
  /**
   * Where a buyer goes on with the cart of a checkout; `{token}` is filled in.
   * @default `/checkout/from-agent/{token}` of the shop
   */
  checkoutUrl?: string
}

const shortestKey = 16

/**
 * The options, once they hold together.
 * @throws for an agent without a name, a key, or an address of its own
 */
export function checkedOptions(options: AcpOptions): AcpOptions {
  const wrong = (field: string, problem: string): never => {
    throw new Error(`agents.acp.${field}: ${problem}`)
  }
  const { agents, links = {} } = options
  if (agents.length === 0) wrong('agents', 'name the agents that may buy')
  const names = new Set<string>()
  const keys = new Set<string>()
  for (const [at, agent] of agents.entries()) {
    const field = (name: string) => `agents[${at}].${name}`
    if (!agent.name.trim() || names.has(agent.name)) wrong(field('name'), 'each agent has a name of its own')
    names.add(agent.name)
    if (agent.keys.length === 0) wrong(field('keys'), 'give the agent a key')
    for (const key of agent.keys) {
      if (key.length < shortestKey) wrong(field('keys'), `a key has ${shortestKey} characters at least`)
      if (keys.has(key)) wrong(field('keys'), 'no two agents have the same key')
      keys.add(key)
    }
    if (!URL.canParse(agent.webhookUrl)) wrong(field('webhookUrl'), 'is no address')
    if (agent.budget) assertBudget(agent.budget, `agents.acp.${field('budget')}`)
    if (!agent.webhookSecret) wrong(field('webhookSecret'), 'give what messages are signed by')
  }
  for (const [type, url] of Object.entries(links)) {
    if (!(linkTypes as readonly string[]).includes(type))
      wrong(`links.${type}`, `there are ${linkTypes.join(', ')}`)
    if (!URL.canParse(url)) wrong(`links.${type}`, 'is no address')
  }
  return options
}

/**
 * The one agent that the environment names.
 * @throws where it is not told what every agent needs
 */
export function acpOptionsIn(environment: Readonly<Record<string, string | undefined>>): AcpOptions {
  const needed = [
    'CARTWRIGHT_ACP_KEY',
    'CARTWRIGHT_ACP_WEBHOOK_URL',
    'CARTWRIGHT_ACP_WEBHOOK_SECRET',
  ] as const
  const missing = needed.filter((name) => !environment[name])
  if (missing.length > 0) throw new Error(`CARTWRIGHT_AGENTS=acp needs ${missing.join(', ')} as well`)
  const [key = '', webhookUrl = '', webhookSecret = ''] = needed.map((name) => environment[name])
  return { agents: [{ name: 'agent', keys: [key], webhookUrl, webhookSecret }] }
}
