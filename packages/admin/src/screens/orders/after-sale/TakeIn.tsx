import { Select } from '@cartwright/ui/Select'
import { useWords } from '../../../i18n/use-words'
import { useLocations } from '../../../kit/stock/use-locations'

interface Props {
  value: string | undefined
  onChange: (id: string) => void
}

/** Where goods that come back will lie. Nothing where there is only one place, or none. */
export function TakeIn({ value, onChange }: Props) {
  const t = useWords('after-sale')
  const { options } = useLocations()
  if (options.length < 2) return null
  return (
    <Select
      label={t('received_at')}
      value={value ?? options[0]?.id ?? null}
      onChange={onChange}
      options={options}
    />
  )
}

/** The place that was chosen, or else the first there is. */
export function usePlace(chosen: string | undefined): string | undefined {
  const { options } = useLocations()
  return chosen ?? options[0]?.id
}
