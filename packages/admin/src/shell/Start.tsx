import { PageSpinner } from '@cartwright/ui/Spinner'
import { paths } from '../paths'
import { Navigate } from '../router/Navigate'
import { useSession } from './session'

/** The way in: to the home of those who are signed in, to the login of all others. */
export function Start() {
  const { user, isPending } = useSession()
  if (isPending) return <PageSpinner />
  return <Navigate to={user ? paths.home : paths.login} replace />
}
