'use client'

import { en } from '../../strings/en.js'
import { type StatusKey, useStrings } from '../../strings/use-strings.js'
import { Badge } from '../Badge/Badge.js'
import { toneOf } from './status-tones.js'

export interface StatusBadgeProps {
  /** As the API spells it: `partially_refunded`. */
  status: string
  /** For rows of a list: what went well stays quiet, so that what waits for somebody stands out. */
  isInList?: boolean
  className?: string
}

/** The status of an order, payment, product or job, in its colour and in words. */
export function StatusBadge({ status, isInList, className }: StatusBadgeProps) {
  const t = useStrings()
  const word = status in en.status ? t(`status.${status as StatusKey}`) : status.replaceAll(/[_-]/g, ' ')
  const tone = toneOf(status)
  return (
    <Badge tone={tone} isQuiet={isInList && tone === 'green'} className={className}>
      {word}
    </Badge>
  )
}
