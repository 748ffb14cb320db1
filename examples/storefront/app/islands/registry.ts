import type { ComponentType } from 'react'

/** The parts of pages that come alive in the browser, each loaded by the pages that have it. */
export const registry = {
  cartLink: () => import('./CartLink'),
  cart: () => import('./CartIsland'),
  checkout: () => import('./CheckoutIsland'),
  facets: () => import('./FacetsIsland'),
  payment: () => import('./PaymentIsland'),
  product: () => import('./ProductIsland'),
  search: () => import('./SearchIsland'),
  seen: () => import('./SeenIsland'),
  soldOut: () => import('./SoldOutIsland'),
  sort: () => import('./SortIsland'),
}

export type IslandName = keyof typeof registry

/** What each island is given; it crosses to the browser as JSON. */
export type IslandProps<N extends IslandName> =
  Awaited<ReturnType<(typeof registry)[N]>> extends { default: ComponentType<infer P> } ? P : never
