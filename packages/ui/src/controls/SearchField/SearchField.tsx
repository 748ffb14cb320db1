'use client'

import type { Ref } from 'react'
import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import {
  type SearchFieldProps as AriaProps,
  SearchField as AriaSearchField,
} from 'react-aria-components/SearchField'
import { classNames } from '../../class-names.js'
import { Keys } from '../../display/Keys/Keys.js'
import { CloseIcon, SearchIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'

export interface SearchFieldProps extends Omit<AriaProps, 'className' | 'style' | 'children'> {
  /** Read aloud; "Search" when absent. */
  label?: string
  placeholder?: string
  /** The key that leads here, shown at the end of the empty field. */
  shortcut?: string
  className?: string
  inputRef?: Ref<HTMLInputElement>
}

/** Text to search for. Escape empties it. */
export function SearchField({
  label,
  placeholder,
  shortcut,
  className,
  inputRef,
  ...props
}: SearchFieldProps) {
  const t = useStrings()
  const name = label ?? t('search')
  return (
    <AriaSearchField
      {...props}
      aria-label={name}
      className={classNames('cw-Field', 'cw-SearchField', className)}
    >
      <Group className="cw-Input cw-InputGroup">
        <SearchIcon className="cw-Input-affix" />
        <Input ref={inputRef} placeholder={placeholder ?? name} />
        {shortcut && <Keys keys={shortcut} className="cw-SearchField-keys" />}
        <Button className="cw-SearchField-clear" aria-label={t('clear')}>
          <CloseIcon size={12} />
        </Button>
      </Group>
    </AriaSearchField>
  )
}
