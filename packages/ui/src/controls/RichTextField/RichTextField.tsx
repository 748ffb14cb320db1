'use client'

import type { Editor } from '@tiptap/core'
import { type CSSProperties, useEffect, useRef, useState } from 'react'
import { Field, type FieldControlProps } from '../Field/Field.js'
import type { FieldProps } from '../Field/field-parts.js'
import { attributesOf } from './editor-attributes.js'
import { RichTextToolbar } from './RichTextToolbar.js'

export interface RichTextFieldProps extends FieldProps {
  /** HTML. What is shown, and told, is cut down to paragraphs, two levels of headings, lists, quotes, bold, italic and links. */
  value?: string
  defaultValue?: string
  /** Called with HTML as it is typed; with an empty text where nothing is left. */
  onChange?: (html: string) => void
  /** The form gets the HTML under this name, from the plain text area too while the editor is not there. */
  name?: string
  /** Lines the empty field has room for. */
  rows?: number
  isRequired?: boolean
  isDisabled?: boolean
  onBlur?: () => void
}

/**
 * Text with headings, lists and links. The editor is loaded when the field is there; until then, and without JavaScript, the
 * HTML stands in a plain text area. What the text area sends was cleaned by nobody: the server has to.
 */
export function RichTextField({
  value,
  defaultValue = '',
  onChange,
  name,
  rows = 6,
  isDisabled = false,
  onBlur,
  ...field
}: RichTextFieldProps) {
  const [own, setOwn] = useState(defaultValue)
  const current = value ?? own
  return (
    <Field {...field}>
      {(control) => (
        <Control
          control={control}
          html={current}
          name={name}
          rows={rows}
          isDisabled={isDisabled}
          onBlur={onBlur}
          onChange={(html) => {
            setOwn(html)
            onChange?.(html)
          }}
        />
      )}
    </Field>
  )
}

interface ControlProps {
  control: FieldControlProps
  html: string
  name: string | undefined
  rows: number
  isDisabled: boolean
  onChange: (html: string) => void
  onBlur: (() => void) | undefined
}

function Control({ control, html, name, rows, isDisabled, onChange, onBlur }: ControlProps) {
  const place = useRef<HTMLDivElement>(null)
  const plain = useRef<HTMLTextAreaElement>(null)
  const [editor, setEditor] = useState<Editor | null>(null)
  // What the editor told last: anything else comes from outside and has to be put into it.
  const told = useRef(html)
  const now = useRef({ html, isDisabled, onChange, onBlur, control })
  now.current = { html, isDisabled, onChange, onBlur, control }

  useEffect(() => {
    let made: Editor | undefined
    let isGone = false
    void import('./rich-text-editor.js').then(
      ({ createEditor }) => {
        if (isGone || !place.current) return
        const hadFocus = document.activeElement === plain.current
        told.current = now.current.html
        made = createEditor({
          element: place.current,
          html: now.current.html,
          isEditable: !now.current.isDisabled,
          attributes: attributesOf(now.current.control),
          onChange: (next) => {
            told.current = next
            now.current.onChange(next)
          },
          onBlur: () => now.current.onBlur?.(),
        })
        setEditor(made)
        if (hadFocus) made.commands.focus('end')
      },
      // Without the editor the plain text area stays, which does the same less comfortably.
      () => {},
    )
    return () => {
      isGone = true
      made?.destroy()
      setEditor(null)
    }
  }, [])

  useEffect(() => {
    if (!editor || html === told.current) return
    told.current = html
    editor.commands.setContent(html, { emitUpdate: false })
  }, [editor, html])

  useEffect(() => editor?.setEditable(!isDisabled, false), [editor, isDisabled])

  const {
    id,
    'aria-describedby': describedBy,
    'aria-invalid': isInvalid,
    'aria-required': isRequired,
  } = control
  useEffect(() => {
    const attributes = attributesOf({
      id,
      'aria-describedby': describedBy,
      'aria-invalid': isInvalid,
      'aria-required': isRequired,
    })
    editor?.setOptions({ editorProps: { attributes } })
  }, [editor, id, describedBy, isInvalid, isRequired])

  useEffect(() => {
    // A label leads to fields of forms only, and the editor is none.
    const label = document.getElementById(`${id}-label`)
    const focus = () => void editor?.commands.focus()
    label?.addEventListener('click', focus)
    return () => label?.removeEventListener('click', focus)
  }, [editor, id])

  return (
    <div
      className="cw-Input cw-RichText"
      data-disabled={isDisabled || undefined}
      data-invalid={isInvalid}
      data-loaded={editor ? true : undefined}
      style={{ '--cw-rows': rows } as CSSProperties}
    >
      {editor && <RichTextToolbar editor={editor} isDisabled={isDisabled} />}
      {editor && name && <input type="hidden" name={name} value={html} />}
      {!editor && (
        <textarea
          {...control}
          ref={plain}
          name={name}
          rows={rows}
          value={html}
          disabled={isDisabled}
          onChange={(event) => onChange(event.target.value)}
          onBlur={onBlur}
          className="cw-RichText-plain"
        />
      )}
      <div ref={place} className="cw-RichText-text" hidden={!editor} />
    </div>
  )
}
