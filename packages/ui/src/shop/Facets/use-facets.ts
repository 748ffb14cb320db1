'use client'

import { toggleFacet, withoutFacets } from '@cartwright/sdk/rules'
import { useEffect, useMemo, useState } from 'react'

export interface FacetsOptions {
  /** The query of the address that the list is of: `type=Lamp&sort=name`. */
  search: string
  /** Called with the query of what is wanted now: the moment to load it. Without it a button sends the form. */
  onChange?: (search: string) => void
}

export interface FacetsState {
  /** What is wanted, from the moment it is pressed; the list follows. */
  search: URLSearchParams
  has: (name: string, value: string) => boolean
  toggle: (name: string, value: string) => void
  /** Sets fields of one value, as those of a range; empty ones go. */
  set: (fields: Readonly<Record<string, string>>) => void
  clear: (names: readonly string[]) => void
}

/** What narrows a list, as it stands in its address. Presses count at once, until another address says what came of them. */
export function useFacets({ search: given, onChange }: FacetsOptions): FacetsState {
  const [wanted, setWanted] = useState<string>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new address ends what was wanted before it
  useEffect(() => setWanted(undefined), [given])
  const search = useMemo(() => new URLSearchParams(wanted ?? given), [wanted, given])
  const go = (next: URLSearchParams) => {
    setWanted(next.toString())
    onChange?.(next.toString())
  }
  return {
    search,
    has: (name, value) => search.getAll(name).includes(value),
    toggle: (name, value) => go(toggleFacet(search, name, value)),
    set: (fields) => {
      const next = withoutFacets(search, Object.keys(fields))
      for (const [name, value] of Object.entries(fields)) if (value) next.set(name, value)
      if (next.toString() !== search.toString()) go(next)
    },
    clear: (names) => go(withoutFacets(search, names)),
  }
}
