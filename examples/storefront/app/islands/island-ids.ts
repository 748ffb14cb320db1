import { createContext, useContext, useState, useId as useTreeId } from 'react'

/** Counts the ids of one island in the order they are asked for, which server and browser share. */
export class IslandIds {
  private last = 0
  constructor(private readonly island: string) {}
  next(): string {
    this.last += 1
    return `${this.island}-${this.last}`
  }
}

export const IslandIdsContext = createContext<IslandIds | undefined>(undefined)

/**
 * `useId` for what is drawn by one library on the server and taken over by another in the browser: inside of an island ids
 * are counted, as each library would number the tree its own way.
 */
export function useId(): string {
  const ids = useContext(IslandIdsContext)
  const own = useTreeId()
  const [counted] = useState(() => ids?.next())
  return counted ?? own
}
