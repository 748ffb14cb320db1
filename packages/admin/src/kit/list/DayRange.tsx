import type { DateRangePanelProps } from '@cartwright/ui/DateRangePanel'
import { part } from '@cartwright/ui/part'
import { Skeleton } from '@cartwright/ui/Skeleton'

const panel = part(async () => (await import('@cartwright/ui/DateRangePanel')).DateRangePanel)

/** Days to choose from. Calendars are much code for a list where few ask by date: fetched when it is opened. */
export function DayRange(props: DateRangePanelProps) {
  const Panel = panel.use(true)
  return Panel ? <Panel {...props} /> : <Skeleton lines={6} />
}
