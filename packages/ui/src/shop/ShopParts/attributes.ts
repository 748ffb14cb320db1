import { version } from 'react'

/** React 18 knows neither name and writes both as they are given; React 19 wants its own spelling. */
const isOld = version.startsWith('18.')

/** Makes a button open or close the popover of this id, without any script. */
export const popoverTarget = (id: string, action: 'toggle' | 'show' | 'hide' = 'toggle'): object =>
  isOld
    ? { popovertarget: id, popovertargetaction: action }
    : { popoverTarget: id, popoverTargetAction: action }

/** Fetches a picture before the others. */
export const fetchedFirst = (isFirst: boolean | undefined): object =>
  isFirst ? { [isOld ? 'fetchpriority' : 'fetchPriority']: 'high' } : {}
