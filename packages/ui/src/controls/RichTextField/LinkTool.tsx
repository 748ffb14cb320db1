'use client'

import type { Editor } from '@tiptap/core'
import { useState } from 'react'
import { Popover } from '../../overlays/Popover/Popover.js'
import { useStrings } from '../../strings/use-strings.js'
import { Button } from '../Button/Button.js'
import { IconButton } from '../IconButton/IconButton.js'
import { TextField } from '../TextField/TextField.js'
import { formatIcons } from './format-icons.js'
import { safeLink } from './safe-link.js'

/** Asks for the address of a link, and sets it on what is selected or on the link the cursor is in. */
export function LinkTool({ editor, isDisabled }: { editor: Editor; isDisabled: boolean }) {
  const t = useStrings()
  const [isOpen, setOpen] = useState(false)
  const isLink = editor.isActive('link')
  return (
    <Popover
      label={t('link')}
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <IconButton
          size="s"
          label={t('link')}
          icon={formatIcons.link}
          isDisabled={isDisabled}
          aria-pressed={isLink}
          className="cw-RichText-tool"
        />
      }
    >
      <LinkForm
        start={(editor.getAttributes('link').href as string | undefined) ?? ''}
        isLink={isLink}
        onApply={(address) => {
          setOpen(false)
          const chain = editor.chain().focus().extendMarkRange('link')
          if (address === null) chain.unsetLink().run()
          else if (editor.state.selection.empty && !isLink) chain.insertContent(linked(address)).run()
          else chain.setLink({ href: address }).run()
        }}
      />
    </Popover>
  )
}

/** Where nothing is selected, the address is the text, too. */
const linked = (address: string) => ({
  type: 'text',
  text: address.replace(/^(https?:\/\/|mailto:|tel:)/, ''),
  marks: [{ type: 'link', attrs: { href: address } }],
})

interface LinkFormProps {
  start: string
  isLink: boolean
  /** Null takes the link away. */
  onApply: (address: string | null) => void
}

function LinkForm({ start, isLink, onApply }: LinkFormProps) {
  const t = useStrings()
  const [text, setText] = useState(start)
  const [isWrong, setWrong] = useState(false)
  return (
    <form
      className="cw-RichText-link"
      onSubmit={(event) => {
        event.preventDefault()
        event.stopPropagation()
        const address = safeLink(text)
        if (address) onApply(address)
        else setWrong(true)
      }}
    >
      <TextField
        label={t('linkAddress')}
        value={text}
        onChange={(typed) => {
          setText(typed)
          setWrong(false)
        }}
        errors={isWrong ? t('invalidLink', { example: 'https://example.com' }) : undefined}
        inputMode="url"
        autoComplete="off"
        autoFocus
      />
      <div className="cw-RichText-linkActions">
        {isLink && (
          <Button variant="ghost" onPress={() => onApply(null)}>
            {t('removeLink')}
          </Button>
        )}
        <Button type="submit" variant="primary">
          {t('apply')}
        </Button>
      </div>
    </form>
  )
}
