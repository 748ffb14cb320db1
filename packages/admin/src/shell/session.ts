import type { User } from '@cartwright/contract'
import { useClient, useEndpoint } from '@cartwright/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { paths } from '../paths'
import { useNavigate } from '../router/hooks'
import { isSignedOut } from '../shop'
import { forgetRecents } from './recents'
import { tellTabs } from './tabs'

/**
 * Who is signed in. `isOut` is certain; without `user` and `isOut` the shop has not answered. A session that `isOver` had a
 * user, who stays known: what they were doing waits for them to sign in again.
 */
export function useSession() {
  const { data, error, isPending, refetch } = useEndpoint('GET /admin/auth', undefined, {
    retry: false,
    // What was asked before this was drawn has been answered, be it with a refusal.
    retryOnMount: false,
  })
  const user: User | undefined = data?.user
  const isRefused = isSignedOut(error)
  return {
    user,
    isOut: isRefused && !user,
    isOver: isRefused && user !== undefined,
    isPending,
    error: isRefused ? null : error,
    refetch,
  }
}

/** Ends the session and forgets everything that was read in it. */
export function useSignOut() {
  const client = useClient()
  const forget = useForget()
  return async () => {
    await client.send('DELETE /admin/auth').catch(() => undefined)
    tellTabs({ kind: 'signed-out' })
    await forget()
  }
}

/** Leaves for the login, with nothing kept of what was read. */
export function useForget() {
  const cache = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    forgetRecents()
    await navigate(paths.login, { replace: true })
    cache.clear()
  }
}

/** How a member of staff is called: by name, else by e-mail. */
export const nameOf = (person: {
  first_name?: string | null
  last_name?: string | null
  email: string
}): string => [person.first_name, person.last_name].filter(Boolean).join(' ') || person.email
