import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { guides } from './index'

const source = join(import.meta.dirname, '../../packages/ui/src')
/** Surroundings of other components, which draw nothing by themselves. */
const undrawn = ['ShopParts']
const components = ['controls', 'overlays', 'display', 'shop'].flatMap((group) =>
  readdirSync(join(source, group), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && !undrawn.includes(entry.name))
    .map(({ name }) => [name, join(source, group, name)] as const),
)

it.each(components)('%s has a page: stories, a guide and a sentence of its own', (name, folder) => {
  const stories = readdirSync(folder).filter((file) => file.endsWith('.stories.tsx'))
  const titles = stories.map(
    (file) => readFileSync(join(folder, file), 'utf8').match(/title: '\w+\/(\w+)'/)?.[1],
  )
  expect(titles, `one of the stories has a title that ends in ${name}`).toContain(name)
  expect(guides[name], `.storybook/guides has none of ${name}`).toBeDefined()
  expect(guides[name]?.when.length).toBeGreaterThan(20)
  expect(guides[name]?.anatomy.length).toBeGreaterThan(0)
  const file = join(folder, `${name}.tsx`)
  if (existsSync(file))
    expect(readFileSync(file, 'utf8')).toMatch(/\*\/\nexport (?:function|const|class) [A-Z]\w+/)
})
