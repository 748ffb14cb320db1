import { runInNewContext } from 'node:vm'
import { expect, it } from 'vitest'
import { serviceWorker } from './service-worker'

interface Asked {
  request: { url: string; method: string; mode: string }
  waitUntil: (work: Promise<unknown>) => void
  respondWith: (answer: Promise<Response>) => void
}

/** A browser of which the service worker knows no more than this. */
function browser() {
  const kept = new Map<string, Response>([['/offline', new Response('offline')]])
  const cache = {
    put: async (path: string, response: Response) => void kept.set(path, response),
    match: async (path: string) => kept.get(path)?.clone(),
    delete: async (path: string) => kept.delete(path),
  }
  let isConnected = true
  let hear = (_: Asked) => {}
  runInNewContext(serviceWorker, {
    URL,
    location: { origin: 'https://shop.test' },
    caches: { open: async () => cache },
    fetch: async ({ url }: { url: string }) => {
      if (!isConnected) throw new Error('No connection')
      return new Response(url)
    },
    self: {
      addEventListener: (name: string, work: typeof hear) => {
        if (name === 'fetch') hear = work
      },
    },
  })
  const ask = async (path: string, method = 'GET') => {
    const work: Promise<unknown>[] = []
    let answer: Promise<Response> | undefined
    hear({
      request: { url: `https://shop.test${path}`, method, mode: 'navigate' },
      waitUntil: (one) => void work.push(one),
      respondWith: (one) => {
        answer = one
      },
    })
    await Promise.all(work)
    return (await answer)?.text()
  }
  const disconnect = () => {
    isConnected = false
  }
  return { ask, disconnect }
}

it('shows the last look at the cart offline, in whatever language and country it was', async () => {
  const { ask, disconnect } = browser()
  await ask('/de-at/cart')
  await ask('/de-at/p/jug')
  disconnect()
  expect(await ask('/de-at/cart')).toBe('https://shop.test/de-at/cart')
  expect(await ask('/ja/cart')).toBe('https://shop.test/de-at/cart')
  expect(await ask('/cart')).toBe('https://shop.test/de-at/cart')
  expect(await ask('/de-at/p/jug')).toBe('offline')
})

it('forgets the cart where somebody signs in or out', async () => {
  const { ask, disconnect } = browser()
  await ask('/cart')
  await ask('/de-at/account/sign-out', 'POST')
  disconnect()
  expect(await ask('/de-at/cart')).toBe('offline')
})
