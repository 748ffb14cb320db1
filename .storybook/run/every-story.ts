import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import type { Stage, Story } from './stage.js'

/** Runs `look` on every story of the Storybook, one test each, in a window opened by `open`. */
export async function everyStory(
  name: string,
  open: (storybook: string) => Promise<Stage>,
  look: (stage: Stage, story: Story) => Promise<string[]>,
): Promise<void> {
  const storybook = inject('storybook')
  const { entries } = (await (await fetch(`${storybook}/index.json`)).json()) as {
    entries: Record<string, Story & { type: 'story' | 'docs' }>
  }
  const stories = Object.values(entries).filter(({ type }) => type === 'story')
  describe(name, () => {
    let stage: Stage
    beforeAll(async () => {
      stage = await open(storybook)
    })
    afterAll(() => stage.close())
    it.each(stories.map((story) => [`${story.title}: ${story.name}`, story] as const))(
      '%s',
      async (_, story) => {
        const problems = await look(stage, story)
        if (problems.length > 0) throw new Error(problems.join('\n'))
      },
    )
  })
}
