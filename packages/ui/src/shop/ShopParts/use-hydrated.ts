'use client'

import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether scripts run: false on the server and in the first drawing, which must be the same. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
