import { useCallback, useEffect, useMemo, useRef, useState } from 'react'
import type { Location, Way } from './history'
import type { Params } from './match'
import { useRouter } from './RouterProvider'
import type { NavigateOptions } from './router'

/** Where one is. */
export const useLocation = (): Location => useRouter().state.location

/** How one came here. */
export const useNavigationType = (): Way => useRouter().state.way

/** The parameters of the address. */
export function useParams<Name extends string = string>(): Readonly<Partial<Record<Name, string>>> {
  return (useRouter().state.match?.params ?? {}) as Params as Readonly<Partial<Record<Name, string>>>
}

/** Goes somewhere: `go('/a/orders')`, `go(-1)`. Always the same function. */
export function useNavigate() {
  const { router } = useRouter()
  return router.navigate
}

/** An address as the address bar shows it. */
export const useHref = (to: string): string => useRouter().router.href(to)

type SearchChange = URLSearchParams | Record<string, string> | ((now: URLSearchParams) => URLSearchParams)

/** What stands behind the question mark, and how to change it. */
export function useSearchParams(): [
  URLSearchParams,
  (change: SearchChange, options?: NavigateOptions) => void,
] {
  const { router, state } = useRouter()
  const { search } = state.location
  const params = useMemo(() => new URLSearchParams(search), [search])
  const setParams = useCallback(
    (change: SearchChange, options?: NavigateOptions) => {
      const next =
        typeof change === 'function'
          ? change(new URLSearchParams(router.state.location.search))
          : new URLSearchParams(change)
      void router.navigate(`${router.state.location.pathname}?${next}`.replace(/\?$/, ''), options)
    },
    [router],
  )
  return [params, setParams]
}

type Holds = (going: { currentLocation: Location; nextLocation: Location }) => boolean

/** Holds whoever leaves while `holds` says so: then it is `blocked`, until `proceed` lets them go or `reset` keeps them. */
export function useBlocker(holds: Holds) {
  const { router } = useRouter()
  const [proceed, setProceed] = useState<(() => void) | undefined>()
  const latest = useRef(holds)
  latest.current = holds
  useEffect(
    () =>
      router.guard({
        isHeld: (going) => latest.current(going),
        held: (go) => setProceed(() => go),
      }),
    [router],
  )
  const reset = useCallback(() => setProceed(undefined), [])
  return {
    isBlocked: proceed !== undefined,
    proceed: useCallback(() => {
      setProceed(undefined)
      proceed?.()
    }, [proceed]),
    reset,
  }
}
