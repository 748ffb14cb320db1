import {
  Component,
  createContext,
  type ReactNode,
  startTransition,
  useContext,
  useLayoutEffect,
  useState,
} from 'react'
import type { Match, Route } from './match'
import type { Router, RouterState } from './router'

interface Shown {
  router: Router
  state: RouterState
}

const ShownContext = createContext<Shown | undefined>(undefined)
/** How deep in its match something stands. */
const DepthContext = createContext(0)
const ErrorContext = createContext<unknown>(undefined)

/** The router around, and what it shows. */
export function useRouter(): Shown {
  const shown = useContext(ShownContext)
  if (!shown) throw new Error('The hooks of the router must be used inside a RouterProvider')
  return shown
}

/** Shows what stands at the address. While the words of the next screen come, the one before it stays. */
export function RouterProvider({ router, fallback = null }: { router: Router; fallback?: ReactNode }) {
  const [state, setState] = useState(router.state)
  useLayoutEffect(() => {
    setState(router.state)
    return router.subscribe(() => startTransition(() => setState(router.state)))
  }, [router])
  return (
    <ShownContext.Provider value={{ router, state }}>
      <DepthContext.Provider value={0}>
        {state.match ? <Level match={state.match} at={0} state={state} router={router} /> : fallback}
      </DepthContext.Provider>
    </ShownContext.Provider>
  )
}

/** What a frame frames. */
export function Outlet() {
  const { router, state } = useRouter()
  const depth = useContext(DepthContext)
  return state.match ? <Level match={state.match} at={depth} state={state} router={router} /> : null
}

function Level({ match, at, state, router }: { match: Match; at: number } & Shown) {
  const route = match.routes[at]
  if (!route) return null
  const Fetched = router.componentOf(route)
  const content =
    state.failure?.route === route ? (
      <Thrown error={state.failure.error} />
    ) : Fetched ? (
      <Fetched />
    ) : (
      (route.element ?? <Outlet />)
    )
  const framed = <DepthContext.Provider value={at + 1}>{content}</DepthContext.Provider>
  if (route.errorElement === undefined) return framed
  return (
    <Boundary key={keyOf(route)} shown={state} fallback={route.errorElement}>
      {framed}
    </Boundary>
  )
}

/** Frames of one kind stay when what they frame changes; another frame begins anew. */
const keys = new WeakMap<Route, number>()
let last = 0
function keyOf(route: Route): number {
  const key = keys.get(route) ?? ++last
  keys.set(route, key)
  return key
}

/** Breaks where it stands, so that the nearest frame says why. */
function Thrown({ error }: { error: unknown }): ReactNode {
  throw error
}

interface BoundaryProps {
  shown: RouterState
  fallback: ReactNode
  children: ReactNode
}

/** Holds what breaks until something else is shown. */
class Boundary extends Component<BoundaryProps, { failed?: { error: unknown }; shown: RouterState }> {
  override state = { failed: undefined as { error: unknown } | undefined, shown: this.props.shown }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  static getDerivedStateFromProps(
    { shown }: BoundaryProps,
    state: { failed?: { error: unknown }; shown: RouterState },
  ) {
    return shown === state.shown ? null : { shown, failed: undefined }
  }

  override render() {
    const { failed } = this.state
    if (!failed) return this.props.children
    return <ErrorContext.Provider value={failed.error}>{this.props.fallback}</ErrorContext.Provider>
  }
}

/** What broke, for the `errorElement` of a route. */
export const useRouteError = (): unknown => useContext(ErrorContext)
