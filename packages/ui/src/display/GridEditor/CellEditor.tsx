'use client'

import { useLayoutEffect, useRef } from 'react'
import { type GridColumn, isNumeric } from './grid-column.js'
import type { EditMode } from './use-grid.js'

export interface CellEditorProps<Row> {
  column: GridColumn<Row>
  /** The names of column and row: the editor has no label on the screen. */
  label: string
  /** What the cell says before. */
  text: string
  mode: EditMode
  isInvalid: boolean
  describedBy: string | undefined
  onType: (text: string) => void
  /** The focus went elsewhere. */
  onLeave: () => void
}

/** What a cell is while it is edited: an input, or a list of choices. It takes the focus as it appears. */
export function CellEditor<Row>(props: CellEditorProps<Row>) {
  return props.column.type === 'select' ? <ChoiceEditor {...props} /> : <TextEditor {...props} />
}

function TextEditor<Row>({
  column,
  label,
  text,
  mode,
  isInvalid,
  describedBy,
  onType,
  onLeave,
}: CellEditorProps<Row>) {
  const input = useRef<HTMLInputElement>(null)
  useLayoutEffect(() => {
    const { value } = input.current!
    input.current!.focus({ preventScroll: true })
    input.current!.setSelectionRange(value.length, value.length)
  }, [])
  return (
    <input
      ref={input}
      data-editor=""
      className="cw-GridEditor-input"
      type="text"
      inputMode={isNumeric(column) ? 'decimal' : undefined}
      autoComplete="off"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      defaultValue={mode === 'type' ? '' : text}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
    />
  )
}

function ChoiceEditor<Row>({
  column,
  label,
  text,
  mode,
  isInvalid,
  describedBy,
  onType,
  onLeave,
}: CellEditorProps<Row>) {
  const select = useRef<HTMLSelectElement>(null)
  const options = column.type === 'select' ? column.options : []
  const isKnown = options.some(({ name }) => name === text)
  useLayoutEffect(() => {
    select.current!.focus({ preventScroll: true })
    if (mode !== 'open') return
    try {
      select.current!.showPicker()
    } catch {
      // Browsers without it, and those that want a press first, leave the list to Alt with the arrow key.
    }
  }, [mode])
  return (
    <select
      ref={select}
      data-editor=""
      className="cw-GridEditor-input"
      aria-label={label}
      aria-invalid={isInvalid || undefined}
      aria-describedby={describedBy}
      defaultValue={text}
      onChange={(event) => onType(event.target.value)}
      onBlur={onLeave}
    >
      {(!isKnown || !column.isRequired) && <option value={isKnown ? '' : text}>{isKnown ? '' : text}</option>}
      {options.map(({ id, name }) => (
        <option key={id} value={name}>
          {name}
        </option>
      ))}
    </select>
  )
}
