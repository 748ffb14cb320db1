import { useEndpoint } from '@cartwright/sdk/react'
import { Select } from '@cartwright/ui/Select'
import { useWords } from '../../i18n/use-words'

interface Props {
  value: string | null | undefined
  onChange: (id: string) => void
  isDisabled?: boolean
}

/** By which rules a product is sent. There is nothing to choose while a shop has one profile. */
export function ShippingProfileField({ value, onChange, isDisabled }: Props) {
  const t = useWords('products')
  const { data } = useEndpoint('GET /admin/shipping-profiles')
  const profiles = data?.shipping_profiles ?? []
  if (profiles.length < 2) return null
  return (
    <Select
      label={t('fields.profile_id')}
      hint={t('profile_hint')}
      value={value ?? profiles.find(({ type }) => type === 'default')?.id ?? null}
      onChange={onChange}
      isDisabled={isDisabled}
      options={profiles.map(({ id, name }) => ({ id, name }))}
    />
  )
}
