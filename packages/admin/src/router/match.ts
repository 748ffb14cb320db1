import type { ComponentType, ReactNode } from 'react'

/** An address, or a frame around those of its children. */
export interface Route {
  /** Below that of its parent: `orders/:id`; `*` is all else. Without it the route only frames its children. */
  path?: string
  /** Stands at the address of its parent. */
  index?: true
  element?: ReactNode
  /** Fetched when the route is first shown. Until then the screen before it stays. */
  lazy?: () => Promise<{ Component: ComponentType }>
  /** In place of what breaks in it, or cannot be fetched. It asks `useRouteError` what it was. */
  errorElement?: ReactNode
  children?: readonly Route[]
}

export type Params = Readonly<Record<string, string | undefined>>

export interface Match {
  /** From the outermost frame to what is shown. */
  routes: readonly Route[]
  params: Params
}

interface Branch {
  routes: readonly Route[]
  parts: readonly string[]
}

const partsOf = (path: string) => path.split('/').filter(Boolean)

/** Every address that the routes have, the most particular first: a word before a parameter before all else. */
export function branchesOf(routes: readonly Route[]): readonly Branch[] {
  const collect = (below: readonly Route[], above: Branch): Branch[] =>
    below.flatMap((route) => {
      const branch = {
        routes: [...above.routes, route],
        parts: [...above.parts, ...partsOf(route.path ?? '')],
      }
      const isPlace = route.index || (route.path !== undefined && !route.children?.some(({ index }) => index))
      return [...collect(route.children ?? [], branch), ...(isPlace ? [branch] : [])]
    })
  return collect(routes, { routes: [], parts: [] }).toSorted(
    (one, other) => rankOf(other.parts) - rankOf(one.parts),
  )
}

const rankOf = (parts: readonly string[]) =>
  parts.reduce((sum, part) => sum + (part === '*' ? -20 : part.startsWith(':') ? 3 : 10), parts.length)

/** What is shown at a path. */
export function matchOf(branches: readonly Branch[], pathname: string): Match | undefined {
  const given = partsOf(pathname)
  for (const { routes, parts } of branches) {
    const params = paramsOf(parts, given)
    if (params) return { routes, params }
  }
  return undefined
}

function paramsOf(parts: readonly string[], given: readonly string[]): Params | undefined {
  const isOpen = parts.at(-1) === '*'
  const fixed = isOpen ? parts.slice(0, -1) : parts
  if (given.length < fixed.length || (!isOpen && given.length > fixed.length)) return undefined
  const params: Record<string, string> = {}
  for (const [at, part] of fixed.entries()) {
    const text = given[at]!
    if (part.startsWith(':')) params[part.slice(1)] = decoded(text)
    else if (part.toLowerCase() !== decoded(text).toLowerCase()) return undefined
  }
  if (isOpen) params['*'] = given.slice(fixed.length).map(decoded).join('/')
  return params
}

/** An address may be typed by hand: a stray per cent sign is itself. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
