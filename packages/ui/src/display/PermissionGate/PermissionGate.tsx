'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { ForbiddenState } from '../ForbiddenState/ForbiddenState.js'

type Can = (permission: string) => boolean

const Context = createContext<Can>(() => true)

export interface PermissionProviderProps {
  /** Whether the person signed in may do something. */
  can: Can
  children: ReactNode
}

/** Knows what the person signed in may do. Without it everything is allowed here; the server decides anyway. */
export function PermissionProvider({ can, children }: PermissionProviderProps) {
  return <Context.Provider value={can}>{children}</Context.Provider>
}

/** Whether the person signed in may do something. */
export const usePermission = (permission: string): boolean => useContext(Context)(permission)

export interface PermissionGateProps {
  permission: string
  /** Says what is missing in place of the content; otherwise there is nothing, or the fallback. */
  isExplained?: boolean
  /** Who can grant it, where it is explained. */
  grantedBy?: ReactNode
  fallback?: ReactNode
  children: ReactNode
}

/** Shows its content to those who may see it. */
export function PermissionGate({
  permission,
  isExplained,
  grantedBy,
  fallback = null,
  children,
}: PermissionGateProps) {
  const isAllowed = usePermission(permission)
  if (isAllowed) return children
  if (!isExplained) return fallback
  return <ForbiddenState permission={permission}>{grantedBy}</ForbiddenState>
}
