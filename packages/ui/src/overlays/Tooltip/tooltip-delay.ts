/** Tooltips that act as one: after one of them was seen, the next comes at once. */
export interface TooltipGroup {
  /** What the first waits before it opens, in milliseconds. */
  delay: number
  /** For how long after one closed the next opens at once. */
  skipDelay: number
  /** When the last one closed; infinitely long ago at first, and while one is open that is now. */
  closedAt: number
}

/** What a tooltip alone waits before it opens. */
export const ownDelay = 700

export const tooltipGroup = (delay = 100, skipDelay = 300): TooltipGroup => ({
  delay,
  skipDelay,
  closedAt: Number.NEGATIVE_INFINITY,
})

/** How long a tooltip of the group, or one without a group, waits now. */
export function delayNow(group: TooltipGroup | null, now: number): number {
  if (!group) return ownDelay
  return now - group.closedAt <= group.skipDelay ? 0 : group.delay
}
