'use client'

import {
  type Metadata,
  type MetadataProblem,
  type MetadataRow,
  type MetadataType,
  metadataOf,
  metadataProblem,
  metadataRows,
} from '@cartwright/sdk/rules'
import { useId, useState } from 'react'
import { classNames } from '../../class-names.js'
import { PlusIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { Button } from '../Button/Button.js'
import { errorList, FieldNotes, type FieldProps } from '../Field/field-parts.js'
import { MetadataJson } from './MetadataJson.js'
import { MetadataLine } from './MetadataLine.js'

export interface MetadataEditorProps extends FieldProps {
  /** Null is an empty object. What `metadataChanges` makes of it and the object before is what to send. */
  value?: Metadata | null
  defaultValue?: Metadata | null
  /** Called with a new object while all rows say something; not at all while one does not. */
  onChange?: (value: Record<string, unknown>) => void
  /** Whether all that is typed can be taken: a form must not be sent while it cannot. */
  onValidityChange?: (isValid: boolean) => void
  isDisabled?: boolean
  /** The form gets the object as JSON under this name. */
  name?: string
}

/** A row with an identity of its own: keys change while they are typed. */
type Line = MetadataRow & { id: number }

/** Keys and values an application keeps on a record. Nested values stand as JSON, and all of it can be edited as such. */
export function MetadataEditor({
  label,
  hint,
  errors,
  isLabelHidden,
  className,
  value,
  defaultValue = null,
  onChange,
  onValidityChange,
  isDisabled = false,
  name,
}: MetadataEditorProps) {
  const t = useStrings()
  const id = useId()
  const list = errorList(errors)
  const [own, setOwn] = useState<Metadata>(defaultValue ?? {})
  const current = value === undefined ? own : (value ?? {})
  const [edited, setEdited] = useState(() => ({ of: current, lines: numbered(metadataRows(current)) }))
  const [isJson, setJson] = useState(false)
  const [isWrongJson, setWrongJson] = useState(false)
  // Keys that were left, whose problems may be shown without getting in the way of typing.
  const [left, setLeft] = useState<ReadonlySet<number>>(new Set())
  // Another object from outside replaces the rows; the one they were just read as does not.
  if (edited.of !== current && JSON.stringify(edited.of) !== JSON.stringify(current))
    setEdited({ of: current, lines: numbered(metadataRows(current)) })
  const { lines } = edited

  const report = (next: Record<string, unknown> | null) => {
    onValidityChange?.(next !== null)
    if (!next) return
    setOwn(next)
    onChange?.(next)
  }
  const change = (next: readonly Line[]) => {
    const read = metadataOf(next)
    setEdited({ of: read ?? current, lines: next })
    report(read)
  }
  const replace = (line: Line, part: Partial<Line>) =>
    change(lines.map((one) => (one.id === line.id ? { ...one, ...part } : one)))
  const problemOf = (line: Line): MetadataProblem | null => {
    const problem = metadataProblem(
      line,
      lines.filter((one) => one.id !== line.id).map((one) => one.key),
    )
    const isTyping = !left.has(line.id) && (problem?.kind === 'keyMissing' || line.text === '')
    return isTyping ? null : problem
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out like the fields beside it
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={
        [hint != null && `${id}-hint`, list.length > 0 && `${id}-error`].filter(Boolean).join(' ') ||
        undefined
      }
      className={classNames('cw-Field', 'cw-MetadataEditor', className)}
    >
      <div className="cw-MetadataEditor-head">
        <span id={`${id}-label`} className={classNames('cw-Field-label', isLabelHidden && 'cw-hidden')}>
          {label}
        </span>
        <Button
          size="s"
          variant="ghost"
          isDisabled={isWrongJson || metadataOf(lines) === null}
          onPress={() => setJson(!isJson)}
        >
          {t(isJson ? 'editAsList' : 'editAsJson')}
        </Button>
      </div>
      {isJson ? (
        <MetadataJson
          value={current}
          isDisabled={isDisabled}
          onChange={(next) => {
            setWrongJson(next === null)
            report(next)
            if (next) setEdited({ of: next, lines: numbered(metadataRows(next)) })
          }}
        />
      ) : lines.length === 0 ? (
        <p className="cw-MetadataEditor-empty">{t('metadataEmpty')}</p>
      ) : (
        <ul className="cw-MetadataEditor-rows">
          {lines.map((line) => (
            <MetadataLine
              key={line.id}
              row={line}
              problem={problemOf(line)}
              isDisabled={isDisabled}
              onChange={(part) => replace(line, part)}
              onType={(type) => replace(line, { type, text: textAs(line, type) })}
              onLeave={() => setLeft((ids) => new Set(ids).add(line.id))}
              onRemove={() => change(lines.filter((one) => one.id !== line.id))}
            />
          ))}
        </ul>
      )}
      {!isJson && !isDisabled && (
        <Button
          size="s"
          icon={<PlusIcon size={14} />}
          className="cw-MetadataEditor-add"
          onPress={() => change([...lines, ...numbered([{ key: '', type: 'text', text: '' }])])}
        >
          {t('addKey')}
        </Button>
      )}
      <FieldNotes id={id} hint={hint} errors={list} />
      {name && <input type="hidden" name={name} value={JSON.stringify(current)} />}
    </div>
  )
}

let count = 0
const numbered = (rows: readonly MetadataRow[]): readonly Line[] =>
  rows.map((row) => ({ ...row, id: ++count }))

/** The value of a row as another type, as far as it can be one. */
function textAs({ type, text }: MetadataRow, next: MetadataType): string {
  if (next === 'json') return type === 'text' ? JSON.stringify(text) : text
  if (next === 'boolean') return String(text === 'true' || text === '1')
  if (next === 'text' && type === 'json' && /^".*"$/s.test(text)) {
    try {
      return JSON.parse(text) as string
    } catch {
      return text
    }
  }
  return text
}
