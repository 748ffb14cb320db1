'use client'

import { type FormEvent, type KeyboardEvent, useId, useRef, useState } from 'react'
import { classNames } from '../../class-names.js'
import { SearchIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'
import { SearchSuggestions } from './SearchSuggestions.js'
import { type Suggestion, type SuggestionsOptions, useSuggestions } from './use-suggestions.js'

export interface SearchBoxProps extends SuggestionsOptions {
  /** Where the form leads: the page of what is found. */
  action: string
  /** What the field is for, read aloud: "Search" when absent. */
  label?: string
  placeholder?: string
  /** The name of the field in the address: `q` when absent. */
  name?: string
  /** Controlled together with `onChange`; else it starts with `defaultValue`. */
  value?: string
  defaultValue?: string
  onChange?: (text: string) => void
  /** Called instead of loading the page. */
  onSearch?: (text: string) => void
  /** What was searched for before, offered while nothing is typed; the latest first. */
  recent?: readonly string[]
  /** Shows the button that sends it; without, Enter does. */
  hasButton?: boolean
  className?: string
}

/**
 * The search of a shop: a form that leads to what is found, and suggestions while one types. Arrows walk through them, Enter
 * follows one or searches, Escape puts them away.
 */
export function SearchBox({
  action,
  label,
  name = 'q',
  recent = [],
  hasButton,
  className,
  ...props
}: SearchBoxProps) {
  const t = useStrings()
  const id = useId()
  const form = useRef<HTMLFormElement>(null)
  const [own, setOwn] = useState(props.defaultValue ?? '')
  const [isOpen, setIsOpen] = useState(false)
  const [active, setActive] = useState(-1)
  const text = props.value ?? own
  const found = useSuggestions(isOpen ? text : '', props)
  const searched = (term: string) =>
    `${action}${action.includes('?') ? '&' : '?'}${new URLSearchParams({ [name]: term })}`
  const before: Suggestion[] = recent.map((term) => ({
    id: `term ${term}`,
    kind: 'term',
    text: term,
    href: searched(term),
  }))
  const suggestions = text.trim() ? found.suggestions : before
  const isShown = isOpen && suggestions.length > 0
  const idOf = (at: number) => `${id}-${at}`

  const close = () => {
    setIsOpen(false)
    setActive(-1)
  }
  const type = (next: string) => {
    setOwn(next)
    props.onChange?.(next)
    setIsOpen(true)
    setActive(-1)
  }
  const keyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      close()
    } else if (event.key === 'Enter' && isShown && active >= 0) {
      event.preventDefault()
      document.getElementById(idOf(active))?.click()
    } else if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault()
      setIsOpen(true)
      setActive(stepped(active, event.key === 'ArrowDown' ? 1 : -1, suggestions.length))
    }
  }
  const submit = (event: FormEvent) => {
    if (!text.trim()) event.preventDefault()
    else if (props.onSearch) {
      event.preventDefault()
      props.onSearch(text.trim())
    }
    close()
  }
  return (
    // biome-ignore lint/a11y/useSemanticElements: <search> is younger than the browsers we speak to
    <form
      ref={form}
      role="search"
      action={action}
      className={classNames('cw-SearchBox', className)}
      onSubmit={submit}
      onBlur={(event) => !form.current?.contains(event.relatedTarget) && close()}
    >
      <SearchIcon size={16} className="cw-SearchBox-icon" />
      <input
        type="search"
        role="combobox"
        name={name}
        value={text}
        placeholder={props.placeholder ?? t('search')}
        aria-label={label ?? t('search')}
        aria-expanded={isShown}
        aria-controls={`${id}-list`}
        aria-autocomplete="list"
        aria-activedescendant={isShown && active >= 0 ? idOf(active) : undefined}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        maxLength={200}
        onChange={(event) => type(event.target.value)}
        onFocus={() => setIsOpen(true)}
        onKeyDown={keyDown}
        className="cw-Input cw-SearchBox-input"
      />
      {hasButton && (
        <button type="submit" className="cw-Button" data-variant="secondary" data-size="l">
          {t('search')}
        </button>
      )}
      <SearchSuggestions
        listId={`${id}-list`}
        idOf={idOf}
        suggestions={suggestions}
        isRecent={!text.trim()}
        isShown={isShown}
        isLoading={found.isLoading}
        active={active}
        onFollow={close}
      />
      <span role="status" className="cw-hidden">
        {isShown && t('suggestionsFound', { count: suggestions.length })}
      </span>
    </form>
  )
}

/** From the field, which is -1, through the suggestions and around. */
const stepped = (active: number, by: 1 | -1, count: number) =>
  count === 0 ? -1 : ((active + 1 + by + count + 1) % (count + 1)) - 1
