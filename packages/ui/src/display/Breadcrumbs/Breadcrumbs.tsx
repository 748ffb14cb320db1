'use client'

import { classNames } from '../../class-names.js'
import { Link } from '../../controls/Link/Link.js'
import { ChevronEndIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'

export interface Crumb {
  name: string
  /** The last one, the page itself, has none. */
  href?: string
}

export interface BreadcrumbsProps {
  items: readonly Crumb[]
  className?: string
}

/** The way from the top to this page. */
export function Breadcrumbs({ items, className }: BreadcrumbsProps) {
  const t = useStrings()
  return (
    <nav aria-label={t('breadcrumbs')} className={classNames('cw-Breadcrumbs', className)}>
      <ol>
        {items.map(({ name, href }, index) => (
          <li key={`${name} ${href}`}>
            {index > 0 && <ChevronEndIcon size={12} />}
            {href === undefined ? (
              <span aria-current={index === items.length - 1 ? 'page' : undefined}>{name}</span>
            ) : (
              <Link href={href} variant="plain">
                {name}
              </Link>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
