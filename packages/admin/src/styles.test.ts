import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, it } from 'vitest'

const root = import.meta.dirname
const texts = new Map(
  readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(tsx?|css)$/.test(file) && !/\.(test|stories)\./.test(file))
    .map((file) => [join(root, file), readFileSync(join(root, file), 'utf8')]),
)
const imported =
  /^\s*(?:import|export)\s(?!type\s)(?:[^'"]*?\sfrom\s)?['"](\.[^'"]+)['"]|^@import\s+"(\.[^"]+)"/gm

/** The files that come with one: what it imports at once, and what these do. What comes on demand is not among them. */
function together(file: string, known = new Set<string>()): Set<string> {
  const text = texts.get(file)
  if (text === undefined || known.has(file)) return known
  known.add(file)
  for (const [, named, styles] of text.matchAll(imported)) {
    const path = join(dirname(file), named ?? styles ?? '')
    for (const end of ['', '.ts', '.tsx']) together(path + end, known)
  }
  return known
}

it('styles come with whatever uses them, not with a part that comes later', () => {
  const start = together(join(root, 'main.tsx'))
  const places = new Map<string, string[]>()
  for (const [file, text] of texts)
    if (file.endsWith('.css'))
      for (const name of new Set(text.match(/(?<=\.)ad-[\w-]+/g)))
        places.set(name, [...(places.get(name) ?? []), file])
  expect(places.size).toBeGreaterThan(100)

  const lost = [...texts].flatMap(([file, text]) => {
    if (file.endsWith('.css')) return []
    const names = [...new Set(text.match(/(?<=['"`\s])ad-[\w-]+(?=['"`\s])/g))]
    const has = names.length > 0 ? together(file) : start
    return names
      .filter((name) => places.get(name)?.every((place) => !has.has(place) && !start.has(place)))
      .map((name) => `${file.slice(root.length + 1)}: ${name}`)
  })
  expect(lost).toEqual([])
})
