import { LiveProvider } from '@cartwright/sdk/react'
import type { ReactNode } from 'react'
import { visit } from '../kit/live/visit'
import { useSession } from './session'

/** Keeps what all screens show in step with the shop. Listens while somebody is signed in. */
export function LiveNews({ children }: { children: ReactNode }) {
  const { user } = useSession()
  return (
    <LiveProvider visit={visit} isEnabled={user !== undefined}>
      {children}
    </LiveProvider>
  )
}
