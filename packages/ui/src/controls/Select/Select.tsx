'use client'

import { useContext, useId, useRef, useState } from 'react'
import { FormValidationContext } from 'react-aria-components'
import { Button, type ButtonProps } from 'react-aria-components/Button'
import { useLocale } from 'react-aria-components/I18nProvider'
import { classNames } from '../../class-names.js'
import { ChevronDownIcon } from '../../icons/icons.js'
import { part } from '../../parts/part.js'
import { useOpener } from '../../parts/use-opener.js'
import { useStrings } from '../../strings/use-strings.js'
import { errorList, FieldNotes, LabelText } from '../Field/field-parts.js'
import { allOptions, optionTyped, type SelectProps } from './select-options.js'

export type { SelectGroup, SelectOption, SelectProps } from './select-options.js'

const list = part(async () => (await import('./SelectList.js')).SelectList)
/** Letters typed within so many milliseconds are one word. */
const pause = 1000

/** One of a short list. For a long one that must be searched, use ComboBox. */
export function Select({
  label,
  hint,
  errors,
  isLabelHidden,
  className,
  options,
  value: given,
  defaultValue,
  onChange,
  placeholder,
  name,
  isRequired,
  isDisabled,
  autoFocus,
  onBlur,
  isOpen,
  onOpenChange,
}: SelectProps) {
  const t = useStrings()
  const { locale } = useLocale()
  const [own, setOwn] = useState(defaultValue ?? null)
  const value = given === undefined ? own : given
  const id = useId()
  const { Part, button, ...by } = useOpener('listbox', list, { isOpen, onOpenChange })
  const typed = useRef({ text: '', at: 0 })
  const all = allOptions(options)
  const chosen = all.find((option) => option.id === value)
  const ofForm = useContext(FormValidationContext)[name ?? '']
  const [answered, setAnswered] = useState<typeof ofForm>()
  const fromOutside = errorList(errors)
  // What the server said of the choice holds until another is made.
  const problems =
    fromOutside.length > 0 || ofForm === undefined || ofForm === answered ? fromOutside : errorList(ofForm)
  const choose = (next: string) => {
    setOwn(next)
    setAnswered(ofForm)
    onChange?.(next)
  }
  const keys: ButtonProps['onKeyDown'] = (event) => {
    const isShortcut = event.ctrlKey || event.metaKey || event.altKey
    const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
    const isWord = event.key.length === 1 && (event.key !== ' ' || Date.now() - typed.current.at < pause)
    // What means nothing here is for what stands around: Escape for a dialog, ⌘K for the page.
    if (isShortcut || by.isOpen || (step === 0 && !isWord)) return event.continuePropagation()
    event.preventDefault()
    if (isWord) {
      const isGoingOn = Date.now() - typed.current.at < pause
      typed.current = { text: (isGoingOn ? typed.current.text : '') + event.key, at: Date.now() }
      const meant = optionTyped(all, value, typed.current.text, locale)
      if (meant && meant.id !== value) choose(meant.id)
      return
    }
    const possible = all.filter((option) => !option.isDisabled)
    const at = possible.findIndex((option) => option.id === value)
    const next = at < 0 ? possible.at(step > 0 ? 0 : -1) : possible[at + step]
    if (next) choose(next.id)
  }
  const described = [hint != null && `${id}-hint`, problems.length > 0 && `${id}-error`]
    .filter(Boolean)
    .join(' ')
  return (
    <div
      className={classNames('cw-Field', 'cw-Select', className)}
      data-invalid={problems.length > 0 || undefined}
      data-disabled={isDisabled || undefined}
      data-open={by.isOpen || undefined}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard comes to the button by itself */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as the label of a native field, it leads to the field */}
      <span
        id={`${id}-label`}
        className={classNames('cw-Field-label', isLabelHidden && 'cw-hidden')}
        onClick={() => by.triggerRef.current?.focus()}
      >
        <LabelText isRequired={isRequired}>{label}</LabelText>
      </span>
      {button(
        <Button
          className="cw-Input cw-Select-button"
          aria-labelledby={`${id}-value ${id}-label`}
          aria-describedby={described || undefined}
          data-invalid={problems.length > 0 || undefined}
          isDisabled={isDisabled}
          autoFocus={autoFocus}
          onKeyDown={keys}
          onBlur={onBlur}
        >
          <span
            id={`${id}-value`}
            className="cw-Select-value"
            data-placeholder={chosen === undefined || undefined}
          >
            {chosen ? (
              <>
                {chosen.icon}
                {chosen.name}
              </>
            ) : (
              (placeholder ?? t('choose'))
            )}
          </span>
          <ChevronDownIcon className="cw-Select-arrow" />
        </Button>,
      )}
      {name !== undefined && <input type="hidden" name={name} value={value ?? ''} disabled={isDisabled} />}
      <FieldNotes id={id} hint={hint} errors={problems} />
      {Part && <Part by={by} labelId={`${id}-label`} options={options} value={value} onChange={choose} />}
    </div>
  )
}
