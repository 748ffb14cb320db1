import type { User } from '@cartwright/contract'
import { useClient, useEndpoint } from '@cartwright/sdk/react'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { paths } from '../paths'
import { isSignedOut } from '../shop'

/** Who is signed in. `isOut` is certain; without `user` and `isOut` the shop has not answered. */
export function useSession() {
  const { data, error, isPending, refetch } = useEndpoint('GET /admin/auth', undefined, { retry: false })
  const isOut = isSignedOut(error)
  const user: User | undefined = isOut ? undefined : data?.user
  return { user, isOut, isPending, error: isOut ? null : error, refetch }
}

/** Ends the session and forgets everything that was read in it. */
export function useSignOut() {
  const client = useClient()
  const cache = useQueryClient()
  const navigate = useNavigate()
  return async () => {
    await client.send('DELETE /admin/auth').catch(() => undefined)
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
