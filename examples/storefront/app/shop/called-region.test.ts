import { regionSlug } from '@cartwright/sdk/rules'
import { expect, it } from 'vitest'
import { regionCalled } from './called-region'

const region = (id: string, name: string, ...codes: string[]) => ({
  id,
  name,
  currency_code: 'eur',
  inclusive: true,
  tax_rate: 20,
  countries: codes.map((code) => ({ code, name: code })),
})
const regions = [region('reg_1', 'Côte d’Or', 'fr'), region('reg_2', 'United Kingdom', 'gb')]

it.each([
  ['reg_2', 'reg_2'],
  ['united-kingdom', 'reg_2'],
  ['United-Kingdom', 'reg_2'],
  ['cote-d-or', 'reg_1'],
  ['fr', 'reg_1'],
  ['', undefined],
  ['mars', undefined],
])('the region called %s is %s', (called, id) => expect(regionCalled(regions, called)?.id).toBe(id))

it('is spelled by any name', () => expect(regionSlug({ name: '日本' })).toBe('日本'))
