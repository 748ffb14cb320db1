'use client'

import { useEffect, useState } from 'react'

/** Whether scripts run: false on the server and in the first drawing, which must be the same. */
export function useHydrated(): boolean {
  const [isHydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return isHydrated
}
