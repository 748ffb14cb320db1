/** A colleague, as notes speak to them. */
export interface Person {
  id: string
  email: string
  first_name?: string | null
  last_name?: string | null
}

/** As a note calls somebody: by name, else by e-mail. */
export const calledIn = ({ first_name, last_name, email }: Person): string =>
  [first_name, last_name].filter(Boolean).join(' ') || email

/** What stands behind an `@` at the end of what was typed so far: whom it looks for. Undefined where none was begun. */
export function mentionBegun(text: string): string | undefined {
  const begun = /(?:^|[\s([{,;:])@([^@\n]{0,40})$/u.exec(text)
  return begun?.[1]
}

/** The text with the `@` that was begun at its end made into a colleague, and room to go on writing. */
export function withMention(text: string, person: Person): string {
  const begun = mentionBegun(text)
  if (begun === undefined) return text
  return `${text.slice(0, text.length - begun.length)}${calledIn(person)} `
}

/** Who of these is still spoken to: whoever wrote `@Name` and took it out again did not mean them. */
export const spokenTo = (text: string, people: readonly Person[]): Person[] =>
  people.filter((person) => text.includes(`@${calledIn(person)}`))

export interface Piece {
  /** Where in the text it begins. */
  at: number
  text: string
  isMention: boolean
}

/** A text in pieces, the names of those it speaks to by themselves. The longest name wins: "@Ann Lee" is not "@Ann". */
export function piecesOf(text: string, people: readonly Person[]): Piece[] {
  const names = people.map((person) => `@${calledIn(person)}`).sort((one, other) => other.length - one.length)
  const pieces: Piece[] = []
  let from = 0
  for (let at = 0; at < text.length; ) {
    const name = text[at] === '@' ? names.find((one) => text.startsWith(one, at)) : undefined
    if (!name) {
      at += 1
      continue
    }
    if (at > from) pieces.push({ at: from, text: text.slice(from, at), isMention: false })
    pieces.push({ at, text: name, isMention: true })
    at += name.length
    from = at
  }
  if (from < text.length) pieces.push({ at: from, text: text.slice(from), isMention: false })
  return pieces
}
