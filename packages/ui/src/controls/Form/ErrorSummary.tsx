'use client'

import { useCallback, useEffect, useRef } from 'react'
import { ErrorIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'

export interface FieldProblem {
  /** The name of the field in the form. */
  name: string
  /** What the label says. */
  label: string
  message: string
}

export interface ErrorSummaryProps {
  problems: readonly FieldProblem[]
}

/** What is wrong in the form around it. When problems appear, the first field of them gets the focus. */
export function ErrorSummary({ problems }: ErrorSummaryProps) {
  const t = useStrings()
  const box = useRef<HTMLDivElement>(null)
  const focusField = useCallback((name: string) => {
    const form = box.current?.closest('form')
    const field = form?.querySelector<HTMLElement>(`[name="${CSS.escape(name)}"]`)
    const control = field?.matches('[type=hidden], [tabindex="-1"]')
      ? field.closest('.cw-Field')?.querySelector<HTMLElement>('input:not([type=hidden]), button')
      : field
    control?.focus()
  }, [])
  const names = problems.map((problem) => problem.name).join(' ')
  useEffect(() => {
    const [first] = names.split(' ')
    if (first) focusField(first)
  }, [names, focusField])
  if (problems.length === 0) return null
  return (
    <div ref={box} role="alert" className="cw-ErrorSummary">
      <ErrorIcon />
      <div>
        <p className="cw-ErrorSummary-title">{t('checkFields')}</p>
        <ul className="cw-ErrorSummary-list">
          {problems.map(({ name, label, message }) => (
            <li key={name}>
              <button type="button" className="cw-ErrorSummary-field" onClick={() => focusField(name)}>
                {label}
              </button>
              {': '}
              {message}
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
