import { invalidData } from '../../../errors'

/** One value of a JSON text, still as text, with the line it begins on. */
export interface JsonElement {
  /** The list or field of the outermost object it stands in; undefined in a bare list or by itself on a line. */
  key: string | undefined
  line: number
  text: string
}

/** The longest value that is read: what is longer is no product but a list that was put one level too deep. */
const longestElement = 32 * 1024 * 1024

/**
 * Takes a JSON text apart as it arrives, so that no more than one value is held at a time: the values of a list and those
 * of the lists of an object (`{"products": [...]}`), or, `bare`, values one after another with nothing around them (NDJSON).
 * @throws invalid_data for brackets that do not match, or a value without an end
 */
export async function* jsonElements(
  chunks: AsyncIterable<string>,
  around: 'brackets' | 'bare' = 'brackets',
): AsyncGenerator<JsonElement> {
  const splitter = new Splitter(around === 'bare')
  for await (const chunk of chunks) yield* splitter.take(chunk)
  yield* splitter.end()
}

const opens = '{['
const closes = '}]'
const isBlank = (sign: string) => sign === ' ' || sign === '\t' || sign === '\r' || sign === '\n'

/** Where the reading stands: around values, where signs have a meaning, or inside of one, which is kept whole. */
class Splitter {
  /** The containers around the values: a list, an object, or an object and a list in it. */
  private outer = ''
  private line = 1
  private key: string | undefined
  private isKeyNext = false
  private value: { parts: string[]; length: number; line: number; depth: number } | undefined
  private isEscaped = false
  private isQuoted = false

  constructor(private readonly isBare: boolean) {}

  *take(chunk: string): Generator<JsonElement> {
    let from = 0
    for (let at = 0; at < chunk.length; at++) {
      const sign = chunk[at] as string
      if (sign === '\n') this.line += 1
      if (!this.value) {
        this.around(sign)
        if (this.value) from = at
        continue
      }
      const ends = this.inside(sign)
      if (ends === undefined) continue
      // A bare value (a number, true) ends before the sign that follows it.
      const done = this.finish(chunk.slice(from, ends === 'with' ? at + 1 : at))
      if (done) yield done
      if (ends === 'before') {
        this.around(sign)
        if (this.value) from = at
      }
    }
    if (this.value) this.hold(chunk.slice(from))
  }

  *end(): Generator<JsonElement> {
    if (this.value && (this.value.depth > 0 || this.isQuoted))
      throw invalidData(`The value that begins on line ${this.value.line} has no end`)
    if (this.value) {
      const done = this.finish('')
      if (done) yield done
    }
    if (this.outer)
      throw invalidData(`A ${this.outer.endsWith('[') ? ']' : '}'} is missing at the end of the file`)
  }

  /** A sign between values. */
  private around(sign: string): void {
    if (isBlank(sign) || sign === '\ufeff') return
    const top = this.outer.at(-1)
    if (sign === ',') this.isKeyNext = top === '{'
    else if (sign === ':') this.isKeyNext = false
    else if (closes.includes(sign)) this.close(sign)
    else if (this.goesIn(sign, top)) {
      this.outer += sign
      this.isKeyNext = sign === '{'
    } else this.begin(sign)
  }

  /** Whether a bracket is one around the values. Of an object that opens the file, its lists are. */
  private goesIn(sign: string, top: string | undefined): boolean {
    if (top === undefined) return !this.isBare && opens.includes(sign)
    return top === '{' && sign === '[' && this.outer === '{' && !this.isKeyNext
  }

  private close(sign: string): void {
    const wanted = sign === ']' ? '[' : '{'
    if (this.outer.at(-1) !== wanted)
      throw invalidData(`There is a ${sign} on line ${this.line} that closes nothing`)
    this.outer = this.outer.slice(0, -1)
  }

  private begin(sign: string): void {
    this.isQuoted = sign === '"'
    this.isEscaped = false
    this.value = { parts: [], length: 0, line: this.line, depth: opens.includes(sign) ? 1 : 0 }
  }

  /** Whether the value ends with this sign, or before it. */
  private inside(sign: string): 'with' | 'before' | undefined {
    const { value } = this
    if (!value) return undefined
    if (this.isQuoted) {
      if (this.isEscaped) this.isEscaped = false
      else if (sign === '\\') this.isEscaped = true
      else if (sign === '"') {
        this.isQuoted = false
        if (value.depth === 0) return 'with'
      }
      return undefined
    }
    if (sign === '"') this.isQuoted = true
    else if (opens.includes(sign)) value.depth += 1
    else if (closes.includes(sign)) {
      if (value.depth === 0) return 'before'
      value.depth -= 1
      if (value.depth === 0) return 'with'
    } else if (value.depth === 0 && (sign === ',' || isBlank(sign))) return 'before'
    return undefined
  }

  private hold(part: string): void {
    const { value } = this
    if (!value) return
    value.parts.push(part)
    value.length += part.length
    if (value.length > longestElement)
      throw invalidData(
        `The value that begins on line ${value.line} is longer than ${longestElement} characters; put the records into a list`,
      )
  }

  private finish(rest: string): JsonElement | undefined {
    this.hold(rest)
    const { value } = this
    this.value = undefined
    if (!value) return undefined
    const text = value.parts.join('')
    if (this.isKeyNext && this.outer === '{') {
      this.key = JSON.parse(text) as string
      return undefined
    }
    return { key: this.outer.startsWith('{') ? this.key : undefined, line: value.line, text }
  }
}
