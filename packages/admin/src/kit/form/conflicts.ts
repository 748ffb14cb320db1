import { useEffect, useSyncExternalStore } from 'react'

/** A field that somebody else changed while it was being changed here. */
export interface Conflict {
  name: string
  label: string
  /** Both values in words; empty where there is nothing. */
  theirs: string
  mine: string
}
export type Choice = 'mine' | 'theirs'
export type Choices = Readonly<Record<string, Choice>>

interface Question {
  conflicts: readonly Conflict[]
  answer: (choices: Choices | undefined) => void
}

let question: Question | undefined
let askers = 0
const listeners = new Set<() => void>()
function put(next: Question | undefined) {
  question = next
  for (const listener of listeners) listener()
}

/** Asks which value each field shall have. Undefined: nothing shall be saved yet. */
export async function chooseBetween(conflicts: readonly Conflict[]): Promise<Choices | undefined> {
  if (askers === 0) return Object.fromEntries(conflicts.map(({ name }) => [name, 'mine']))
  question?.answer(undefined)
  return new Promise((resolve) => {
    put({
      conflicts,
      answer: (choices) => {
        put(undefined)
        resolve(choices)
      },
    })
  })
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** What is to be chosen now. Whoever reads it promises to ask. */
export function useQuestion(): Question | undefined {
  useEffect(() => {
    askers++
    return () => {
      askers--
      question?.answer(undefined)
    }
  }, [])
  return useSyncExternalStore(subscribe, () => question)
}
