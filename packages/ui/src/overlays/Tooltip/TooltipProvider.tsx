'use client'

import { createContext, type ReactNode, useMemo } from 'react'
import { type TooltipGroup, tooltipGroup } from './tooltip-delay.js'

/** The group of the tooltips below; null where each is alone. */
export const TooltipGroupContext = createContext<TooltipGroup | null>(null)

export interface TooltipProviderProps {
  /** Milliseconds the first tooltip waits; 100 when absent. */
  delay?: number
  /** Milliseconds after one closed within which the next opens at once; 300 when absent. */
  skipDelay?: number
  children: ReactNode
}

/**
 * Makes the tooltips below act as one group: short delay, and none when going from one to the next. UiProvider holds one
 * for the whole application; a tooltip outside of any waits 700 ms.
 */
export function TooltipProvider({ delay, skipDelay, children }: TooltipProviderProps) {
  const group = useMemo(() => tooltipGroup(delay, skipDelay), [delay, skipDelay])
  return <TooltipGroupContext.Provider value={group}>{children}</TooltipGroupContext.Provider>
}
