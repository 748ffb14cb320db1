import { createContext, useContext } from 'react'
import { withPrefix } from '../i18n/prefix'
import type { RootData } from '../root'

/** What every part of a page may know of the shop around it: sent along with the page, for the parts that come alive. */
export type ShopData = Omit<RootData, 'alternates'> & {
  /** The pieces on the wish list, where they came after the page. */
  wishes?: readonly string[]
}

export const ShopContext = createContext<ShopData | undefined>(undefined)

/** The shop around; undefined only where the page has failed before it was known. */
export const useMaybeShop = (): ShopData | undefined => useContext(ShopContext)

export function useShop(): ShopData {
  const shop = useContext(ShopContext)
  if (!shop) throw new Error('There is no shop around this part of the page')
  return shop
}

/** Paths of this shop as this page leads to them: in the language and country its own address names, if it names any. */
export function usePath(): (path: string) => string {
  const { prefix } = useShop()
  return (path) => withPrefix(prefix, path)
}
