'use client'

import { type ReactNode, useState } from 'react'
import { Autocomplete } from 'react-aria-components/Autocomplete'
import { Button } from 'react-aria-components/Button'
import { Dialog } from 'react-aria-components/Dialog'
import { Header } from 'react-aria-components/Header'
import { Input } from 'react-aria-components/Input'
import { Menu, MenuItem, MenuSection } from 'react-aria-components/Menu'
import { Modal, ModalOverlay } from 'react-aria-components/Modal'
import { SearchField } from 'react-aria-components/SearchField'
import { Text } from 'react-aria-components/Text'
import { Keys } from '../../display/Keys/Keys.js'
import { Spinner } from '../../display/Spinner/Spinner.js'
import { CloseIcon, SearchIcon } from '../../icons/icons.js'
import { useStrings } from '../../strings/use-strings.js'

export interface Command {
  id: string
  name: string
  description?: string
  /** Other words it is found by. */
  keywords?: string
  icon?: ReactNode
  shortcut?: string
  onAction?: () => void
  href?: string
}

export interface CommandGroup {
  /** Records, pages, actions, recents. */
  name: string
  commands: readonly Command[]
}

export interface CommandPaletteProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  groups: readonly CommandGroup[]
  /** Called with every change of the text, to find records elsewhere. They come back in `groups`. */
  onSearch?: (text: string) => void
  isSearching?: boolean
}

const fold = (text: string) => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()

/** Whether every word of what is typed occurs in the text; letters with and without marks are alike. */
export const matchesCommand = (text: string, typed: string): boolean => {
  const folded = fold(text)
  return fold(typed)
    .split(/\s+/)
    .every((word) => folded.includes(word))
}

/** Everything that can be found or done, by typing. Arrow keys choose, Enter does it, Escape closes. */
export function CommandPalette({ isOpen, onOpenChange, groups, onSearch, isSearching }: CommandPaletteProps) {
  const t = useStrings()
  const [typed, setTyped] = useState('')
  const change = (open: boolean) => {
    if (!open) type('')
    onOpenChange(open)
  }
  const type = (text: string) => {
    setTyped(text)
    onSearch?.(text)
  }
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={change}
      isDismissable
      className="cw-Overlay cw-CommandPalette-overlay"
    >
      <Modal className="cw-Modal cw-CommandPalette">
        <Dialog className="cw-Dialog" aria-label={t('searchCommands')}>
          <Autocomplete inputValue={typed} onInputChange={type} filter={matchesCommand}>
            <SearchField aria-label={t('searchCommands')} autoFocus className="cw-CommandPalette-field">
              {isSearching ? <Spinner /> : <SearchIcon />}
              <Input placeholder={t('searchCommands')} className="cw-CommandPalette-input" />
              <Button className="cw-SearchField-clear" aria-label={t('clear')}>
                <CloseIcon size={12} />
              </Button>
            </SearchField>
            <Menu
              aria-label={t('searchCommands')}
              className="cw-CommandPalette-list"
              onAction={() => change(false)}
              renderEmptyState={() => (
                <div className="cw-CommandPalette-empty">{isSearching ? t('loading') : t('noResults')}</div>
              )}
            >
              {groups
                .filter((group) => group.commands.length > 0)
                .map((group) => (
                  <MenuSection key={group.name} aria-label={group.name}>
                    <Header className="cw-ListBox-header">{group.name}</Header>
                    {group.commands.map(
                      ({ id, name, description = '', keywords = '', icon, shortcut, ...does }) => (
                        <MenuItem
                          key={id}
                          id={id}
                          textValue={`${name} ${description} ${keywords}`}
                          className="cw-Option cw-Menu-item"
                          {...does}
                        >
                          {icon}
                          <span className="cw-Option-text">
                            <Text slot="label">{name}</Text>
                            {description && (
                              <Text slot="description" className="cw-Option-description">
                                {description}
                              </Text>
                            )}
                          </span>
                          {shortcut && <Keys keys={shortcut} />}
                        </MenuItem>
                      ),
                    )}
                  </MenuSection>
                ))}
            </Menu>
          </Autocomplete>
        </Dialog>
      </Modal>
    </ModalOverlay>
  )
}
