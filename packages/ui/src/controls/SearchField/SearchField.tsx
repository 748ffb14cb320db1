'use client'

import { type InputHTMLAttributes, type KeyboardEvent, type Ref, useRef, useState } from 'react'
import { classNames } from '../../class-names.js'
import { Keys } from '../../display/Keys/Keys.js'
import { CloseIcon, SearchIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'

export interface SearchFieldProps
  extends Pick<
    InputHTMLAttributes<HTMLInputElement>,
    'autoFocus' | 'enterKeyHint' | 'id' | 'maxLength' | 'name' | 'onBlur' | 'onFocus'
  > {
  /** Read aloud; "Search" when absent. */
  label?: string
  placeholder?: string
  value?: string
  defaultValue?: string
  onChange?: (text: string) => void
  /** Enter. */
  onSubmit?: (text: string) => void
  /** The button or Escape has emptied it. */
  onClear?: () => void
  isDisabled?: boolean
  /** The key that leads here, shown at the end of the empty field. */
  shortcut?: string
  className?: string
  inputRef?: Ref<HTMLInputElement>
}

/** Text to search for. Escape empties it. */
export function SearchField({
  label,
  placeholder,
  value: given,
  defaultValue = '',
  onChange,
  onSubmit,
  onClear,
  isDisabled,
  shortcut,
  className,
  inputRef,
  ...props
}: SearchFieldProps) {
  const t = useStrings()
  const name = label ?? t('search')
  const [own, setOwn] = useState(defaultValue)
  const value = given ?? own
  const field = useRef<HTMLInputElement>(null)
  const change = (text: string) => {
    setOwn(text)
    onChange?.(text)
  }
  const clear = () => {
    change('')
    onClear?.()
  }
  const keys = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && onSubmit) {
      event.preventDefault()
      onSubmit(value)
    }
    // An empty field leaves Escape to what is around it.
    if (event.key !== 'Escape' || value === '') return
    event.preventDefault()
    event.stopPropagation()
    clear()
  }
  return (
    <div
      className={classNames('cw-Field', 'cw-SearchField', className)}
      data-empty={value === '' || undefined}
      data-disabled={isDisabled || undefined}
    >
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as one field */}
      <div
        role="group"
        className="cw-Input cw-InputGroup"
        data-disabled={isDisabled || undefined}
        // A press beside the text is one on the field.
        onPointerDown={(event) => {
          if (event.target !== event.currentTarget) return
          event.preventDefault()
          field.current?.focus()
        }}
      >
        <SearchIcon className="cw-Input-affix" />
        <input
          {...props}
          ref={(element) => {
            field.current = element
            if (typeof inputRef === 'function') inputRef(element)
            else if (inputRef) inputRef.current = element
          }}
          type="search"
          autoComplete="off"
          aria-label={name}
          placeholder={placeholder ?? name}
          value={value}
          disabled={isDisabled}
          onChange={(event) => change(event.target.value)}
          onKeyDown={keys}
        />
        {shortcut && <Keys keys={shortcut} className="cw-SearchField-keys" />}
        {/* The keyboard has Escape: a stop of the Tab key for it would be in the way. */}
        <button
          type="button"
          tabIndex={-1}
          className="cw-SearchField-clear"
          aria-label={t('clear')}
          disabled={isDisabled}
          onPointerDown={(event) => event.preventDefault()}
          onClick={() => {
            clear()
            field.current?.focus()
          }}
        >
          <CloseIcon size={12} />
        </button>
      </div>
    </div>
  )
}
