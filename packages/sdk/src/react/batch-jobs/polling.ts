/** How long is waited between two polls, in seconds, one after another; the last stays. */
export const pollingSteps: readonly number[] = [2, 5, 10, 15, 30, 60]

/** How long to wait before the next poll, in ms, when so many have been settled since the beginning or the last reset. */
export const pollingDelay = (settled: number): number => {
  const at = Math.min(Math.max(settled, 0), pollingSteps.length - 1)
  return (pollingSteps[at] as number) * 1000
}

/**
 * The midnight that began this day one month ago, by the clock of the reader. Where that month is shorter, its last day:
 * on 31 March it is that of 28 or 29 February.
 */
export function oneMonthAgo(now: Date): Date {
  const lastDay = new Date(now.getFullYear(), now.getMonth(), 0).getDate()
  return new Date(now.getFullYear(), now.getMonth() - 1, Math.min(now.getDate(), lastDay))
}

/** How the type of a job is said where there are no words of its own for it: `product-import` → `product import`. */
export const jobTypeName = (type: string): string => type.replaceAll('-', ' ')
