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

/** How light a colour is, by WCAG 2.2. */
function luminance(colour: string): number {
  const parts = [1, 3, 5].map((at) => Number.parseInt(colour.slice(at, at + 2), 16) / 255)
  const [red = 0, green = 0, blue = 0] = parts.map((part) =>
    part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4,
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
function contrast(one: string, other: string): number {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

it.each(['light', 'dark'] as const)('what is written in the colours of the shop can be read, %s', (how) => {
  const { paper, accent, accentDeep, onAccent } = settings.colours
  for (const [text, ground] of [
    [accent, paper],
    [onAccent, accent],
    [onAccent, accentDeep],
  ] as const)
    expect(contrast(text[how], ground[how]), `${text[how]} on ${ground[how]}`).toBeGreaterThanOrEqual(4.5)
})
