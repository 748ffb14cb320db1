import type { Region } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { Badge } from '@cartwright/ui/Badge'
import { IconButton } from '@cartwright/ui/IconButton'
import { MoreIcon, TrashIcon } from '@cartwright/ui/icons'
import { Menu } from '@cartwright/ui/Menu'
import { useState } from 'react'
import { Zone } from '../../extensions/Zone'
import { useWords } from '../../i18n/use-words'
import { onDemand } from '../../kit/on-demand'
import { Permitted } from '../../kit/Permitted'
import { RecordPage } from '../../kit/RecordPage'
import { MetadataCard } from '../../kit/record/MetadataCard'
import { paths } from '../../paths'
import { useNavigate, useParams } from '../../router/hooks'
import { useMay } from '../../shell/permissions'
import { CountriesCard } from './CountriesCard'
import { GeneralCard } from './GeneralCard'
import { FulfillmentProvidersCard, PaymentProvidersCard } from './ProvidersCard'
import { gapsOf, gapWords } from './region-gaps'
import { ShippingOptionsCard } from './ShippingOptionsCard'
import { TaxSettingsCard } from './TaxSettingsCard'

const DeleteRegionDialog = onDemand(async () => (await import('./DeleteRegionDialog')).DeleteRegionDialog)

/** One region: its countries and money, who takes payments and who ships, what shipping costs there. */
export function RegionPage() {
  const { id = '' } = useParams()
  const t = useWords('regions')
  const region = useEndpoint('GET /admin/regions/:id', { params: { id } })
  return (
    <RecordPage
      of={region}
      id={id}
      list={paths.regions}
      screen="regions"
      title={(data) => data.region.name}
      badges={(data) => gapsOf(data.region).length > 0 && <Badge tone="amber">{t('incomplete')}</Badge>}
      subtitle={(data) =>
        gapsOf(data.region)
          .map((gap) => t(gapWords[gap]))
          .join(' ')
      }
      actions={(data) => <RegionMenu region={data.region} />}
      aside={(data) => (
        <>
          <PaymentProvidersCard region={data.region} />
          <FulfillmentProvidersCard region={data.region} />
          <TaxSettingsCard region={data.region} isLinked />
          <MetadataCard of="POST /admin/regions/:id" id={id} metadata={data.region.metadata} />
        </>
      )}
    >
      {(data) => (
        <>
          <GeneralCard region={data.region} />
          <CountriesCard key={id} region={data.region} />
          <Permitted to="GET /admin/shipping-options">
            <ShippingOptionsCard region={data.region} isReturn={false} />
            <ShippingOptionsCard region={data.region} isReturn />
          </Permitted>
          <Zone name="region.details.after" region={data.region} />
        </>
      )}
    </RecordPage>
  )
}

function RegionMenu({ region }: { region: Region }) {
  const t = useWords('regions')
  const may = useMay()
  const go = useNavigate()
  const [isDeleting, setDeleting] = useState(false)
  if (!may('DELETE /admin/regions/:id')) return null
  return (
    <>
      <Menu
        placement="bottom end"
        trigger={<IconButton label={t('common:more_actions')} icon={<MoreIcon />} />}
        items={[
          {
            id: 'delete',
            name: t('delete_region'),
            icon: <TrashIcon />,
            isDanger: true,
            onAction: () => setDeleting(true),
          },
        ]}
      />
      {isDeleting && (
        <DeleteRegionDialog
          region={region}
          onClose={() => setDeleting(false)}
          onDone={() => void go(paths.regions)}
        />
      )}
    </>
  )
}
