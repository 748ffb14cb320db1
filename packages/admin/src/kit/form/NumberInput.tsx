import { Skeleton } from '@cartwright/ui/Skeleton'
import { onDemand } from '../on-demand'

/** A number, for forms that are one of several things on a screen: reading numbers of all languages is much code. */
export const NumberInput = onDemand(async () => (await import('@cartwright/ui/NumberInput')).NumberInput, {
  placeholder: <Skeleton height="56px" />,
})
