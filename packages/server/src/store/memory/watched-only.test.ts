import { expect, test } from 'vitest'
import { facts } from '../schema/tables'
import { isWatched } from '../schema/watched-tables'
import { rememberRows } from './remembered-rows'

test('of a table that is not watched nothing can be remembered', () => {
  // @ts-expect-error nobody is told when an address changes
  rememberRows(['address'], async () => [])
  rememberRows(['region'], async () => [])
  expect(isWatched('address')).toBe(false)
  expect(isWatched('region')).toBe(true)
})

test('each table says what it is', () => {
  // @ts-expect-error there is no such table
  void facts.adress
  expect(facts.region.isWatched).toBe(true)
})
