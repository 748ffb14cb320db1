'use client'

import type { Editor } from '@tiptap/core'
import { type ReactNode, useEffect, useReducer } from 'react'
import { ToggleButton } from 'react-aria-components/ToggleButton'
import { Toolbar } from 'react-aria-components/Toolbar'
import { Tooltip } from '../../overlays/Tooltip/Tooltip.js'
import { useStrings } from '../../strings/use-strings.js'
import { IconButton } from '../IconButton/IconButton.js'
import { formatIcons } from './format-icons.js'
import { LinkTool } from './LinkTool.js'

export interface RichTextToolbarProps {
  editor: Editor
  isDisabled: boolean
}

/** What can be done with the text. One stop of the Tab key: arrow keys move between the tools. */
export function RichTextToolbar({ editor, isDisabled }: RichTextToolbarProps) {
  const t = useStrings()
  // The editor keeps its own state; the tools follow it.
  const [, redraw] = useReducer((count: number) => count + 1, 0)
  useEffect(() => {
    editor.on('transaction', redraw)
    return () => {
      editor.off('transaction', redraw)
    }
  }, [editor])
  const run = () => editor.chain().focus()
  const tool = (name: string, icon: ReactNode, isOn: boolean, act: () => void, keys?: string) => (
    <FormatTool label={name} icon={icon} isOn={isOn} isDisabled={isDisabled} shortcut={keys} onPress={act} />
  )
  return (
    <Toolbar aria-label={t('formatting')} className="cw-RichText-tools">
      {tool(t('bold'), formatIcons.bold, editor.isActive('bold'), () => run().toggleBold().run(), 'Mod+B')}
      {tool(
        t('italic'),
        formatIcons.italic,
        editor.isActive('italic'),
        () => run().toggleItalic().run(),
        'Mod+I',
      )}
      {([2, 3] as const).map((level) => (
        <FormatTool
          key={level}
          label={t('headingLevel', { level: level - 1 })}
          icon={level === 2 ? formatIcons.heading1 : formatIcons.heading2}
          isOn={editor.isActive('heading', { level })}
          isDisabled={isDisabled}
          onPress={() => run().toggleHeading({ level }).run()}
        />
      ))}
      {tool(t('bulletList'), formatIcons.bulletList, editor.isActive('bulletList'), () =>
        run().toggleBulletList().run(),
      )}
      {tool(t('numberedList'), formatIcons.orderedList, editor.isActive('orderedList'), () =>
        run().toggleOrderedList().run(),
      )}
      {tool(t('quote'), formatIcons.quote, editor.isActive('blockquote'), () =>
        run().toggleBlockquote().run(),
      )}
      <LinkTool editor={editor} isDisabled={isDisabled} />
      <IconButton
        size="s"
        label={t('undo')}
        shortcut="Mod+Z"
        icon={formatIcons.undo}
        isDisabled={isDisabled || !editor.can().undo()}
        onPress={() => run().undo().run()}
      />
      <IconButton
        size="s"
        label={t('redo')}
        shortcut="Mod+Shift+Z"
        icon={formatIcons.redo}
        isDisabled={isDisabled || !editor.can().redo()}
        onPress={() => run().redo().run()}
      />
    </Toolbar>
  )
}

interface FormatToolProps {
  label: string
  icon: ReactNode
  isOn: boolean
  isDisabled: boolean
  shortcut?: string
  onPress: () => void
}

const FormatTool = ({ label, icon, isOn, isDisabled, shortcut, onPress }: FormatToolProps) => (
  <Tooltip content={label} shortcut={shortcut} isLabel>
    <ToggleButton
      aria-label={label}
      isSelected={isOn}
      isDisabled={isDisabled}
      onPress={onPress}
      className="cw-Button cw-IconButton cw-RichText-tool"
      data-variant="ghost"
      data-size="s"
    >
      {icon}
    </ToggleButton>
  </Tooltip>
)
