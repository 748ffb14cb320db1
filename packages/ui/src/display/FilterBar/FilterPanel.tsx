'use client'

import { useState } from 'react'
import { Button } from '../../controls/Button/Button.js'
import { Checkbox } from '../../controls/Checkbox/Checkbox.js'
import { TextField } from '../../controls/TextField/TextField.js'
import { useStrings } from '../../strings/use-strings.js'
import type { Filter, FilterValue } from './FilterBar.js'

interface Props {
  filter: Filter
  value: FilterValue
  onChange: (value: FilterValue) => void
  onDone: () => void
}

/** What a filter is set by: its own control, choices to tick, or a text. */
export function FilterPanel({ filter, value, onChange, onDone }: Props) {
  if (filter.render) return filter.render(value, onChange)
  if (!filter.options)
    return (
      <TextFilter
        name={filter.name}
        value={value[0] ?? ''}
        onApply={(text) => {
          onChange(text ? [text] : [])
          onDone()
        }}
      />
    )
  return filter.options.map(({ id, name }) => (
    <Checkbox
      key={id}
      isSelected={value.includes(id)}
      onChange={(isOn) => onChange(isOn ? [...value, id] : value.filter((one) => one !== id))}
    >
      {name}
    </Checkbox>
  ))
}

function TextFilter({
  name,
  value,
  onApply,
}: {
  name: string
  value: string
  onApply: (text: string) => void
}) {
  const t = useStrings()
  const [text, setText] = useState(value)
  return (
    <form
      className="cw-FilterBar-text"
      onSubmit={(event) => {
        event.preventDefault()
        onApply(text.trim())
      }}
    >
      <TextField label={name} isLabelHidden autoFocus value={text} onChange={setText} />
      <Button type="submit">{t('apply')}</Button>
    </form>
  )
}
