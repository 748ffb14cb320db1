import { type CallName, permissionOf } from '@cartwright/contract'
import { ForbiddenState } from '@cartwright/ui/ForbiddenState'
import type { ReactNode } from 'react'
import { useGranters, useIsThere, useMay } from '../shell/permissions'
import { NotFoundPage } from './NotFoundPage'

interface Props {
  /** The call the content is about. */
  to: CallName | undefined
  /** Says what is missing and who grants it, or that the shop has no such thing; otherwise there is nothing. */
  isExplained?: boolean
  children: ReactNode
}

/** What only those see who may make a call. */
export function Permitted({ to, isExplained, children }: Props) {
  const may = useMay()
  const isThere = useIsThere()
  const isAllowed = to === undefined || may(to)
  const granters = useGranters(!isAllowed && isExplained === true)
  if (isAllowed) return children
  if (!isExplained) return null
  if (!isThere(to)) return <NotFoundPage />
  return <ForbiddenState heading="h1" permission={permissionOf(to).join(':')} granters={granters} />
}
