import { expect, it } from 'vitest'
import { countriesBy, matching } from './countries'

const german = new Intl.DisplayNames(['de'], { type: 'region', fallback: 'none' })
const countries = countriesBy((code) => german.of(code.toUpperCase()) ?? '', 'de')

it('every country has a name, and they stand in the order of the language', () => {
  expect(countries).toHaveLength(250)
  expect(countries.filter(({ name }) => name === '')).toEqual([])
  const at = (code: string) => countries.findIndex(({ id }) => id === code)
  // Ä is sorted as A.
  expect(at('eg')).toBeLessThan(at('al'))
})

it.each([
  ['osterr', ['at']],
  ['ÖSTERR', ['at']],
  ['at', ['at']],
  ['guinea-b', ['gw']],
  ['nowhere', []],
])('typing %j finds %j among them', (typed, found) => {
  const ids = matching(countries, typed).map(({ id }) => id)
  expect(ids.filter((id) => found.includes(id) || found.length === 0)).toEqual(found)
})
