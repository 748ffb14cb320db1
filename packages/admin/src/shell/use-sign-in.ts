import { RateLimitError } from '@cartwright/sdk'
import { useChange } from '@cartwright/sdk/react'
import { useState } from 'react'

/** What the door asks for: the password first, then a code of the app or one of those for a lost telephone. */
export type SignInStep = 'password' | 'app' | 'recovery'

/** In ms, where the shop does not say how long. */
const defaultWait = 60_000

/** Signing in, with the second question where an account has two-factor. */
export function useSignIn(onDone?: () => void) {
  const [step, setStep] = useState<SignInStep>('password')
  const [lockedUntil, setLockedUntil] = useState<number>()
  const change = useChange('POST /admin/auth', {
    onSuccess: onDone,
    onError: (error) => {
      if (error.code === 'two_factor_required') setStep('app')
      else if (error instanceof RateLimitError)
        setLockedUntil(Date.now() + (error.retryAfterMs ?? defaultWait))
    },
  })
  const asks = change.error?.code === 'two_factor_required'
  return {
    step,
    /** After too many attempts: the moment from which on it can be tried again. */
    lockedUntil,
    isPending: change.isPending,
    error: asks || change.error instanceof RateLimitError ? null : change.error,
    signIn: (body: { email: string; password: string; code?: string }) => change.mutate({ body }),
    unlock: () => setLockedUntil(undefined),
    go: (next: SignInStep) => {
      change.reset()
      setStep(next)
    },
  }
}
