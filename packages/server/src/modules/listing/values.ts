import { fold } from '../search/words'

/** What products are alike in. Options are a group each, by their folded title: `option:glaze`. */
export type Group = 'channel' | 'type' | 'collection' | 'category' | 'tags' | `option:${string}`

export const optionGroup = (title: string): Group => `option:${fold(title).trim()}`

/** Every type, tag, option value, … that any product has, each under a small number of its own. */
export class Values {
  /** By number: the group, and what the value is within it. An id, or the text of an option's value. */
  readonly groups: number[] = []
  readonly keys: string[] = []
  readonly groupNames: Group[] = []
  private readonly numbers = new Map<string, number>()
  private readonly groupNumbers = new Map<Group, number>()
  private readonly titles = new Map<Group, string>()

  /** The number of a value, given when it is first met. */
  numberOf(group: Group, key: string): number {
    const name = `${group}\n${key}`
    let number = this.numbers.get(name)
    if (number === undefined) {
      number = this.keys.length
      this.numbers.set(name, number)
      this.keys.push(key)
      this.groups.push(this.groupOf(group))
    }
    return number
  }

  /** The numbers of those of the values that any product has. */
  known(group: Group, keys: Iterable<string>): number[] {
    return [...keys].flatMap((key) => this.numbers.get(`${group}\n${key}`) ?? [])
  }

  groupNumber(group: Group): number | undefined {
    return this.groupNumbers.get(group)
  }

  /** The group of an option, with the way its title is written. */
  option(title: string): Group {
    const group = optionGroup(title)
    if (!this.titles.has(group)) this.titles.set(group, title.trim())
    return group
  }

  titleOf(group: Group): string | undefined {
    return this.titles.get(group)
  }

  private groupOf(group: Group): number {
    let number = this.groupNumbers.get(group)
    if (number === undefined) {
      number = this.groupNames.length
      this.groupNumbers.set(group, number)
      this.groupNames.push(group)
    }
    return number
  }
}
