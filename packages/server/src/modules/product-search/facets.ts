import type { ListedFacet } from '@cartwright/contract'
import type { Db } from '../../store/database/engine'
import type { Revisions } from '../../store/memory/revision'
import type { Counted, Narrowing } from '../listing/count'
import { type NamedGroup, namedGroups, namesOf } from '../listing/names'
import type { Shelf } from '../listing/shelf'
import { type Group, optionGroup } from '../listing/values'
import { type Speech, wordsOf } from '../translation/kept-words'
import type { Words } from '../translation/words'
import { facetWords } from './facet-words'

/** Every option that the products of the list have. */
export const optionsFacet = 'options'
const optionPrefix = 'option.'
const figures = ['availability', 'price']

export const isNamed = (name: string): name is NamedGroup => namedGroups.some((one) => one === name)
export const isFacet = (name: string): boolean =>
  isNamed(name) || figures.includes(name) || name === optionsFacet || groupOf(name) !== undefined

/** What the products of a facet have in common: the name of the group their values are in. */
export const groupOf = (name: string): Group | undefined =>
  isNamed(name)
    ? name
    : name.startsWith(optionPrefix) && name.length > optionPrefix.length
      ? optionGroup(name.slice(optionPrefix.length))
      : undefined

/** A list of thousands of tags helps nobody: those with the most products are told, and all that are chosen. */
const mostValues = 200

interface Asked {
  names: readonly string[]
  shelf: Shelf
  counted: Counted
  narrowing: Narrowing
}

/**
 * The facets that are asked for, each with what the products of the list have of it, by label. Labels are in the words of
 * the language that is spoken; names and values are those of the catalogue, whatever the language.
 */
export async function facetsOf(
  db: Db,
  asked: Asked,
  { revisions, speech }: { revisions: Revisions; speech: Speech | undefined },
): Promise<ListedFacet[]> {
  const { names, shelf, counted } = asked
  const numbers = byGroup(asked)
  const wanted = new Set(names.flatMap((name) => groupsOf(name, shelf, numbers)))
  const words = speech && (await wordsOfFacets(db, shelf, wanted, numbers, speech))
  const facets = await Promise.all(
    [...wanted].map(async (group): Promise<ListedFacet> => {
      const found = (numbers.get(group) ?? []).map((number) => ({
        key: shelf.values.keys[number] as string,
        count: counted.counts[number] as number,
      }))
      const title = shelf.values.titleOf(group)
      if (!isNamed(group))
        return {
          name: `${optionPrefix}${title ?? group.slice('option:'.length)}`,
          label: words?.titleOf(group) ?? title ?? group.slice('option:'.length),
          values: sorted(
            found.map(({ key, count }) => ({ value: key, label: words?.valueOf(group, key) ?? key, count })),
          ),
        }
      const known = await namesOf(
        db,
        group,
        found.map(({ key }) => key),
        revisions,
      )
      const values = found.flatMap(({ key, count }) => {
        const name = known.get(key)
        return name ? [{ value: name.value, label: words?.nameOf(key) ?? name.label, count }] : []
      })
      return { name: group, label: null, values: sorted(values) }
    }),
  )
  return names.includes('availability') ? [...facets, availability(counted)] : facets
}

/** What the values of these facets are called: those of options by their products, the others by their own ids. */
async function wordsOfFacets(
  db: Db,
  shelf: Shelf,
  wanted: ReadonlySet<Group>,
  numbers: ReadonlyMap<Group, number[]>,
  speech: Speech,
) {
  const shown = (groups: Group[]) => groups.flatMap((group) => numbers.get(group) ?? [])
  const [named, options] = [[...wanted].filter(isNamed), [...wanted].filter((group) => !isNamed(group))]
  const ids = shown(named).map((number) => shelf.values.keys[number] as string)
  const wordsOfThing = await wordsOf(db, ids, speech)
  return {
    ...(await facetWords(db, shelf, shown(options), speech)),
    nameOf: (id: string) => saidOf(wordsOfThing(id)),
  }
}

const saidOf = (words: Words | undefined) => words?.title ?? words?.name ?? words?.value

const groupsOf = (name: string, shelf: Shelf, numbers: ReadonlyMap<Group, number[]>): Group[] => {
  if (name === optionsFacet)
    return [...numbers.keys()].filter((group) => shelf.values.titleOf(group) !== undefined)
  const group = groupOf(name)
  return group ? [group] : []
}

/** The values that products of the list have, by their group. */
function byGroup({ shelf, counted, narrowing }: Asked): Map<Group, number[]> {
  const { values } = shelf
  const chosen = new Set(narrowing.choices.flatMap((choice) => [...choice.values]))
  const groups = new Map<Group, number[]>()
  for (const [number, count] of counted.counts.entries()) {
    if (count < 0) continue
    const group = values.groupNames[values.groups[number] as number] as Group
    const known = groups.get(group)
    if (known) known.push(number)
    else groups.set(group, [number])
  }
  for (const [group, numbers] of groups)
    if (numbers.length > mostValues) {
      const rank = (number: number) => (chosen.has(number) ? 1e9 : (counted.counts[number] as number))
      groups.set(group, numbers.sort((a, b) => rank(b) - rank(a)).slice(0, mostValues))
    }
  return groups
}

const availability = ({ stock }: Counted): ListedFacet => ({
  name: 'availability',
  label: null,
  values: [
    { value: 'available', label: 'available', count: stock.available },
    { value: 'sold_out', label: 'sold_out', count: stock.sold_out },
  ],
})

const { compare } = new Intl.Collator(undefined, { numeric: true })
const sorted = (values: ListedFacet['values']) =>
  values.sort((a, b) => compare(a.label, b.label) || (a.value < b.value ? -1 : 1))
