import { useEndpoint } from '@cartwright/sdk/react'
import { Link } from '@cartwright/ui/Link'
import { Tooltip } from '@cartwright/ui/Tooltip'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { holds, places } from './navigation'

/** The links of the sidebar. A number stands only where something waits to be done. */
export function Navigation({ isRail, onGo }: { isRail?: boolean; onGo?: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const { data } = useEndpoint('GET /admin/orders', {
    query: {
      status: 'pending',
      fulfillment_status: 'not_fulfilled',
      limit: 1,
      fields: 'id',
      expand: 'items',
    },
  })
  const waiting = { orders: data?.count ?? 0 } as Record<string, number>
  return (
    <nav aria-label={t('main_navigation')} className="ad-Nav">
      {places.map((place) => {
        const Icon = place.icon
        const count = waiting[place.name]
        const link = (
          <Link
            key={place.name}
            href={place.path}
            variant="plain"
            className="ad-Nav-link"
            aria-current={holds(place, pathname) ? 'page' : undefined}
            aria-label={count ? t('waiting_named', { name: t(place.name), count }) : t(place.name)}
            onPress={onGo}
          >
            <Icon />
            <span className="ad-Nav-name">{t(place.name)}</span>
            {count ? <span className="ad-Nav-count">{count > 99 ? '99+' : count}</span> : null}
          </Link>
        )
        return isRail ? (
          <Tooltip key={place.name} content={t(place.name)} shortcut={place.keys} placement="right" isLabel>
            {link}
          </Tooltip>
        ) : (
          link
        )
      })}
    </nav>
  )
}
