import { Link } from '@cartwright/ui/Link'
import { Tooltip } from '@cartwright/ui/Tooltip'
import { paths } from '../paths'
import { useLocation } from '../router/hooks'
import { useExtensions, useLabel } from './Extensions'
import { Guarded } from './Guarded'

/** The links of extensions in the sidebar, as ours look. */
export function ExtensionLinks({ isRail, onGo }: { isRail?: boolean; onGo?: () => void }) {
  const read = useLabel()
  const { pathname } = useLocation()
  const { pages } = useExtensions()
  return pages.map(({ path, link, extension, permission }) => {
    if (!link || path.includes(':')) return null
    const href = `${paths.home}/${path.replace(/^\//, '')}`
    const Icon = link.icon
    const content = (
      <Link
        href={href}
        variant="plain"
        className="ad-Nav-link"
        aria-current={pathname === href || pathname.startsWith(`${href}/`) ? 'page' : undefined}
        aria-label={isRail ? read(link.label) : undefined}
        onPress={onGo}
      >
        <Icon />
        <span className="ad-Nav-name">{read(link.label)}</span>
      </Link>
    )
    return (
      <Guarded key={path} extension={extension} permission={permission}>
        {isRail ? (
          <Tooltip content={read(link.label)} placement="right" isLabel>
            {content}
          </Tooltip>
        ) : (
          content
        )}
      </Guarded>
    )
  })
}
