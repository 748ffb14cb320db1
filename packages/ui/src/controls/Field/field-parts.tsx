'use client'

import type { ReactNode } from 'react'
import { Button } from 'react-aria-components/Button'
import { FieldError } from 'react-aria-components/FieldError'
import { Label } from 'react-aria-components/Label'
import { Text } from 'react-aria-components/Text'
import { classNames } from '../../class-names.js'
import { Tooltip } from '../../overlays/Tooltip/Tooltip.js'
import { useStrings } from '../../strings/use-strings.js'

/** What every field of a form takes beside its own value. */
export interface FieldProps {
  label: ReactNode
  /** Help that stays below the control. */
  hint?: ReactNode
  /** Messages of a failed check, shown in place of what the control itself finds. The first one is shown, the rest counted. */
  errors?: string | readonly string[]
  /** Keeps the label for readers only, where the surroundings show it already. */
  isLabelHidden?: boolean
  className?: string
}

export const errorList = (errors: FieldProps['errors']): readonly string[] =>
  typeof errors === 'string' ? (errors ? [errors] : []) : (errors ?? [])

interface LabelTextProps {
  children: ReactNode
  isRequired?: boolean
}

/** The text of a label, with the asterisk of a required field; the control itself says `required` to readers. */
export function LabelText({ children, isRequired }: LabelTextProps) {
  return (
    <>
      {children}
      {isRequired && (
        <span className="cw-Field-asterisk" aria-hidden="true">
          {' *'}
        </span>
      )}
    </>
  )
}

/** The first error, and a tooltip that counts and lists the others. */
export function ErrorText({ errors }: { errors: readonly string[] }) {
  const t = useStrings()
  const [first, ...others] = errors
  if (first === undefined) return null
  return (
    <>
      {first}
      {others.length > 0 && (
        <>
          {' '}
          <Tooltip content={others.join('\n')}>
            <Button slot={null} type="button" className="cw-Field-more">
              {t('moreErrors', { count: others.length })}
            </Button>
          </Tooltip>
        </>
      )}
    </>
  )
}

interface FieldNotesProps extends Pick<FieldProps, 'hint'> {
  /** The control is described by `${id}-hint` and `${id}-error`. */
  id: string
  errors: readonly string[]
}

/** Hint and error below a control that React Aria does not connect by itself. */
export const FieldNotes = ({ id, hint, errors }: FieldNotesProps) => (
  <>
    {hint != null && (
      <span id={`${id}-hint`} className="cw-Field-hint">
        {hint}
      </span>
    )}
    {errors.length > 0 && (
      <span id={`${id}-error`} className="cw-Field-error">
        <ErrorText errors={errors} />
      </span>
    )}
  </>
)

interface FieldLayoutProps extends FieldProps {
  isRequired?: boolean
  children: ReactNode
}

/** Label, control, hint and error in their places, inside a React Aria field that connects them. */
export function FieldLayout({ label, hint, errors, isLabelHidden, isRequired, children }: FieldLayoutProps) {
  const given = errorList(errors)
  return (
    <>
      <Label className={classNames('cw-Field-label', isLabelHidden && 'cw-hidden')}>
        <LabelText isRequired={isRequired}>{label}</LabelText>
      </Label>
      {children}
      {hint != null && (
        <Text slot="description" className="cw-Field-hint">
          {hint}
        </Text>
      )}
      <FieldError className="cw-Field-error">
        {({ validationErrors }) => <ErrorText errors={given.length > 0 ? given : validationErrors} />}
      </FieldError>
    </>
  )
}
