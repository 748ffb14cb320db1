import { EmptyState } from '@cartwright/ui/EmptyState'
import { PlaceIcon } from '@cartwright/ui/icons'
import { Select } from '@cartwright/ui/Select'
import { useWords } from '../../i18n/use-words'
import { LeadTo } from '../../kit/LeadTo'
import { Page } from '../../kit/Page'
import { useLocations } from '../../kit/stock/use-locations'
import { paths } from '../../paths'
import { useSearchParams } from '../../router/hooks'
import { CountSheet } from './CountSheet'

/** A count of what lies at a location: scanned or typed, compared, and taken over in one go. */
export function CountPage() {
  const t = useWords('inventory')
  const { options, isLoaded } = useLocations()
  const [search, setSearch] = useSearchParams()
  const asked = search.get('location_id')
  const place = options.find(({ id }) => id === asked) ?? (options.length === 1 ? options[0] : undefined)
  return (
    <Page
      title={t('count.title')}
      crumbs={[{ name: t('list.title'), href: paths.inventory }]}
      subtitle={t('count.text')}
      actions={
        options.length > 1 && (
          <Select
            label={t('location')}
            isLabelHidden
            placeholder={t('count.choose')}
            value={place?.id ?? null}
            onChange={(id) => setSearch({ location_id: id })}
            options={options}
          />
        )
      }
    >
      {place ? (
        <CountSheet key={place.id} location={place.id} />
      ) : (
        isLoaded && (
          <EmptyState
            icon={<PlaceIcon size={20} />}
            title={options.length === 0 ? t('no_locations') : t('count.choose')}
            actions={options.length === 0 && <LeadTo place="stock_locations" />}
          >
            {options.length === 0 ? t('no_locations_text') : t('count.choose_text')}
          </EmptyState>
        )
      )}
    </Page>
  )
}
