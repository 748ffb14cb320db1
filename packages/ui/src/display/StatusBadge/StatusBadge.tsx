'use client'

import { en } from '../../strings/en.js'
import { type StatusKey, useStrings } from '../../strings/use-strings.js'
import { Badge } from '../Badge/Badge.js'
import { toneOf } from './status-tones.js'

export interface StatusBadgeProps {
  /** As the API spells it: `partially_refunded`. */
  status: string
  className?: string
}

/** The status of an order, payment, product or job, in its colour and in words. */
export function StatusBadge({ status, className }: StatusBadgeProps) {
  const t = useStrings()
  const word = status in en.status ? t(`status.${status as StatusKey}`) : status.replaceAll(/[_-]/g, ' ')
  return (
    <Badge tone={toneOf(status)} className={className}>
      {word}
    </Badge>
  )
}
