import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import { brand, settings } from './settings'

it('the name of the shop stands in one file, beside its own texts', () => {
  const files = globSync(['**/*.{ts,tsx,json,css}', '../*.ts'], {
    cwd: import.meta.dirname,
    ignore: ['settings.ts', '**/*.test.ts'],
  })
  expect(files.length).toBeGreaterThan(200)
  const [word = ''] = settings.name.split(' ')
  expect(
    files.filter((file) => readFileSync(join(import.meta.dirname, file), 'utf8').includes(word)),
  ).toEqual([])
})

it('colours are told for day and night', () => {
  expect(brand()).toEqual({
    '--paper': 'light-dark(#F4F0E8, #16130F)',
    '--clay': 'light-dark(#A8431F, #E9895F)',
    '--clay-deep': 'light-dark(#8C3718, #F19F7A)',
    '--on-clay': 'light-dark(#FFFFFF, #16130F)',
  })
})
