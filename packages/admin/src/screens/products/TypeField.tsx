import { ComboBox } from '@cartwright/ui/ComboBox'
import { useState } from 'react'
import { useWords } from '../../i18n/use-words'
import { useList } from '../../kit/resource/use-list'
import { useDelayed } from '../../kit/use-delayed'
import { productTypes } from './resource'

interface Label {
  id?: string | null
  value: string
}
interface Props {
  label: string
  value: Label | null
  onChange: (type: Label | null) => void
  errors?: string[]
}

const none = 'none'

/** The type of a product: one that products have already, or a new one that is typed. */
export function TypeField({ label, value, onChange, errors }: Props) {
  const t = useWords('products')
  const [typed, setTyped] = useState('')
  const text = typed.trim()
  const q = useDelayed(text === value?.value ? '' : text)
  const { rows = [], reply } = useList(productTypes, { limit: 10, ...(q ? { q } : {}) })
  const found = rows.map(({ value }) => ({ id: value, name: value }))
  const isNew = text !== '' && text !== value?.value && !found.some(({ name }) => name === text)
  const isMissing = value && !found.some(({ name }) => name === value.value)
  return (
    <ComboBox
      label={label}
      errors={errors}
      options={[
        ...(isNew ? [{ id: text, name: text, description: t('new_type') }] : []),
        ...(isMissing ? [{ id: value.value, name: value.value }] : []),
        ...found,
        ...(value ? [{ id: none, name: t('no_type') }] : []),
      ]}
      value={value?.value ?? null}
      onSearch={setTyped}
      isSearching={reply.isFetching}
      onChange={(name) => {
        if (name === null || name === none) return onChange(null)
        const known = rows.find((row) => row.value === name)
        onChange(known ? { id: known.id, value: known.value } : { value: name })
      }}
    />
  )
}
