/** A text of so many characters at most; none is cut in half. */
export function shortened(text: string, most: number): string {
  if (text.length <= most) return text
  const characters = [...text]
  return characters.length <= most ? text : characters.slice(0, most).join('').trimEnd()
}

/** A cell between tabs: no text breaks out of it, and quotation marks are what they are. */
export function tabbedCell(text: string): string {
  const flat = text.replace(/[\t\r\n]+/g, ' ').trim()
  return flat.includes('"') ? `"${flat.replaceAll('"', '""')}"` : flat
}
