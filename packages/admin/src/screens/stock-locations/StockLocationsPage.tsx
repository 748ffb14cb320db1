import type { StockLocationDetails } from '@cartwright/contract'
import { GlobeIcon, PlaceIcon } from '@cartwright/ui/icons'
import { languageOf, tagOf } from '@cartwright/ui/strings'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../i18n/use-words'
import { useRelationFilter } from '../../kit/list/filters'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { paths } from '../../paths'
import { useLocation } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { salesChannels } from '../settings/resources'
import { stockLocations } from './resource'

const ChannelsDialog = onDemand(async () => (await import('./ChannelsDialog')).ChannelsDialog)
const DeleteDialog = onDemand(async () => (await import('./DeleteDialog')).DeleteDialog)
const LocationDialog = onDemand(async () => (await import('./LocationDialog')).LocationDialog)

/** The places goods lie at and leave from. */
export function StockLocationsPage() {
  const t = useWords('stock-locations')
  const { i18n } = useTranslation()
  const { pathname } = useLocation()
  const may = useMay()
  const [linking, setLinking] = useState<StockLocationDetails>()
  const [deleting, setDeleting] = useState<StockLocationDetails>()
  const countries = new Intl.DisplayNames([tagOf(languageOf(i18n.language))], { type: 'region' })
  const placeOf = ({ address }: StockLocationDetails) =>
    address ? [address.city, countries.of(address.country_code.toUpperCase())].filter(Boolean).join(', ') : ''
  return (
    <ListPage
      of={stockLocations}
      screen="stock-locations"
      icon={PlaceIcon}
      crumbs={
        pathname.startsWith(paths.settings)
          ? [{ name: t('common:places.settings'), href: paths.settings }]
          : [{ name: t('common:places.inventory'), href: paths.inventory }]
      }
      sort={{ column: 'name', direction: 'ascending' }}
      nameOf={({ name }) => name}
      query={{ expand: 'address,sales_channels' }}
      filters={[
        useRelationFilter('sales_channel_id', t('fields.channels'), salesChannels, ({ name }) => name),
      ]}
      columns={(column) => [
        column.name('name', { isSortable: true }),
        column.of('place', (location) => <span className="ad-Clip">{placeOf(location)}</span>),
        column.names('channels', ({ sales_channels }) => sales_channels?.map(({ name }) => name)),
        column.date('created_at', { isSortable: true, isHidden: true }),
      ]}
      edit={(row, close) => <LocationDialog row={row} onClose={close} />}
      menuOf={(row) =>
        may('POST /admin/sales-channels/:id/stock-locations')
          ? [
              {
                id: 'channels',
                name: t('choose_channels'),
                icon: <GlobeIcon />,
                onAction: () => setLinking(row),
              },
            ]
          : []
      }
      onRemove={setDeleting}
      after={
        <>
          {linking && <ChannelsDialog key={linking.id} of={linking} onClose={() => setLinking(undefined)} />}
          {deleting && <DeleteDialog of={deleting} onClose={() => setDeleting(undefined)} />}
        </>
      }
    />
  )
}
