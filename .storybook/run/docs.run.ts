import { afterAll, beforeAll, expect, inject, it } from 'vitest'
import { guides } from '../guides/index.js'
import { Stage } from './stage.js'

const storybook = inject('storybook')
const { entries } = (await (await fetch(`${storybook}/index.json`)).json()) as {
  entries: Record<string, { id: string; title: string; type: 'story' | 'docs'; tags?: string[] }>
}
const pages = Object.values(entries).filter(({ type }) => type === 'docs')

let stage: Stage
beforeAll(async () => {
  stage = await Stage.open(storybook, { locale: 'en', theme: 'light' })
})
afterAll(() => stage.close())

it.each(pages.map(({ title, id }) => [title, id] as const))(
  '%s has a page that reads well',
  async (title, id) => {
    const tags = Object.values(entries).flatMap((one) => (one.title === title ? (one.tags ?? []) : []))
    const { headings, problems } = await stage.read(id, tags)
    expect(problems).toEqual([])
    const name = title.split('/').at(-1) ?? ''
    expect(headings).toContain(name)
    if (guides[name])
      expect(headings).toEqual(
        expect.arrayContaining(['When to use', 'Example', 'Anatomy', 'Keyboard', 'Properties']),
      )
  },
)
