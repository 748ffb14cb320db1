import type { LiveNews } from '@cartwright/contract'
import { afterEach, expect, it } from 'vitest'
import { createClient } from '../client'
import { messagesOf } from './event-stream'
import { followLive, type LiveStatus } from './follow-live'

const bytes = (text: string) => new TextEncoder().encode(text)
const streamOf = (...pieces: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes(piece))
      controller.close()
    },
  })
const news = (revision: number, id: string | null = null) =>
  `id: ${revision}\nevent: news\ndata: ${JSON.stringify({
    revision,
    is_whole: true,
    changes: [{ path: '/admin/orders', id, actor_id: null, visit: null }],
  })}\n\n`

it.each([
  ['whole', ['event: news\ndata: {"a":1}\n\n: beat\n\ndata: two\ndata: lines\n\n']],
  [
    'in pieces',
    ['event: ne', 'ws\nda', 'ta: {"a":1}\n', '\n: be', 'at\n\ndata: two\n', 'data: lines\n\ndata: cut'],
  ],
  ['with carriage returns', ['event: news\r\ndata: {"a":1}\r\n\r\ndata: two\r\ndata: lines\r\n\r\n']],
])('messages are read %s', async (_, pieces) => {
  const read = []
  for await (const message of messagesOf(streamOf(...pieces))) read.push(message)
  expect(read).toEqual([
    { event: 'news', data: '{"a":1}' },
    { event: 'message', data: 'two\nlines' },
  ])
})

const stops = new Set<() => void>()
afterEach(() => {
  for (const stop of stops) stop()
  stops.clear()
})

/** Follows a shop that answers so, one answer after another, the last one for ever. */
function follow(
  answers: ((url: URL, init: RequestInit) => Response | Promise<Response>)[],
  silentMs?: number,
) {
  const asked: { since: string | null; isStream: boolean }[] = []
  const client = createClient({
    baseUrl: 'http://shop.test',
    fetch: async (input, init = {}) => {
      const url = new URL(String(input))
      const isStream = new Headers(init.headers).get('accept') === 'text/event-stream'
      const answer = answers[Math.min(asked.length, answers.length - 1)]
      asked.push({ since: url.searchParams.get('since'), isStream })
      return answer?.(url, init) ?? new Response(null, { status: 500 })
    },
  })
  const told: LiveNews[] = []
  const statuses: LiveStatus[] = []
  const stop = followLive(
    client,
    { onNews: (one) => told.push(one), onStatus: (status) => statuses.push(status) },
    { pauses: [1], ...(silentMs && { silentMs }) },
  )
  stops.add(stop)
  return { asked, told, statuses, stop }
}
const stream =
  (...pieces: string[]) =>
  () =>
    new Response(streamOf(...pieces), { headers: { 'content-type': 'text/event-stream' } })
const open = (init: RequestInit, first = '') =>
  new Response(
    new ReadableStream<Uint8Array>({
      start(controller) {
        if (first) controller.enqueue(bytes(first))
        init.signal?.addEventListener('abort', () => controller.error(new Error('aborted')))
      },
    }),
    { headers: { 'content-type': 'text/event-stream' } },
  )

it('a stream that is cut is taken up where it was', async () => {
  const { asked, told, statuses } = follow([stream(news(5), news(7)), (_, init) => open(init, news(9))])
  await expect.poll(() => told.map(({ revision }) => revision)).toEqual([5, 7, 9])
  expect(asked).toEqual([
    { since: null, isStream: true },
    { since: '7', isStream: true },
  ])
  expect(statuses.at(-1)).toBe('stream')
})

it('a stream that falls silent is opened anew', async () => {
  const { asked } = follow([(_, init) => open(init, news(3)), (_, init) => open(init)], 30)
  await expect.poll(() => asked.length).toBeGreaterThan(1)
  expect(asked[1]).toEqual({ since: '3', isStream: true })
})

it('where streams are cut again and again it asks instead', async () => {
  const polled = { revision: 11, is_whole: true, changes: [], present: [] }
  const { asked, told, statuses } = follow([
    (_, init) =>
      new Headers(init.headers).get('accept') === 'text/event-stream'
        ? new Response(null, { status: 502 })
        : Response.json(polled),
  ])
  await expect.poll(() => statuses.at(-1)).toBe('polling')
  await expect.poll(() => asked.filter(({ isStream }) => !isStream).length).toBeGreaterThan(1)
  expect(told[0]?.revision).toBe(11)
  expect(asked.filter(({ isStream }) => !isStream)[1]?.since).toBe('11')
})

it.each([401, 403, 404])('a refusal with %i ends it', async (status) => {
  const { asked, statuses } = follow([() => Response.json({ type: 'x', message: 'no' }, { status })])
  await expect.poll(() => statuses.at(-1)).toBe('off')
  expect(asked).toHaveLength(1)
})

it('nothing is told after it is stopped', async () => {
  const { told, stop } = follow([(_, init) => open(init, news(1))])
  await expect.poll(() => told.length).toBe(1)
  stop()
  expect(told).toHaveLength(1)
})
