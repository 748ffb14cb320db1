import { LRUCache } from 'lru-cache'
import { type RowBuilder, rowBuilder } from './row-builder'

interface Known {
  uses: number
  name?: string
  build?: RowBuilder
}

/**
 * What is remembered of the queries of a database, of so many texts at most: the name under which each connection keeps
 * its plan, and how its rows are built. A text gets a name when it is met again: callers may write texts without end,
 * by naming other fields each time, and such a text is not worth keeping on every connection.
 */
export class StatementNames {
  private readonly known: LRUCache<string, Known>
  private named = 0

  constructor(most: number) {
    this.known = new LRUCache({ max: most })
  }

  /** The name for a text. No two texts ever have the same, also when the first was forgotten. */
  of(text: string): string | undefined {
    const known = this.at(text)
    known.uses += 1
    if (known.uses > 1 && !known.name) {
      this.named += 1
      known.name = `q${this.named}`
    }
    return known.name
  }

  /** Makes rows of the values of a query without decoding: this database has booleans and JSON of its own. */
  builder(text: string, columns: () => string[]): RowBuilder {
    const known = this.at(text)
    known.build ??= rowBuilder(columns(), [])
    return known.build
  }

  private at(text: string): Known {
    let known = this.known.get(text)
    if (!known) {
      known = { uses: 0 }
      this.known.set(text, known)
    }
    return known
  }
}
