import type { Endpoint, EndpointName } from '../endpoint'
import { familiesOf, type Operation } from '../operations'

/** What the daily work of a shop is about: the subjects whose tools are offered where none are named. */
export const dailySubjects: readonly string[] = [
  'orders',
  'returns',
  'customers',
  'products',
  'variants',
  'inventory-items',
  'discounts',
  'analytics',
  'inbox',
  'notes',
  'store',
]

/** Parts of these subjects that are not for every day: whoever names the subject has them too. */
export const isDaily = ({ path }: Pick<Operation, 'path'>): boolean =>
  !/\/(claims|conditions|dynamic-codes|swaps|translations)(\/|$)/.test(path)

/** Says that all subjects are meant. */
export const everySubject = 'all'

/**
 * Calls that no tool makes: who is staff and with what powers, and whatever answers what opens a door by itself, is for
 * people. `answersCredential` of the server knows the latter of its answers.
 */
const forPeople: readonly RegExp[] = [
  /^POST \/admin\/(api-tokens|webhooks|webhooks\/:id\/secret|apps\/authorizations)$/,
  /^(POST|DELETE) \/admin\/(users|roles)(\/|$)/,
  /^\w+ \/admin\/invites(\/|$)/,
]

const isOffered = ({ endpoint, isMultipart }: Operation): boolean =>
  // A tool has no files to send.
  !isMultipart && !forPeople.some((one) => one.test(endpoint))

/** Each contract is sorted once: a server asks for it with every request of an agent. */
const sorted = new WeakMap<object, ReadonlyMap<string, readonly Operation[]>>()

/** What may become tools, by subject: the families of calls of staff, without what is for people alone. */
export function subjectsOf(
  calls: Readonly<Record<EndpointName, Endpoint>>,
): ReadonlyMap<string, readonly Operation[]> {
  const known = sorted.get(calls)
  if (known) return known
  const subjects = new Map<string, Operation[]>()
  for (const [family, operations] of familiesOf(calls)) {
    const offered = operations.filter(isOffered)
    if (offered.length > 0) subjects.set(family, offered)
  }
  sorted.set(calls, subjects)
  return subjects
}

/**
 * The subjects that somebody chose, each once; those of daily work where nothing is chosen.
 * @throws RangeError that names the ones there are, for a subject that is none
 */
export function chosenSubjects(
  calls: Readonly<Record<EndpointName, Endpoint>>,
  only: readonly string[] | undefined,
): string[] {
  const known = [...subjectsOf(calls).keys()]
  const wanted = only === undefined ? dailySubjects.filter((subject) => known.includes(subject)) : only
  if (wanted.includes(everySubject)) return known
  const strange = wanted.find((subject) => !known.includes(subject))
  if (strange !== undefined)
    throw new RangeError(
      `There is no subject ${JSON.stringify(strange)}; there are ${[...known].sort().join(', ')}, and ${everySubject}`,
    )
  if (wanted.length === 0) throw new RangeError('No subject is named')
  return known.filter((subject) => wanted.includes(subject))
}
