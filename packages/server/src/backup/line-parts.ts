/** How much of a table stands in one part, in characters: it is held in memory once. */
const partSize = 1_000_000

interface LinePart {
  name: string
  text: Buffer
}

/** Gathers lines into parts of an archive, whose sizes have to be known before their content: `tables/order/000001.ndjson`. */
export class LineParts {
  #lines: string[] = []
  #size = 0
  #number = 0

  constructor(readonly folder: string) {}

  /** Returns a part when it is full. */
  add(line: string): LinePart | undefined {
    this.#lines.push(line)
    this.#size += line.length
    return this.#size < partSize ? undefined : this.end()
  }

  /** What is left, if anything is. */
  end(): LinePart | undefined {
    if (this.#lines.length === 0) return undefined
    this.#number += 1
    const name = `${this.folder}/${String(this.#number).padStart(6, '0')}.ndjson`
    const text = Buffer.from(`${this.#lines.join('\n')}\n`)
    this.#lines = []
    this.#size = 0
    return { name, text }
  }
}

/** The lines of a part, a few at a time; a part is small enough to be held. */
export async function* linesOf(content: AsyncIterable<Buffer>, batch = 500): AsyncGenerator<string[]> {
  const pieces: Buffer[] = []
  for await (const piece of content) pieces.push(piece)
  const lines = Buffer.concat(pieces).toString('utf8').split('\n')
  for (let at = 0; at < lines.length; at += batch) yield lines.slice(at, at + batch).filter(Boolean)
}
