'use client'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { createContext, type ReactNode, useContext, useState } from 'react'
import type { StoreClient } from '../client'

const ClientContext = createContext<StoreClient | undefined>(undefined)

export interface ShopProviderProps {
  client: StoreClient
  /** One of your own, to share a cache; else one with the shop's defaults is made. */
  queryClient?: QueryClient
  children: ReactNode
}

/** Gives the hooks below it a client and a cache. */
export function ShopProvider({ client, queryClient, children }: ShopProviderProps) {
  const [own] = useState(() => queryClient ?? createQueryClient())
  return (
    <ClientContext.Provider value={client}>
      <QueryClientProvider client={queryClient ?? own}>{children}</QueryClientProvider>
    </ClientContext.Provider>
  )
}

/** The client of the nearest ShopProvider. */
export function useClient(): StoreClient {
  const client = useContext(ClientContext)
  if (!client) throw new Error('useClient needs a ShopProvider above it')
  return client
}

/** A cache with the shop's defaults: fresh for 90 s, one retry, no refetch when the window gains focus. */
export const createQueryClient = () =>
  new QueryClient({
    defaultOptions: { queries: { staleTime: 90_000, retry: 1, refetchOnWindowFocus: false } },
  })
