import { ComboBox } from '@cartwright/ui/ComboBox'
import { useWords } from '../../i18n/use-words'

/** The zones this browser knows, with the chosen one and UTC, which some leave out. */
const zonesWith = (chosen: string): string[] => [
  ...new Set(['UTC', chosen, ...Intl.supportedValuesOf('timeZone')]),
]

/** Whose days sales are counted by. */
export function TimeZoneField({
  value,
  errors,
  onChange,
}: {
  value: string
  errors?: readonly string[]
  onChange: (zone: string) => void
}) {
  const t = useWords('analytics')
  return (
    <ComboBox
      label={t('time_zone')}
      hint={t('time_zone_hint')}
      errors={errors}
      value={value}
      onChange={(zone) => zone && onChange(zone)}
      options={zonesWith(value).map((zone) => ({ id: zone, name: zone.replaceAll('_', ' ') }))}
    />
  )
}
