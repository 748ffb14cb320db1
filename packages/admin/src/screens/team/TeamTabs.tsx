import { Link } from '@cartwright/ui/Link'
import { useWords } from '../../i18n/use-words'
import { paths } from '../../paths'
import { useLocation } from '../../router/hooks'
import './team.css'

/** From the people to what they may do, and back. */
export function TeamTabs() {
  const t = useWords('team')
  const { pathname } = useLocation()
  const tabs = [
    { href: paths.team, name: t('members_tab') },
    { href: paths.roles, name: t('roles_tab') },
  ]
  return (
    <nav aria-label={t('common:places.team')} className="ad-PageTabs">
      {tabs.map(({ href, name }) => (
        <Link
          key={href}
          href={href}
          variant="plain"
          className="ad-PageTab"
          aria-current={pathname === href ? 'page' : undefined}
        >
          {name}
        </Link>
      ))}
    </nav>
  )
}
