'use client'

import { Button } from 'react-aria-components/Button'
import { Group } from 'react-aria-components/Group'
import { Input } from 'react-aria-components/Input'
import { SearchField } from 'react-aria-components/SearchField'
import { CloseIcon, SearchIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'

/** The field over a list of results: its arrow keys walk them, which the list around it tells it how. */
export function RelationSearch() {
  const t = useStrings()
  return (
    <SearchField autoFocus aria-label={t('search')} className="cw-Field cw-SearchField">
      <Group className="cw-Input cw-InputGroup">
        <SearchIcon className="cw-Input-affix" />
        <Input placeholder={t('search')} />
        <Button className="cw-SearchField-clear" aria-label={t('clear')}>
          <CloseIcon size={12} />
        </Button>
      </Group>
    </SearchField>
  )
}
