import { EmptyState } from '@cartwright/ui/EmptyState'
import { SearchIcon } from '@cartwright/ui/icons'
import { LinkButton } from '@cartwright/ui/LinkButton'
import { useWords } from '../i18n/use-words'
import { paths } from '../paths'
import { useTitle } from './use-title'

/** Nothing lives at this address. */
export function NotFoundPage() {
  const t = useWords('common')
  useTitle(t('not_found'))
  return (
    <div className="ad-Alone">
      <EmptyState
        icon={<SearchIcon size={20} />}
        heading="h1"
        title={t('not_found')}
        actions={
          <LinkButton href={paths.home} variant="primary">
            {t('go_home')}
          </LinkButton>
        }
      >
        {t('not_found_text')}
      </EmptyState>
    </div>
  )
}
