import { afterAll, beforeAll, describe, inject, it } from 'vitest'
import type { Stage, Story } from './stage.js'

/** Runs `look` on every story of the Storybook that `isMeant`, one test each, in windows opened by `open`. */
export async function everyStory(
  name: string,
  open: (storybook: string) => Promise<Stage>,
  look: (stage: Stage, story: Story) => Promise<string[]>,
  isMeant: (story: Story) => boolean = () => true,
): Promise<void> {
  const storybook = inject('storybook')
  const { entries } = (await (await fetch(`${storybook}/index.json`)).json()) as {
    entries: Record<string, Story & { type: 'story' | 'docs' }>
  }
  const stories = Object.values(entries).filter((entry) => entry.type === 'story' && isMeant(entry))
  describe.concurrent(name, () => {
    const free: Stage[] = []
    // A story waits for animations longer than it is drawn, and another fills the time.
    beforeAll(async () => {
      free.push(...(await Promise.all([open(storybook), open(storybook)])))
    })
    afterAll(() => Promise.all(free.map((stage) => stage.close())))
    it.each(stories.map((story) => [`${story.title}: ${story.name}`, story] as const))(
      '%s',
      async (_, story) => {
        const stage = free.pop()
        if (!stage) throw new Error('more tests run at once than there are windows')
        const problems = await look(stage, story).finally(() => free.push(stage))
        if (problems.length > 0) throw new Error(problems.join('\n'))
      },
    )
  })
}
