import type { Region } from '@cartwright/contract'
import { Badge } from '@cartwright/ui/Badge'
import { GlobeIcon } from '@cartwright/ui/icons'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { ListPage } from '../../kit/list/ListPage'
import { onDemand } from '../../kit/on-demand'
import { useCountryName } from '../../kit/use-names'
import { usePercent } from '../../kit/use-percent'
import { paths } from '../../paths'
import { gapsOf } from './region-gaps'
import { regions } from './resource'
import { useProviderName } from './use-provider-name'

const DeleteRegionDialog = onDemand(async () => (await import('./DeleteRegionDialog')).DeleteRegionDialog)
const NewRegionWizard = onDemand(async () => (await import('./NewRegionWizard')).NewRegionWizard)

/** Where the shop sells, and in what money. */
export function RegionsPage() {
  const t = useWords('regions')
  const country = useCountryName()
  const percent = usePercent()
  const payment = useProviderName('payment')
  const [doomed, setDoomed] = useState<Region>()
  return (
    <>
      <ListPage
        of={regions}
        screen="regions"
        icon={GlobeIcon}
        crumbs={[{ name: t('common:places.settings'), href: paths.settings }]}
        sort={{ column: 'name', direction: 'ascending' }}
        nameOf={({ name }) => name}
        hrefOf={({ id }) => paths.region(id)}
        onRemove={setDoomed}
        columns={(column) => [
          column.name('name', {
            isSortable: true,
            below: (region) => gapsOf(region).length > 0 && <Badge tone="amber">{t('incomplete')}</Badge>,
          }),
          column.of('currency_code', ({ currency_code }) => currency_code.toUpperCase(), {
            isSortable: true,
          }),
          column.names('countries', ({ countries }) => countries?.map(({ iso_2 }) => country(iso_2))),
          column.of('tax_rate', ({ tax_rate }) => percent(tax_rate), { isNumeric: true, isSortable: true }),
          column.names('payment_providers', ({ payment_providers }) =>
            payment_providers?.map(({ id }) => payment(id)),
          ),
          column.date('created_at', { isSortable: true, isHidden: true }),
        ]}
        edit={(_, close) => <NewRegionWizard onClose={close} />}
      />
      {doomed && <DeleteRegionDialog region={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  )
}
