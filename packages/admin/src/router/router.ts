import type { ComponentType } from 'react'
import {
  browserHistory,
  type History,
  type Location,
  locationOf,
  memoryHistory,
  pathOf,
  type Way,
} from './history'
import { branchesOf, type Match, matchOf, type Route } from './match'

export interface RouterState {
  location: Location
  way: Way
  /** Undefined until the code of the first screen is there. */
  match: Match | undefined
  /** Why a route of the match could not be fetched. */
  failure: { route: Route; error: unknown } | undefined
}

export interface NavigateOptions {
  /** Takes the place of the entry that is shown. */
  replace?: boolean
}

/** Asked before an address is left. Answering true holds the way there, until `proceed` or for good. */
export interface Guard {
  isHeld: (going: { currentLocation: Location; nextLocation: Location }) => boolean
  held: (proceed: () => void) => void
}

export interface Router {
  state: RouterState
  subscribe: (listener: () => void) => () => void
  /** Goes to an address, or so many entries on. Kept once it is shown, held or given up for another. */
  navigate: (to: string | number, options?: NavigateOptions) => Promise<void>
  guard: (guard: Guard) => () => void
  href: (to: string) => string
  /** The code of a lazy route, where it is there. */
  componentOf: (route: Route) => ComponentType | undefined
}

export const createBrowserRouter = (routes: readonly Route[], { basename = '' } = {}): Router =>
  createRouter(routes, browserHistory(basename))

export const createMemoryRouter = (
  routes: readonly Route[],
  { initialEntries }: { initialEntries?: readonly string[] } = {},
): Router => createRouter(routes, memoryHistory(initialEntries))

/** Shows the route of an address: fetches its code, asks the guards, and only then leaves what is shown. */
function createRouter(routes: readonly Route[], history: History): Router {
  const branches = branchesOf(routes)
  const loaded = new Map<Route, ComponentType>()
  const listeners = new Set<() => void>()
  const guards = new Set<Guard>()
  /** Counts what was asked for: only the last is shown. */
  let turn = 0
  /** A step of the history that only takes back one that was held. */
  let isTakingBack = false
  let isLetThrough = false

  /** Fetches what a match lacks. Answers at once where it has all. */
  const fetchAll = (match: Match | undefined): RouterState['failure'] | Promise<RouterState['failure']> => {
    const missing = match?.routes.filter((route) => route.lazy && !loaded.has(route)) ?? []
    if (missing.length === 0) return undefined
    const fetches = missing.map(async (route) => {
      try {
        loaded.set(route, (await route.lazy!()).Component)
        return undefined
      } catch (error) {
        return { route, error }
      }
    })
    return Promise.all(fetches).then((failures) => failures.find(Boolean))
  }

  const show = async (location: Location, way: Way, record: () => void) => {
    turn += 1
    const mine = turn
    const match = matchOf(branches, location.pathname)
    const fetching = fetchAll(match)
    const failure = fetching instanceof Promise ? await fetching : fetching
    if (mine !== turn) return
    record()
    router.state = { location, way, match, failure }
    for (const listener of listeners) listener()
  }

  const holderOf = (nextLocation: Location) =>
    [...guards].find(({ isHeld }) => isHeld({ currentLocation: router.state.location, nextLocation }))

  const go = async (location: Location, isReplacing: boolean) => {
    const record = () => (isReplacing ? history.replace(location) : history.push(location))
    const proceed = () => show(location, isReplacing ? 'REPLACE' : 'PUSH', record)
    const holder = holderOf(location)
    if (holder) holder.held(() => void proceed())
    else await proceed()
  }

  history.listen((location, steps) => {
    if (isTakingBack) {
      isTakingBack = false
      return
    }
    const holder = isLetThrough ? undefined : holderOf(location)
    isLetThrough = false
    if (!holder) return void show(location, 'POP', () => {})
    // The address bar shows the new entry already.
    isTakingBack = true
    history.go(-steps)
    holder.held(() => {
      isLetThrough = true
      history.go(steps)
    })
  })

  const router: Router = {
    state: { location: history.location(), way: 'POP', match: undefined, failure: undefined },
    subscribe: (listener) => {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },
    navigate: async (to, { replace = false } = {}) => {
      if (typeof to === 'number') return history.go(to)
      const from = router.state.location
      const location = locationOf(to, from)
      // Following a link to where one is adds no entry that Back would have to pass.
      await go(location, replace || pathOf(location) === pathOf(from))
    },
    guard: (guard) => {
      guards.add(guard)
      return () => void guards.delete(guard)
    },
    href: (to) => history.href(pathOf(locationOf(to, router.state.location))),
    componentOf: (route) => loaded.get(route),
  }
  void show(history.location(), 'POP', () => {})
  return router
}
