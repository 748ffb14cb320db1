import { useEndpoint } from '@cartwright/sdk/react'
import { useWords } from '../../i18n/use-words'
import { RecordPage } from '../../kit/RecordPage'
import { paths } from '../../paths'
import { useParams } from '../../router/hooks'
import { TaxSettingsCard } from '../regions/TaxSettingsCard'
import { RatesCard } from './RatesCard'
import { TaxCalculator } from './TaxCalculator'

/** The taxes of one region: how it is taxed, rates for what is taxed otherwise, and a box to try it. */
export function TaxRegionPage() {
  const { id = '' } = useParams()
  const t = useWords('taxes')
  const region = useEndpoint('GET /admin/regions/:id', { params: { id } })
  return (
    <RecordPage
      of={region}
      id={id}
      list={paths.taxes}
      screen="taxes"
      title={(data) => t('settings_of', { name: data.region.name })}
      aside={(data) => (
        <>
          <TaxSettingsCard region={data.region} />
          <TaxCalculator region={data.region} />
        </>
      )}
    >
      {(data) => <RatesCard region={data.region} />}
    </RecordPage>
  )
}
