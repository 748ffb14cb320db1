import { AuthError, createClient, ShopError } from '@cartwright/sdk'
import { languageOf, tagOf } from '@cartwright/ui/strings'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import i18n from 'i18next'

/** The shop this page came from. The session is a cookie; deletions outlive the page; refusals are in the language of the screen. */
export const client = createClient({
  baseUrl: globalThis.location?.origin ?? '',
  language: () => i18n.language && tagOf(languageOf(i18n.language)),
  fetch: (input, init) => fetch(input, { ...init, keepalive: init?.method === 'DELETE' }),
})

/** Whether this failure says that nobody is signed in. */
export const isSignedOut = (error: unknown): boolean => error instanceof AuthError && error.status === 401

/** A cache that asks again who is signed in as soon as any call says nobody is. */
export function createCache(): QueryClient {
  const onError = (error: unknown, query?: { queryKey: readonly unknown[] }) => {
    if (isSignedOut(error) && query?.queryKey[0] !== '/admin/auth')
      void cache.invalidateQueries({ queryKey: ['/admin/auth'] })
  }
  const cache = new QueryClient({
    queryCache: new QueryCache({ onError: (error, query) => onError(error, query) }),
    mutationCache: new MutationCache({ onError: (error) => onError(error) }),
    defaultOptions: {
      queries: {
        staleTime: 90_000,
        refetchOnWindowFocus: false,
        retry: (failures, error) => failures < 1 && error instanceof ShopError && error.isRetryable,
      },
    },
  })
  return cache
}
