import { join } from 'node:path'
import { expect, it } from 'vitest'
import { reachedFrom } from '../../../../../scripts/import-cycles'

it('a shop without feeds loads nothing of them but what says so', () => {
  const loaded = [...reachedFrom(join(import.meta.dirname, '../../index.ts'))]
  expect(loaded.some((file) => file.endsWith('/server.ts'))).toBe(true)
  expect(loaded.filter((file) => file.includes('/agents/')).map((file) => file.split('/').at(-1))).toEqual([
    'feed-settings.ts',
  ])
})
