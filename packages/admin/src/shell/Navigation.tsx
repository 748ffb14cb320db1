import { useEndpoint } from '@cartwright/sdk/react'
import { Link } from '@cartwright/ui/Link'
import { Tooltip } from '@cartwright/ui/Tooltip'
import { useTranslation } from 'react-i18next'
import { ExtensionLinks } from '../extensions/ExtensionLinks'
import { useLocation } from '../router/hooks'
import { addressOf, places } from '../screens/registry'
import type { PlaceName } from '../screens/screen'
import { placeOf, rootOf } from './navigation'
import { useMay } from './permissions'

/** The links of the sidebar. A number stands only where something waits to be done. */
export function Navigation({ isRail, onGo }: { isRail?: boolean; onGo?: () => void }) {
  const { t } = useTranslation()
  const { pathname } = useLocation()
  const may = useMay()
  const { data } = useEndpoint(
    'GET /admin/orders',
    {
      query: {
        status: 'pending',
        fulfillment_status: 'not_fulfilled',
        limit: 1,
        fields: 'id',
        expand: 'items',
      },
    },
    { enabled: may('GET /admin/orders') },
  )
  const here = placeOf(pathname)
  const root = rootOf(here)
  // A rail shows no names: there the link says it all.
  const nameIn = (name: PlaceName, count?: number) =>
    count ? t('waiting_named', { name: t(`places.${name}`), count }) : t(`places.${name}`)
  const waiting: Partial<Record<PlaceName, number>> = { orders: data?.count ?? 0 }
  const shown = places.filter(
    ({ needs, below }) => (!needs || may(needs)) && (!below || (below === root && !isRail)),
  )
  return (
    <nav aria-label={t('main_navigation')} className="ad-Nav">
      {shown.map((place) => {
        const { name, icon: Icon, keys = '', below } = place
        const count = waiting[name]
        const link = (
          <Link
            key={name}
            href={addressOf(place)}
            variant="plain"
            className="ad-Nav-link"
            data-below={below ? true : undefined}
            data-open={name === root || undefined}
            aria-current={place === here || (isRail && name === root) ? 'page' : undefined}
            aria-label={isRail ? nameIn(name, count) : undefined}
            onPress={onGo}
          >
            <Icon />
            <span className="ad-Nav-name">{t(`places.${name}`)}</span>
            {count ? (
              <span className="ad-Nav-count">
                <span aria-hidden="true">{count > 99 ? '99+' : count}</span>
                <span className="cw-hidden"> {t('waiting', { count })}</span>
              </span>
            ) : null}
          </Link>
        )
        return isRail ? (
          <Tooltip key={name} content={t(`places.${name}`)} shortcut={keys} placement="right" isLabel>
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
