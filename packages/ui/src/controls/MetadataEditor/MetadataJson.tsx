'use client'

import { jsonErrorAt, type Metadata } from '@cartwright/sdk/rules'
import { useState } from 'react'
import { useStrings } from '../../strings/use-strings.js'
import { TextField } from '../TextField/TextField.js'

export interface MetadataJsonProps {
  value: Metadata
  /** The object that was typed; null while it is none. */
  onChange: (value: Record<string, unknown> | null) => void
  isDisabled: boolean
}

/** All metadata as one text. */
export function MetadataJson({ value, onChange, isDisabled }: MetadataJsonProps) {
  const t = useStrings()
  const [text, setText] = useState(() => JSON.stringify(value, null, 2))
  const place = jsonErrorAt(text)
  const error = place
    ? t('invalidJson', { line: place.line, column: place.column })
    : isObject(JSON.parse(text))
      ? undefined
      : t('jsonObject', { example: '{"color": "red"}' })
  return (
    <TextField
      label={t('typeJson')}
      isLabelHidden
      rows={Math.min(20, Math.max(6, text.split('\n').length))}
      value={text}
      onChange={(typed) => {
        setText(typed)
        const read = jsonErrorAt(typed) ? null : JSON.parse(typed)
        onChange(isObject(read) ? read : null)
      }}
      errors={error}
      isDisabled={isDisabled}
      spellCheck="false"
      className="cw-MetadataEditor-code"
    />
  )
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
