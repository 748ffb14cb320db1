import type { AgentsAndFeeds, FeedCheck } from '@cartwright/contract'

const calls: AgentsAndFeeds['calls'] = [
  {
    id: 'acall_2',
    transport: 'mcp',
    agent: 'https://agent.example/profile',
    operation: 'complete_checkout',
    status: 429,
    code: 'too_many_requests',
    message: 'Too many requests; try again in 4 s',
    took: 3,
    created_at: '2026-11-28T08:00:00.000Z',
  },
  {
    id: 'acall_1',
    transport: 'rest',
    agent: null,
    operation: 'search_catalog',
    status: 200,
    code: null,
    message: null,
    took: 41,
    created_at: '2026-11-28T07:59:00.000Z',
  },
]

/** A shop that sells to agents and has a feed. */
export const offered: AgentsAndFeeds = {
  protocols: [
    {
      name: 'ucp',
      version: '2026-04-08',
      profile_url: 'https://shop.example/.well-known/ucp',
      endpoints: [{ transport: 'mcp', url: 'https://shop.example/ucp/2026-04-08/mcp' }],
    },
    {
      name: 'acp',
      version: '2026-04-17',
      profile_url: 'https://shop.example/.well-known/acp.json',
      endpoints: [{ transport: 'rest', url: 'https://shop.example/acp' }],
    },
  ],
  signing_keys: [
    { kid: 'key-now', is_current: true },
    { kid: 'key-before', is_current: false },
  ],
  calls,
  has_feeds: true,
  feeds: [
    {
      name: 'europe-de',
      region_id: 'reg_1',
      region: 'Europe',
      language: 'de',
      currency_code: 'eur',
      files: [{ file: 'google.tsv', url: 'https://shop.example/feeds/europe-de/google.tsv' }],
    },
  ],
}

/** A feed of which something would be refused. */
export const checkedFeed: FeedCheck = {
  feed: 'europe-de',
  reader: 'google',
  products: 2,
  variants: 5,
  unpriced: 1,
  is_partial: true,
  problems: [{ field: 'gtin', problem: 'the check digit does not fit', mend: 'correct it', count: 3 }],
}
