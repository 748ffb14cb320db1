import type { FieldControlProps } from '../Field/Field.js'

/** Attributes of the element that is typed in, by what it holds. */
export type EditorAttributes = (state: { doc: { textContent: string } }) => Record<string, string>

/** What ties the editor to its label, hint and errors, as a text area would be. */
export const attributesOf =
  (control: FieldControlProps): EditorAttributes =>
  ({ doc }) => ({
    id: control.id,
    role: 'textbox',
    'aria-multiline': 'true',
    'aria-labelledby': `${control.id}-label`,
    ...(control['aria-describedby'] && { 'aria-describedby': control['aria-describedby'] }),
    ...(control['aria-invalid'] && { 'aria-invalid': 'true' }),
    ...(control['aria-required'] && { 'aria-required': 'true' }),
    // A text has the direction of its own language, signs of lists included; an empty one that of the page.
    ...(doc.textContent.trim() && { dir: 'auto' }),
  })
