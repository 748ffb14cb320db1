import { useEndpoint } from '@cartwright/sdk/react'
import { nameOf } from '../shell/session'

/** The names of members of staff, for what keeps their ids only; undefined for somebody else, and while it is not known. */
export function useStaffNames(
  ids: readonly (string | null | undefined)[],
): (id: string | null) => string | undefined {
  const asked = [...new Set(ids)].flatMap((id) => id || [])
  const { data } = useEndpoint(
    'GET /admin/users',
    { query: { id: asked, limit: asked.length } },
    { enabled: asked.length > 0 },
  )
  return (id) => {
    const user = data?.users.find((one) => one.id === id)
    return user && nameOf(user)
  }
}
