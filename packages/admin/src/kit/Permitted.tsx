import { type CallName, permissionOf } from '@cartwright/contract'
import { ForbiddenState } from '@cartwright/ui/ForbiddenState'
import type { ReactNode } from 'react'
import { useGranters, useMay } from '../shell/permissions'

interface Props {
  /** The call the content is about. */
  to: CallName | undefined
  /** Says what is missing and who grants it; otherwise there is nothing. */
  isExplained?: boolean
  children: ReactNode
}

/** What only those see who may make a call. */
export function Permitted({ to, isExplained, children }: Props) {
  const may = useMay()
  const isAllowed = to === undefined || may(to)
  const granters = useGranters(!isAllowed && isExplained === true)
  if (isAllowed) return children
  if (!isExplained) return null
  return <ForbiddenState heading="h1" permission={permissionOf(to).join(':')} granters={granters} />
}
