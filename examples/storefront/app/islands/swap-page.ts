import { renewIsland, wakeIslands } from './start-islands'

let latest: AbortController | undefined

/**
 * Shows another address of the same page without leaving it: what is marked `data-swap` is taken from there, islands go on
 * with what they are given there, and everything else, what is scrolled and what has the focus, stays. Where that fails the
 * browser goes there by itself.
 */
export async function swapPage(address: string): Promise<void> {
  latest?.abort()
  latest = new AbortController()
  const { signal } = latest
  const parts = () => document.querySelectorAll<HTMLElement>('[data-swap]')
  for (const part of parts()) part.setAttribute('aria-busy', 'true')
  try {
    const response = await fetch(address, { signal, headers: { accept: 'text/html' } })
    const page = new DOMParser().parseFromString(await response.text(), 'text/html')
    signal.throwIfAborted()
    const found = [...parts()].map((part) => ({ part, next: page.getElementById(part.id) }))
    if (!response.ok || found.some(({ next }) => !next)) return location.assign(address)
    history.replaceState(null, '', address)
    document.title = page.title
    for (const { part, next } of found) {
      if (!next) continue
      const taken = document.importNode(next, true)
      part.replaceWith(taken)
      wakeIslands(taken)
    }
    for (const island of document.querySelectorAll<HTMLElement>('shop-island')) {
      const next = page.getElementById(island.id)
      if (next && next.dataset.props !== island.dataset.props) renewIsland(island, next)
    }
  } catch {
    if (!signal.aborted) location.assign(address)
  }
}
