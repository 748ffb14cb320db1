'use client'

import type { ReactNode } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { LockIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { EmptyState, type EmptyStateProps } from '../EmptyState/EmptyState.js'

export interface ForbiddenStateProps extends Pick<EmptyStateProps, 'actions' | 'heading' | 'className'> {
  /** What is missing, as the roles of the shop name it: `orders:write`. Left out where nobody knows. */
  permission?: string
  /** Who can grant it: names of people or of their role. */
  granters?: readonly string[]
  /** More about it. */
  children?: ReactNode
}

/** In place of what the person signed in may not see: what is missing, and who can grant it. */
export function ForbiddenState({ permission, granters = [], children, ...props }: ForbiddenStateProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const names = new Intl.ListFormat(locale, { type: 'disjunction' }).format(granters)
  return (
    <EmptyState icon={<LockIcon size={20} />} title={t('forbiddenTitle')} {...props}>
      {permission && t('forbiddenText', { permission })}{' '}
      {granters.length > 0 && t('forbiddenGrant', { names })} {children}
    </EmptyState>
  )
}
