/** What stands in a structured field (RFC 8941), as far as signatures and the names of agents use them. */
export type Bare = string | number | boolean | Uint8Array | Token
export class Token {
  constructor(readonly word: string) {}
}
export type Parameters = ReadonlyMap<string, Bare>
export interface Item {
  value: Bare
  parameters: Parameters
}
export interface InnerList {
  items: Item[]
  parameters: Parameters
  /** As it was written, from the opening bracket to the last parameter. */
  text: string
}
export type Member = Item | InnerList

/** A header that is not what its format says. */
export class MalformedField extends Error {}

/** Reads a dictionary: `sig1=("@method" "@path");keyid="k1"`, `profile="https://…"`. @throws MalformedField */
export function parseDictionary(text: string): Map<string, Member> {
  const reader = new Reader(text)
  const members = new Map<string, Member>()
  reader.skipSpace()
  while (!reader.isDone) {
    const key = reader.key()
    members.set(key, reader.eat('=') ? reader.member() : { value: true, parameters: reader.parameters() })
    reader.skipSpace()
    if (reader.isDone) break
    if (!reader.eat(',')) throw reader.wrong('a comma')
    reader.skipSpace()
    if (reader.isDone) throw reader.wrong('a member behind the comma')
  }
  return members
}

export const isInnerList = (member: Member | undefined): member is InnerList =>
  member !== undefined && 'items' in member

/** Text in quotes. @throws MalformedField for what no such text can hold */
export function quoted(text: string): string {
  if (!/^[\x20-\x7e]*$/.test(text)) throw new MalformedField('only printable ASCII can stand in quotes')
  return `"${text.replace(/[\\"]/g, '\\$&')}"`
}

class Reader {
  private at = 0
  constructor(private readonly text: string) {}

  get isDone() {
    return this.at >= this.text.length
  }

  wrong(wanted: string) {
    return new MalformedField(`at ${this.at} there should be ${wanted}`)
  }

  private take(pattern: RegExp): string | undefined {
    const sticky = new RegExp(pattern.source, 'y')
    sticky.lastIndex = this.at
    const found = sticky.exec(this.text)?.[0]
    if (found !== undefined) this.at += found.length
    return found
  }

  eat(sign: string): boolean {
    if (!this.text.startsWith(sign, this.at)) return false
    this.at += sign.length
    return true
  }

  skipSpace() {
    this.take(/[ \t]*/)
  }

  key(): string {
    const key = this.take(/[a-z*][a-z0-9_.*-]*/)
    if (key === undefined) throw this.wrong('a key')
    return key
  }

  member(): Member {
    const from = this.at
    if (!this.eat('(')) return this.item()
    const items: Item[] = []
    for (;;) {
      this.skipSpace()
      if (this.eat(')')) break
      if (this.isDone) throw this.wrong('a closing bracket')
      items.push(this.item())
    }
    const parameters = this.parameters()
    return { items, parameters, text: this.text.slice(from, this.at) }
  }

  private item(): Item {
    const value = this.bare()
    return { value, parameters: this.parameters() }
  }

  parameters(): Parameters {
    const all = new Map<string, Bare>()
    while (this.eat(';')) {
      this.skipSpace()
      const key = this.key()
      all.set(key, this.eat('=') ? this.bare() : true)
    }
    return all
  }

  private bare(): Bare {
    const text = this.take(/"(?:[\x20-\x21\x23-\x5b\x5d-\x7e]|\\["\\])*"/)
    if (text !== undefined) return text.slice(1, -1).replace(/\\(["\\])/g, '$1')
    const bytes = this.take(/:[A-Za-z0-9+/=]*:/)
    if (bytes !== undefined) return new Uint8Array(Buffer.from(bytes.slice(1, -1), 'base64'))
    const figure = this.take(/-?\d{1,15}(?:\.\d{1,3})?/)
    if (figure !== undefined) return Number(figure)
    if (this.eat('?1')) return true
    if (this.eat('?0')) return false
    const token = this.take(/[A-Za-z*][\w!#$%&'*+.^`|~:/-]*/)
    if (token !== undefined) return new Token(token)
    throw this.wrong('a value')
  }
}
