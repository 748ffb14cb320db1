import { useEndpoint } from '@cartwright/sdk/react'
import { Link } from '@cartwright/ui/Link'
import { Tooltip } from '@cartwright/ui/Tooltip'
import { useTranslation } from 'react-i18next'
import { useLocation } from 'react-router'
import { ExtensionLinks } from '../extensions/ExtensionLinks'
import { holds, type Place, places } from './navigation'

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
  // A rail shows no names: there the link says it all.
  const nameIn = (name: Place['name'], count?: number) =>
    count ? t('waiting_named', { name: t(name), count }) : t(name)
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
            aria-label={isRail ? nameIn(place.name, count) : undefined}
            onPress={onGo}
          >
            <Icon />
            <span className="ad-Nav-name">{t(place.name)}</span>
            {count ? (
              <span className="ad-Nav-count">
                <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
                <span className="cw-hidden"> {t('waiting', { count })}</span>
              </span>
            ) : null}
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
      <ExtensionLinks isRail={isRail} onGo={onGo} />
    </nav>
  )
}
