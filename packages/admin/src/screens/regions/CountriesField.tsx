import { useEndpoint } from '@cartwright/sdk/react'
import { RelationPicker } from '@cartwright/ui/RelationPicker'
import { languageOf, tagOf } from '@cartwright/ui/strings'
import { useCallback, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useWords } from '../../i18n/use-words'
import { useCountryName } from '../../kit/use-names'
import { type CountryChoice, countriesBy, matching } from './countries'

interface Props {
  /** The region itself; absent while it is being made. */
  regionId?: string
  value: readonly string[]
  onChange: (codes: string[]) => void
  isLabelHidden?: boolean
  isDisabled?: boolean
}

// A country is of one region at most, so no more regions than countries can have taken one.
const allRegions = { limit: 250, fields: 'id,name', expand: 'countries' }

/** The countries of a region, found by typing. Those of another region are shown with its name and cannot be taken. */
export function CountriesField({ regionId, value, onChange, isLabelHidden, isDisabled }: Props) {
  const t = useWords('regions')
  const { i18n } = useTranslation()
  const nameOf = useCountryName()
  const regions = useEndpoint('GET /admin/regions', { query: allRegions })
  const countries = useMemo(
    () => countriesBy(nameOf, tagOf(languageOf(i18n.language))),
    [nameOf, i18n.language],
  )
  const takenBy = useMemo(() => {
    const others = regions.data?.regions.filter(({ id }) => id !== regionId) ?? []
    return new Map(others.flatMap(({ name, countries = [] }) => countries.map(({ iso_2 }) => [iso_2, name])))
  }, [regions.data, regionId])
  const load = useCallback(
    async ({ q, offset, limit }: { q: string; offset: number; limit: number }) => {
      const found = matching(countries, q)
      return { rows: found.slice(offset, offset + limit), count: found.length }
    },
    [countries],
  )
  const chosen = new Set(value)
  return (
    <RelationPicker<CountryChoice>
      label={t('fields.countries')}
      title={t('countries_choose')}
      isLabelHidden={isLabelHidden}
      isDisabled={isDisabled}
      display="chips"
      value={countries.filter(({ id }) => chosen.has(id))}
      onChange={(rows) => onChange(rows.map(({ id }) => id))}
      load={load}
      delay={0}
      rowId={({ id }) => id}
      rowName={({ name }) => name}
      whyDisabled={({ id }) => {
        const region = takenBy.get(id)
        return region === undefined ? undefined : t('country_taken', { region })
      }}
    />
  )
}
