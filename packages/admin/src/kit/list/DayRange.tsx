import type { DateRangePanelProps } from '@cartwright/ui/DateRangePanel'
import { Skeleton } from '@cartwright/ui/Skeleton'
import { usePart } from '../../shell/use-part'

const load = async () => (await import('@cartwright/ui/DateRangePanel')).DateRangePanel
const stay = () => {}

/** Days to choose from. Calendars are much code for a list where few ask by date: fetched when it is opened. */
export function DayRange(props: DateRangePanelProps) {
  const Panel = usePart(load, true, stay)
  return Panel ? <Panel {...props} /> : <Skeleton lines={6} />
}
