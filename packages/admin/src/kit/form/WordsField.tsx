import { splitWords } from '@cartwright/sdk/rules'
import { ComboBox } from '@cartwright/ui/ComboBox'
import { IconButton } from '@cartwright/ui/IconButton'
import { CloseIcon } from '@cartwright/ui/icons'
import { TextField } from '@cartwright/ui/TextField'
import { type FocusEvent, type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import './words-field.css'

interface Props {
  label: string
  words: readonly string[]
  onChange: (words: string[]) => void
  hint?: ReactNode
  errors?: string[]
  placeholder?: string
  /** Words that are there already, found by what is typed; without it there are none to choose from. */
  suggestions?: readonly string[]
  /** Called with what is typed, to find suggestions. */
  onSearch?: (text: string) => void
  isSearching?: boolean
}

/**
 * Words side by side: tags, sizes. A comma of any keyboard, Enter or leaving the field adds what was typed, several at once
 * where they are pasted; Backspace in the empty field takes the last one out.
 */
export function WordsField(props: Props) {
  const { label, words, onChange, suggestions, onSearch, isSearching, ...field } = props
  const { t } = useTranslation('ui')
  const [text, setText] = useState('')
  // The field of choices keeps its text itself: a new key empties it.
  const [round, setRound] = useState(0)
  const [isBack, setBack] = useState(false)
  const typed = useRef('')
  const box = useRef<HTMLDivElement>(null)
  const type = (next: string) => {
    typed.current = next
    setText(next)
    onSearch?.(next.trim())
  }
  /** Adds words; `isEmptied` where the field empties itself. */
  const add = (more: readonly string[], isEmptied = false) => {
    type('')
    if (!isEmptied) setRound((before) => before + 1)
    const next = [...new Set([...words, ...more])]
    if (next.length > words.length) onChange(next)
  }
  // A list that was pasted counts at once.
  const take = (next: string) => (splitWords(next).length > 1 ? add(splitWords(next)) : type(next))
  const leaveWith = (left: string) => {
    if (left.trim()) add(splitWords(left), true)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    const input = event.target instanceof HTMLInputElement ? event.target : undefined
    if (!input) return
    const isChoosing = input.getAttribute('aria-activedescendant')
    const isSeparator = splitWords(`a${event.key}b`).length === 2
    if (isSeparator || (event.key === 'Enter' && typed.current.trim() && !isChoosing)) {
      event.preventDefault()
      event.stopPropagation()
      setBack(true)
      add(splitWords(input.value))
    }
    // The field of choices forgets on Tab what is none of them.
    if (event.key === 'Tab' && !isChoosing) leaveWith(typed.current)
    if (event.key === 'Backspace' && input.value === '' && words.length > 0) onChange(words.slice(0, -1))
  }
  const leave = (event: FocusEvent) => {
    setBack(false)
    if (event.relatedTarget instanceof Element && event.relatedTarget.closest('[role=listbox]')) return
    leaveWith(typed.current)
  }
  return (
    <div ref={box} tabIndex={-1} className="ad-Words" onKeyDownCapture={onKeyDown} onBlurCapture={leave}>
      {suggestions ? (
        <ComboBox
          {...field}
          key={round}
          label={label}
          autoFocus={isBack}
          value={null}
          options={suggestions
            .filter((word) => !words.includes(word))
            .map((word) => ({ id: word, name: word }))}
          onSearch={take}
          isSearching={isSearching}
          onChange={(word) => {
            if (word === null) return
            setBack(true)
            add([word])
          }}
        />
      ) : (
        <TextField {...field} label={label} value={text} onChange={take} />
      )}
      {words.length > 0 && (
        <ul className="ad-Words-list" aria-label={label}>
          {words.map((word) => (
            <li key={word} className="ad-Words-word">
              <bdi className="ad-Words-text">{word}</bdi>
              <IconButton
                size="s"
                label={t('removeNamed', { name: word })}
                hasTooltip={false}
                icon={<CloseIcon size={12} />}
                onPress={() => {
                  onChange(words.filter((one) => one !== word))
                  // The button that was pressed is gone, and the field would open its choices.
                  box.current?.focus()
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
