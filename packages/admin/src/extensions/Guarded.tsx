import { type Scope, scopeBeyond } from '@cartwright/contract'
import { ErrorBoundary } from '@cartwright/ui/ErrorBoundary'
import { ForbiddenState } from '@cartwright/ui/ForbiddenState'
import { PageSpinner } from '@cartwright/ui/Spinner'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useSession } from '../shell/session'
import { ExtensionName } from './extension-words'

interface Props {
  /** The name of the extension it comes from. */
  extension: string
  permission?: Scope
  /** Says what is missing to those who may not see it; otherwise there is nothing. */
  isExplained?: boolean
  children: ReactNode
}

/** A part of an extension: when it breaks, it alone breaks, by its name; who may not see it does not. */
export function Guarded({ extension, permission, isExplained, children }: Props) {
  const { t } = useTranslation()
  const { user } = useSession()
  // A role that nobody set is that of a member, as the server reads it.
  const isAllowed =
    user &&
    scopeBeyond({ ...user, role: user.role ?? 'member' }, permission ? [permission] : []) === undefined
  if (permission && !isAllowed)
    return isExplained ? <ForbiddenState heading="h1" permission={permission} /> : null
  return (
    <ErrorBoundary
      title={t('extension_broke', { name: extension })}
      onError={(error) => console.error(`${extension}:`, error)}
    >
      <ExtensionName value={extension}>
        <Suspense fallback={isExplained ? <PageSpinner /> : null}>{children}</Suspense>
      </ExtensionName>
    </ErrorBoundary>
  )
}
