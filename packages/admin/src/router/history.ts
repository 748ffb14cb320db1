export interface Location {
  /** Below that of the application. */
  pathname: string
  search: string
  hash: string
  /** Differs for every entry of the history. */
  key: string
}

/** How one came to an address: by following a link, by one that took the place of another, or by Back and Forward. */
export type Way = 'PUSH' | 'REPLACE' | 'POP'

export interface History {
  location: () => Location
  push: (location: Location) => void
  replace: (location: Location) => void
  go: (steps: number) => void
  /** Called after Back and Forward, with how many entries away the new one is. */
  listen: (moved: (location: Location, steps: number) => void) => () => void
  /** The address as the address bar shows it. */
  href: (path: string) => string
}

export const newKey = () => Math.random().toString(36).slice(2, 10)

/** Where a link leads from somewhere: an address of the application, `?…` and `#…` of the one that is shown. */
export function locationOf(to: string, from: Location): Location {
  const { pathname, search, hash } = new URL(to, `http://x${from.pathname}${from.search}`)
  return { pathname, search, hash, key: newKey() }
}

export const pathOf = ({ pathname, search, hash }: Location) => pathname + search + hash

interface Entry {
  key?: string
  at?: number
}

/** The history of the window, for an application whose addresses begin with `base`. */
export function browserHistory(base: string): History {
  const read = (): Location => {
    const { pathname, search, hash } = window.location
    const own = pathname.startsWith(base) ? pathname.slice(base.length) : pathname
    const { key = 'first' } = (window.history.state ?? {}) as Entry
    return { pathname: own.startsWith('/') ? own : `/${own}`, search, hash, key }
  }
  const entryAt = () => ((window.history.state ?? {}) as Entry).at
  let at = entryAt() ?? 0
  // Other state of the entry stays: it is what a reload or a test gave it.
  if (entryAt() === undefined) window.history.replaceState({ ...window.history.state, at }, '')
  const href = (path: string) => base + path
  return {
    location: read,
    push: (location) => {
      at += 1
      window.history.pushState({ key: location.key, at }, '', href(pathOf(location)))
    },
    replace: (location) => window.history.replaceState({ key: location.key, at }, '', href(pathOf(location))),
    go: (steps) => window.history.go(steps),
    listen: (moved) => {
      const popped = () => {
        // A link to a part of the page makes an entry of its own.
        const isNew = entryAt() === undefined
        if (isNew) window.history.replaceState({ key: newKey(), at: at + 1 }, '')
        const next = entryAt() ?? 0
        const steps = next - at
        at = next
        moved(read(), steps)
      }
      window.addEventListener('popstate', popped)
      return () => window.removeEventListener('popstate', popped)
    },
    href,
  }
}

/** A history of its own: for tests and stories. */
export function memoryHistory(entries: readonly string[] = ['/']): History {
  const start: Location = { pathname: '/', search: '', hash: '', key: 'first' }
  const stack = entries.map((entry) => ({ ...locationOf(entry, start), key: newKey() }))
  let at = stack.length - 1
  let told: (location: Location, steps: number) => void = () => {}
  return {
    location: () => stack[at]!,
    push: (location) => {
      at += 1
      stack.splice(at, Number.POSITIVE_INFINITY, location)
    },
    replace: (location) => {
      stack[at] = location
    },
    go: (steps) => {
      const next = Math.min(Math.max(at + steps, 0), stack.length - 1)
      const moved = next - at
      at = next
      if (moved !== 0) told(stack[at]!, moved)
    },
    listen: (moved) => {
      told = moved
      return () => {
        told = () => {}
      }
    },
    href: (path) => path,
  }
}
