/** One fact a rule asks for: the field must (or must not) hold one of these values. */
export interface Condition<Row> {
  readonly field: keyof Row & string
  readonly values: readonly unknown[]
  readonly not?: boolean
}

/**
 * A sentence about a row: when something may be done with it. Call it for yes or no; `conditions` is the sentence as
 * data, so that a guard can name what is in the way and a button can be disabled by the same words.
 */
export interface Rule<Row> {
  (row: Partial<Row>): boolean
  readonly conditions: readonly Condition<Row>[]
  /** The first fact that is in the way; null when nothing is. */
  readonly obstacle: (row: Partial<Row>) => Condition<Row> | null
  /** And this, too. */
  readonly and: (other: Rule<Row>) => Rule<Row>
}

/** What may be done with a thing, and when. */
export type Can<Row> = Record<string, Rule<Row>>

/** Words for rules about one kind of row: `when` it holds a value, `unless` it holds one. */
export function allowedWhen<Row>() {
  return {
    when: <K extends keyof Row & string>(field: K, ...values: Row[K][]) => rule<Row>([{ field, values }]),
    unless: <K extends keyof Row & string>(field: K, ...values: Row[K][]) =>
      rule<Row>([{ field, values, not: true }]),
  }
}

function rule<Row>(conditions: readonly Condition<Row>[]): Rule<Row> {
  const obstacle = (row: Partial<Row>) => conditions.find((condition) => !holds(condition, row)) ?? null
  return Object.assign((row: Partial<Row>) => obstacle(row) === null, {
    conditions,
    obstacle,
    and: (other: Rule<Row>) => rule([...conditions, ...other.conditions]),
  })
}

function holds<Row>({ field, values, not }: Condition<Row>, row: Partial<Row>): boolean {
  // A column that was not set yet is null.
  const found = values.includes(row[field] ?? null)
  return not ? !found : found
}
