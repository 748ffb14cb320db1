/** The editor itself, apart from the field so that a page loads it only when a field is on it. */
import { Editor } from '@tiptap/core'
import Link from '@tiptap/extension-link'
import StarterKit from '@tiptap/starter-kit'
import type { EditorAttributes } from './editor-attributes.js'
import { safeLink } from './safe-link.js'

/** What a text may hold. Whatever else is given or pasted is read as the text within it. */
const extensions = [
  StarterKit.configure({
    code: false,
    codeBlock: false,
    horizontalRule: false,
    strike: false,
    underline: false,
    trailingNode: false,
    heading: { levels: [2, 3] },
    link: false,
  }),
  // A link keeps its address and nothing else: no target, no class.
  Link.extend({
    addAttributes: () => ({
      href: { default: null, parseHTML: (element: HTMLElement) => element.getAttribute('href') },
    }),
  }).configure({
    openOnClick: false,
    defaultProtocol: 'https',
    isAllowedUri: (address) => address !== undefined && safeLink(address) === address,
    HTMLAttributes: { target: null, rel: 'noopener', class: null },
  }),
]

export interface RichTextEditorOptions {
  element: HTMLElement | null
  html: string
  isEditable: boolean
  attributes: EditorAttributes
  onChange: (html: string) => void
  onBlur?: () => void
}

/** What the editor holds, as HTML of the allowed kinds; empty where there is no text. */
export const htmlOf = (editor: Editor): string => (editor.isEmpty ? '' : editor.getHTML())

export function createEditor({
  element,
  html,
  isEditable,
  attributes,
  onChange,
  onBlur,
}: RichTextEditorOptions): Editor {
  return new Editor({
    element,
    content: html,
    editable: isEditable,
    extensions,
    // Styles come from our sheet: nothing is put into the head of the page.
    injectCSS: false,
    editorProps: { attributes },
    onUpdate: ({ editor }) => onChange(htmlOf(editor)),
    onBlur,
  })
}

/** HTML cut down to what a rich text may hold. Needs a browser. */
export function cleanHtml(html: string): string {
  const editor = createEditor({
    element: null,
    html,
    isEditable: false,
    attributes: () => ({}),
    onChange: () => {},
  })
  const clean = htmlOf(editor)
  editor.destroy()
  return clean
}
