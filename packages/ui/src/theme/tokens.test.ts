import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { contrast } from './contrast.js'

const css = readFileSync(join(import.meta.dirname, 'tokens.css'), 'utf8')
const tokens = new Map(
  [...css.matchAll(/--cw-([\w-]+): (?:var\(--cw-[\w-]+, )?light-dark\((#\w{6}), (#\w{6})\)/g)].map(
    ([, name, light, dark]) => [name!, { light: light!, dark: dark! }],
  ),
)
const grounds = ['bg', 'surface', 'sunken', 'hover']
const tones = ['green', 'amber', 'red', 'blue', 'violet', 'grey']

const text: [string, string][] = [
  ...['text', 'text-2', 'text-3', 'accent-text', 'red'].flatMap((ink) =>
    grounds.map((ground): [string, string] => [ink, ground]),
  ),
  ['text', 'selected'],
  ['text-2', 'selected'],
  ['accent-text', 'selected'],
  ['on-accent', 'accent'],
  ['on-accent', 'accent-hover'],
  ['on-red', 'red'],
  ['on-red', 'red-hover'],
  ...tones.flatMap((tone): [string, string][] => [
    [tone, `${tone}-ground`],
    [tone, 'surface'],
    ['text', `${tone}-ground`],
  ]),
]
const outlines: [string, string][] = ['line-strong', 'accent'].flatMap((line) =>
  ['bg', 'surface', 'hover'].map((ground): [string, string] => [line, ground]),
)

describe.each(['light', 'dark'] as const)('the %s theme', (theme) => {
  it.each(text)('%s reads on %s', (ink, ground) => {
    expect(contrast(tokens.get(ink)![theme], tokens.get(ground)![theme])).toBeGreaterThanOrEqual(4.5)
  })

  it.each(outlines)('%s is seen on %s', (line, ground) => {
    expect(contrast(tokens.get(line)![theme], tokens.get(ground)![theme])).toBeGreaterThanOrEqual(3)
  })
})

it('is changed as a whole by five properties', () => {
  const declared = new Set([...css.matchAll(/^\s+(--cw-[\w-]+):/gm)].map(([, name]) => name))
  const open = new Set([...css.matchAll(/var\((--cw-[\w-]+)/g)].map(([, name]) => name))
  expect([...open].filter((name) => !declared.has(name)).sort()).toEqual([
    '--cw-brand',
    '--cw-ground',
    '--cw-on-brand',
    '--cw-radius',
  ])
  expect(declared.has('--cw-font')).toBe(true)
})

it('keeps the colours of the design', () => {
  expect(tokens.get('accent')).toEqual({ light: '#2f5bd8', dark: '#5b82f0' })
  expect(tokens.size).toBe(28)
})
