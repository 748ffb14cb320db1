'use client'

import { useId, useRef, useState } from 'react'
import { classNames } from '../../class-names.js'
import { CloseIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { Button } from '../Button/Button.js'
import { errorList, FieldNotes, type FieldProps, LabelText } from '../Field/field-parts.js'
import { IconButton } from '../IconButton/IconButton.js'
import { RelationDialog, type RelationDialogProps } from './RelationDialog.js'

export interface RelationPickerProps<Row>
  extends FieldProps,
    Omit<RelationDialogProps<Row>, 'title' | 'isOpen' | 'onOpenChange' | 'onChoose' | 'value'> {
  /** The title of the window, and of the list in it: "Choose products". */
  title: string
  /** The chosen records themselves, so that they can be named without being loaded. */
  value?: readonly Row[]
  defaultValue?: readonly Row[]
  /** Called with all chosen records, in the order they were chosen. */
  onChange?: (rows: readonly Row[]) => void
  /** Chosen records as lines with their second line and picture, or as small chips side by side. */
  display?: 'rows' | 'chips'
  isRequired?: boolean
  isDisabled?: boolean
  /** The form gets the ids under this name, one each. */
  name?: string
}

/** A field that holds records of another kind: the products of a collection, the customers of a group. */
export function RelationPicker<Row>({
  label,
  hint,
  errors,
  isLabelHidden,
  className,
  value,
  defaultValue = [],
  onChange,
  display = 'rows',
  isRequired,
  isDisabled,
  name,
  ...dialog
}: RelationPickerProps<Row>) {
  const t = useStrings()
  const id = useId()
  const [own, setOwn] = useState(defaultValue)
  const [isOpen, setOpen] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const chosen = value ?? own
  const list = errorList(errors)
  const { rowId, rowName, rowDescription, rowThumbnail } = dialog

  const change = (next: readonly Row[]) => {
    setOwn(next)
    onChange?.(next)
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as the other fields are
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={[hint != null && `${id}-hint`, list.length > 0 && `${id}-error`]
        .filter(Boolean)
        .join(' ')}
      className={classNames('cw-Field', 'cw-RelationPicker', className)}
      data-invalid={list.length > 0 || undefined}
    >
      <span id={`${id}-label`} className={classNames('cw-Field-label', isLabelHidden && 'cw-hidden')}>
        <LabelText isRequired={isRequired}>{label}</LabelText>
      </span>
      {chosen.length > 0 && (
        <ul className="cw-RelationPicker-list" data-display={display}>
          {chosen.map((row) => {
            const description = display === 'rows' ? rowDescription?.(row) : undefined
            return (
              <li key={rowId(row)} className="cw-RelationPicker-item">
                {rowThumbnail?.(row)}
                <span className="cw-RelationPicker-text">
                  <span className="cw-RelationPicker-name">{rowName(row)}</span>
                  {description && <span className="cw-RelationPicker-description">{description}</span>}
                </span>
                <IconButton
                  size="s"
                  label={t('removeNamed', { name: rowName(row) })}
                  hasTooltip={false}
                  isDisabled={isDisabled}
                  icon={<CloseIcon size={12} />}
                  onPress={() => {
                    change(chosen.filter((one) => one !== row))
                    // The button that was pressed is gone.
                    opener.current?.focus()
                  }}
                />
                {name && <input type="hidden" name={name} value={rowId(row)} />}
              </li>
            )
          })}
        </ul>
      )}
      <Button
        ref={opener}
        className="cw-RelationPicker-open"
        isDisabled={isDisabled}
        aria-labelledby={`${id}-open ${id}-label`}
        onPress={() => setOpen(true)}
      >
        <span id={`${id}-open`}>{t('choose')}</span>
      </Button>
      <FieldNotes id={id} hint={hint} errors={list} />
      <RelationDialog {...dialog} isOpen={isOpen} onOpenChange={setOpen} value={chosen} onChoose={change} />
    </div>
  )
}
