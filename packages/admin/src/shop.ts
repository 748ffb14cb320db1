import { AuthError, type Client, createClient, type Send, ShopError } from '@cartwright/sdk'
import { touchedBy } from '@cartwright/sdk/react'
import { languageOf, tagOf } from '@cartwright/ui/strings'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import i18n from 'i18next'
import { visit } from './kit/live/visit'
import { isSurelyOut, rememberSession } from './shell/seen-session'
import { signInAgain } from './shell/sign-in-gate'
import { tellTabs } from './shell/tabs'

/** Whether this failure says that nobody is signed in. */
export const isSignedOut = (error: unknown): boolean => error instanceof AuthError && error.status === 401

/**
 * A client for people at work: a call that is refused because the session ended waits until they have signed in again and is
 * then made once more, so that nothing typed is lost; and other tabs hear of every change.
 */
export function staffClient(client: Client): Client {
  const send: Send = async (name, ...given) => {
    const isGate = name.endsWith(' /admin/auth')
    // A refusal would stand in the console of everybody who comes to sign in.
    if (name === 'GET /admin/auth' && isSurelyOut())
      throw new AuthError('Nobody is signed in', { status: 401, type: 'unauthorized' })
    const answer = await client.send(name, ...given).catch(async (error: unknown) => {
      if (name === 'GET /admin/auth' && isSignedOut(error)) rememberSession(false)
      if (isGate || !isSignedOut(error) || !(await signInAgain())) throw error
      return client.send(name, ...given)
    })
    // Whatever is written may begin a session: the first account of a shop, an invitation.
    if (isGate || !name.startsWith('GET ')) rememberSession(name !== 'DELETE /admin/auth')
    if (!name.startsWith('GET ')) tellTabs({ kind: 'changed', families: touchedBy(name) })
    return answer
  }
  return { ...client, send }
}

/** The page is about to be gone, and what is sent now would be cut off with it. */
let isLeaving = false
globalThis.addEventListener?.('pagehide', () => (isLeaving = true), { capture: true })
globalThis.addEventListener?.('pageshow', () => (isLeaving = false))

/**
 * The shop this page came from. The session is a cookie; deletions, and what is said while the page is left, outlive it;
 * refusals are in the language of the screen.
 */
export const client = staffClient(
  createClient({
    baseUrl: globalThis.location?.origin ?? '',
    customHeaders: { 'x-visit': visit },
    language: () => i18n.language && tagOf(languageOf(i18n.language)),
    fetch: (input, init) => fetch(input, { ...init, keepalive: isLeaving || init?.method === 'DELETE' }),
  }),
)

/**
 * A cache that asks again who is signed in as soon as any call says nobody is. Without a network calls fail at once, in words,
 * rather than wait unseen; what is shown is read anew when it is back.
 */
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
        refetchOnReconnect: true,
        networkMode: 'always',
        retry: (failures, error) => failures < 1 && error instanceof ShopError && error.isRetryable,
      },
      mutations: { networkMode: 'always' },
    },
  })
  return cache
}
