import { refuse } from '@cartwright/sdk/testing'
import { expect, it } from 'vitest'
import { checkedFeed as feed, offered } from '../../testing/agents-and-feeds'
import { renderAt, screen, userEvent, within } from '../../testing/render-at'

const path = '/a/settings/agents-and-feeds'
const overview = 'GET /admin/store/agents-and-feeds'
const check = 'GET /admin/store/agents-and-feeds/check'

it('names the addresses and the keys, each to be copied', async () => {
  renderAt(path, { [overview]: { agents_and_feeds: offered } })
  for (const text of [
    'https://shop.example/.well-known/ucp',
    'https://shop.example/ucp/2026-04-08/mcp',
    'https://shop.example/.well-known/acp.json',
    'https://shop.example/acp',
    'https://shop.example/feeds/europe-de/google.tsv',
    'key-now',
    'key-before',
  ])
    expect(await screen.findByText(text)).toBeInTheDocument()
  expect(screen.getByRole('heading', { name: 'Europe · Deutsch · EUR' })).toBeInTheDocument()
  expect(screen.getAllByRole('button', { name: 'Copy' })).toHaveLength(7)
})

it('tells what agents asked for last, and why they were refused', async () => {
  renderAt(path, { [overview]: { agents_and_feeds: offered } })
  const card = within(await screen.findByRole('region', { name: 'Last calls' }))
  const [refused, answered] = card.getAllByRole('listitem')
  for (const text of [
    'complete_checkout',
    'MCP',
    '429',
    'https://agent.example/profile',
    'Too many requests',
  ])
    expect(refused).toHaveTextContent(text)
  expect(answered).toHaveTextContent('Did not say who it is')
  expect(answered).toHaveTextContent('41 ms')
})

it('what is off says how it is switched on, and there is nothing to check', async () => {
  renderAt(path, {
    [overview]: {
      agents_and_feeds: { protocols: [], signing_keys: [], calls: [], has_feeds: false, feeds: [] },
    },
  })
  expect(await screen.findByText('CARTWRIGHT_AGENTS=ucp')).toBeInTheDocument()
  expect(screen.getByText('CARTWRIGHT_FEEDS=on')).toBeInTheDocument()
  expect(screen.getAllByText('Off')).toHaveLength(2)
  expect(screen.queryByRole('button', { name: 'Check now' })).toBeNull()
})

it('it is checked on demand, and each result is told in words', async () => {
  let asked = 0
  renderAt(path, {
    [overview]: { agents_and_feeds: offered },
    [check]: () => {
      asked += 1
      return {
        profiles: [
          {
            protocol: 'ucp' as const,
            url: 'https://shop.example/.well-known/ucp',
            status: asked === 1 ? ('unreachable' as const) : ('ok' as const),
            detail: asked === 1 ? 'HTTP 502' : null,
          },
          {
            protocol: 'acp' as const,
            url: 'https://shop.example/.well-known/acp.json',
            status: 'ok' as const,
            detail: null,
          },
        ],
        feeds: [feed, { ...feed, reader: 'acp' as const, unpriced: 0, is_partial: false, problems: [] }],
      }
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }))
  const result = within(await screen.findByRole('region', { name: 'What was found' }))
  expect(result.getByText('UCP · The profile cannot be reached at its address')).toBeInTheDocument()
  expect(result.getByText('HTTP 502')).toBeInTheDocument()
  const [, , google, acp] = result.getAllByRole('listitem')
  expect(google).toHaveTextContent('europe-de · Google')
  expect(google).toHaveTextContent('Without a price, and so left out: 1')
  expect(google).toHaveTextContent('gtin the check digit does not fit (3). correct it')
  expect(google).toHaveTextContent('Only the first products were looked at')
  expect(acp).toHaveTextContent('Fine:')
  await userEvent.click(screen.getByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('UCP · Agents find the profile of the shop')).toBeInTheDocument()
})

it('a check that cannot be made says so', async () => {
  renderAt(path, {
    [overview]: { agents_and_feeds: offered },
    [check]: refuse(400, { type: 'invalid_data', message: 'The shop is being moved' }),
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Check now' }))
  expect(await screen.findByText('The checks could not be made')).toBeInTheDocument()
})
