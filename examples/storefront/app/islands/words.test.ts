import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { globSync } from 'tinyglobby'
import { expect, it } from 'vitest'
import live from '../locales/live/en.json'

const app = join(import.meta.dirname, '..')
const imported = /^(?:import|export) (?!type )(?:[^'"]*? from )?'(\.[^']+)'/gm
const asked = /\b(?:t|count)\((?:\w+ \? )?'(\w+)'(?: : '(\w+)')?/g

/** The modules that reach a browser: islands, and what they import. */
function reached(): Map<string, string> {
  const known = new Map<string, string>()
  const visit = (file: string) => {
    if (known.has(file)) return
    const text = readFileSync(file, 'utf8')
    known.set(file, text)
    for (const [, name = ''] of text.matchAll(imported))
      for (const found of globSync(`${join(dirname(file), name)}{,.ts,.tsx}`, { absolute: true }))
        visit(found)
  }
  for (const file of globSync('islands/*Island.tsx', { cwd: app, absolute: true })) visit(file)
  for (const name of ['CartLink.tsx', 'soft-forms.ts', 'use-sent-form.tsx']) visit(join(app, 'islands', name))
  return known
}

it('islands say nothing that the browser has not been given the words for', () => {
  const words = [...reached().values()].flatMap((text) =>
    [...text.matchAll(asked)].flatMap(([, one, other]) => [one, other].filter((word) => word !== undefined)),
  )
  expect(words.length).toBeGreaterThan(30)
  expect(words.filter((word) => !(word in live || `${word}_other` in live))).toEqual([])
})
