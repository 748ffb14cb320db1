import type { Customer } from '@cartwright/contract'
import { useEndpoint } from '@cartwright/sdk/react'
import { ComboBox } from '@cartwright/ui/ComboBox'
import { keepPreviousData } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../../../i18n/use-words'
import { useDelayed } from '../../../kit/use-delayed'
import { nameOf } from '../../../shell/session'

interface Props {
  value: Customer | undefined
  onChange: (customer: Customer | undefined) => void
}

/** Who looks at the price: somebody with an account, or a guest while nobody is chosen. */
export function CustomerField({ value, onChange }: Props) {
  const t = useWords('why-price')
  const [typed, setTyped] = useState('')
  const q = useDelayed(typed.trim())
  const found = useEndpoint(
    'GET /admin/customers',
    { query: { q: q || undefined, limit: 10 } },
    { placeholderData: keepPreviousData },
  )
  const customers = found.data?.customers ?? []
  // Whoever was chosen stays among the choices while others are looked for.
  const options = [...(value && !customers.some(({ id }) => id === value.id) ? [value] : []), ...customers]
  return (
    <ComboBox
      label={t('customer')}
      hint={t('customer_hint')}
      placeholder={t('guest')}
      options={options.map((one) => ({ id: one.id, name: nameOf(one), description: one.email }))}
      value={value?.id ?? null}
      onChange={(id) => onChange(options.find((one) => one.id === id))}
      onSearch={setTyped}
      isSearching={found.isFetching}
    />
  )
}
