/** A page of the documentation, as it is written down for the site. */
export interface Page {
  /** Its address below the site, without ending: `reference/configuration`. */
  path: string
  title: string
  /** One line: what is on it. */
  description: string
  /** Markdown, from its title on. */
  text: string
}

/** Bars would end a cell, and lines a row. */
export const cell = (text: string): string => text.replaceAll('|', '\\|').replaceAll(/\s*\n\s*/g, ' ')

export const code = (text: string): string => `\`${text}\``

/** A table in Markdown; cells are taken as Markdown. A column without a head that says nothing is left out. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const says = head.map((title, at) => title !== '' || rows.some((row) => row[at]))
  const all = [head, head.map(() => '---'), ...rows]
  return all
    .map(
      (row) =>
        `| ${row
          .filter((_, at) => says[at])
          .map(cell)
          .join(' | ')} |`,
    )
    .join('\n')
}

/** An anchor as headings get one. */
export const slug = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
