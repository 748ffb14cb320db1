import { createContext, type ReactNode, useContext, useEffect } from 'react'
import { useTranslation } from 'react-i18next'
import type { Label } from './extension'
import { noExtensions, type Registry } from './registry'

const Context = createContext<Registry>(noExtensions)

/** Holds the extensions for the screens below, and writes to the console what was refused. */
export function Extensions({ registry, children }: { registry: Registry; children: ReactNode }) {
  useEffect(() => {
    for (const problem of registry.problems) console.error(problem)
  }, [registry])
  return <Context.Provider value={registry}>{children}</Context.Provider>
}

export const useExtensions = (): Registry => useContext(Context)

/** Reads a label in the language of the screen. */
export function useLabel(): (label: Label) => string {
  const { i18n } = useTranslation()
  return (label) => (typeof label === 'string' ? label : (label[i18n.language] ?? label.en))
}
