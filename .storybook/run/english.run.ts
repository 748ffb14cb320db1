import { everyStory } from './every-story.js'
import { Stage, widths } from './stage.js'

await everyStory(
  'in English and light, on a desktop and a phone, and at a zoom of 200 %',
  (storybook) => Stage.open(storybook, { locale: 'en', theme: 'light' }),
  async (stage, story) => [
    ...(await stage.play(story)),
    ...(await stage.spill(widths.phone)),
    ...(await stage.spill(widths.zoomed)),
  ],
)
