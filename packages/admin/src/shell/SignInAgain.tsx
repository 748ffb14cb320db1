import type { User } from '@cartwright/contract'
import { part } from '@cartwright/ui/part'
import { useSession } from './session'
import { leftSignedOut, useSignInWanted } from './sign-in-gate'

const dialog = part(async () => (await import('./SignInAgainDialog')).SignInAgainDialog)

/** Over the page of somebody whose session ended: they sign in again and go on where they were. */
export function SignInAgain({ user }: { user: User }) {
  const { isOver } = useSession()
  const isWanted = useSignInWanted()
  // Where nobody can be asked, what waits fails in words.
  const Dialog = dialog.use(isWanted || isOver, { takesFocus: true, onFail: leftSignedOut })
  return Dialog ? <Dialog user={user} /> : null
}
