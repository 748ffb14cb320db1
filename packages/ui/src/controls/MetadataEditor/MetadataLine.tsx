'use client'

import type { MetadataProblem, MetadataRow, MetadataType } from '@cartwright/sdk/rules'
import { TrashIcon } from '../../icons/icons.js'
import { type Translate, useStrings } from '../../strings/use-strings.js'
import { IconButton } from '../IconButton/IconButton.js'
import { Select } from '../Select/Select.js'
import { TextField } from '../TextField/TextField.js'

export interface MetadataLineProps {
  row: MetadataRow
  problem: MetadataProblem | null
  isDisabled: boolean
  onChange: (part: Partial<MetadataRow>) => void
  onType: (type: MetadataType) => void
  onLeave: () => void
  onRemove: () => void
}

const types = { text: 'typeText', number: 'typeNumber', boolean: 'typeBoolean', json: 'typeJson' } as const

/** One key: its name, the kind of its value, the value. */
export function MetadataLine({
  row,
  problem,
  isDisabled,
  onChange,
  onType,
  onLeave,
  onRemove,
}: MetadataLineProps) {
  const t = useStrings()
  const isKey = problem?.kind === 'keyMissing' || problem?.kind === 'keyTaken'
  const text = problem ? problemText(problem, t) : undefined
  // Beside its key, "Value" alone would be said of every row.
  const named = (word: string) => (row.key ? `${word}: ${row.key}` : word)
  return (
    <li className="cw-MetadataEditor-row">
      <TextField
        label={t('metadataKey')}
        isLabelHidden
        placeholder={t('metadataKey')}
        value={row.key}
        onChange={(key) => onChange({ key })}
        onBlur={onLeave}
        errors={isKey ? text : undefined}
        isDisabled={isDisabled}
        autoFocus={row.key === '' && row.text === ''}
        autoComplete="off"
        spellCheck="false"
        className="cw-MetadataEditor-key"
      />
      <Select
        label={named(t('metadataType'))}
        isLabelHidden
        options={Object.entries(types).map(([id, word]) => ({ id, name: t(word) }))}
        value={row.type}
        onChange={(type) => onType(type as MetadataType)}
        isDisabled={isDisabled}
      />
      {row.type === 'boolean' ? (
        <Select
          label={named(t('metadataValue'))}
          isLabelHidden
          options={[
            { id: 'true', name: t('yes') },
            { id: 'false', name: t('no') },
          ]}
          value={row.text}
          onChange={(chosen) => onChange({ text: chosen })}
          isDisabled={isDisabled}
          className="cw-MetadataEditor-value"
        />
      ) : (
        <TextField
          label={named(t('metadataValue'))}
          isLabelHidden
          placeholder={t('metadataValue')}
          value={row.text}
          onChange={(typed) => onChange({ text: typed })}
          onBlur={onLeave}
          rows={
            row.type === 'json' || row.text.includes('\n') ? Math.min(8, row.text.split('\n').length + 1) : 1
          }
          inputMode={row.type === 'number' ? 'decimal' : undefined}
          errors={isKey ? undefined : text}
          isDisabled={isDisabled}
          autoComplete="off"
          spellCheck={row.type === 'text' ? undefined : 'false'}
          className={
            row.type === 'json' ? 'cw-MetadataEditor-value cw-MetadataEditor-code' : 'cw-MetadataEditor-value'
          }
        />
      )}
      {!isDisabled && (
        <IconButton
          label={t('removeNamed', { name: row.key })}
          icon={<TrashIcon />}
          onPress={onRemove}
          className="cw-MetadataEditor-remove"
        />
      )}
    </li>
  )
}

/** What is wrong with a row, in words. */
export function problemText(problem: MetadataProblem, t: Translate): string {
  if (problem.kind === 'json') return t('invalidJson', { line: problem.line, column: problem.column })
  if (problem.kind === 'number') return t('invalidNumber', { example: '12.5' })
  if (problem.kind === 'boolean') return `${t('yes')} / ${t('no')}`
  return t(problem.kind === 'keyTaken' ? 'keyTaken' : 'keyMissing')
}
