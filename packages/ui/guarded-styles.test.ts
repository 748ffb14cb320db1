import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { guardedStyles } from './guarded-styles.ts'
import { sheets } from './write-exports.ts'

const squeezed = (text: string) => text.replace(/\s+/g, ' ').trim()

it.each([
  ['@layer cartwright { .a { margin: 0 } }', '.a:not(#cw) { margin: 0 }'],
  [
    '@layer x { .a, .b:is(.c, .d) > e { margin: 0 } }',
    '.a:not(#cw), .b:is(.c, .d) > e:not(#cw) { margin: 0 }',
  ],
  ['@layer x { .a::before { content: "" } }', '.a:not(#cw)::before { content: "" }'],
  ['@layer x { @media print { .a { margin: 0 } } }', '@media print { .a:not(#cw) { margin: 0 } }'],
  ['@layer x { @keyframes k { from { opacity: 0 } } }', '@keyframes k { from { opacity: 0 } }'],
  ['@layer x { :root, :host { --cw-bg: red } }', ':root, :host { --cw-bg: red }'],
  ['/* a { } */ @layer x { .a { } }', '.a:not(#cw) { }'],
])('%s becomes %s', (sheet, guarded) => expect(squeezed(guardedStyles(sheet))).toBe(guarded))

it('every rule of ours is guarded', () => {
  for (const sheet of sheets) {
    const guarded = guardedStyles(readFileSync(new URL(`src/${sheet}`, import.meta.url), 'utf8'))
    expect(guarded).not.toContain('@layer')
    for (const [, selector = ''] of guarded.matchAll(/(?:^|\n)(\.[^{}]+)\{/g))
      for (const one of selector.split(/,(?![^(]*\))/)) expect(one, sheet).toContain(':not(#cw)')
  }
})
