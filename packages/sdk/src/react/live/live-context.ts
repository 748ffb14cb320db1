'use client'
import type { Present } from '@cartwright/contract'
import { createContext, useContext } from 'react'
import type { LiveStatus } from '../../live'

/** What the shop tells by itself. */
export interface Live {
  /** The name of this visit. */
  visit: string
  status: LiveStatus
  /** Who looks at the record that is looked at here, oneself included. */
  present: readonly Present[]
  /** Says which record is looked at, by its path, `/admin/orders/order_1`, and whether it is being changed. */
  setPlace: (place: string | null, isEditing?: boolean) => void
}

export const LiveContext = createContext<Live | null>(null)

/** What the nearest LiveProvider knows; null where there is none. */
export const useLive = (): Live | null => useContext(LiveContext)

/** Whether changes arrive by themselves here. */
export const useIsStreaming = (): boolean => useLive()?.status === 'stream'
