import { everyStory } from './every-story.js'
import { Stage, widths } from './stage.js'

await everyStory(
  'in Arabic and dark, on a desktop and a phone',
  (storybook) => Stage.open(storybook, { locale: 'ar', theme: 'dark' }),
  async (stage, story) => [...(await stage.play(story)), ...(await stage.spill(widths.phone))],
)
