import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { guides } from './index'

const source = join(import.meta.dirname, '../../packages/ui/src')
const components = ['controls', 'overlays', 'display', 'shop'].flatMap((group) =>
  readdirSync(join(source, group)).map((name) => [name, join(source, group, name)] as const),
)

it.each(components)('%s has a page: stories, a guide and a sentence of its own', (name, folder) => {
  const stories = join(folder, `${name}.stories.tsx`)
  expect(existsSync(stories), stories).toBe(true)
  expect(readFileSync(stories, 'utf8')).toMatch(new RegExp(`title: '\\w+/${name}'`))
  const guide = guides[name]
  expect(guide, `.storybook/guides has none of ${name}`).toBeDefined()
  expect(guide?.when.length).toBeGreaterThan(20)
  expect(guide?.anatomy.length).toBeGreaterThan(0)
  const exported = '(?:async )?(?:function|const)'
  expect(readFileSync(join(folder, `${name}.tsx`), 'utf8')).toMatch(
    new RegExp(`\\*/\\nexport ${exported} ${name === 'Toast' ? 'ToastRegion' : name}\\b`),
  )
})

it('has no guide of a component that is gone', () => {
  const names = components.map(([name]) => name)
  expect(Object.keys(guides).filter((name) => !names.includes(name))).toEqual([])
})
