import { everyStory } from './every-story.js'
import { Stage, widths } from './stage.js'

await everyStory(
  'with words twice as long, without motion and in the colours of the system',
  (storybook) =>
    Stage.open(
      storybook,
      { locale: 'long', theme: 'system' },
      { reducedMotion: 'reduce', forcedColors: 'active' },
    ),
  async (stage, story) => [...(await stage.play(story)), ...(await stage.spill(widths.phone))],
  // The words of the screens are the back office's own, and no longer here.
  ({ title }) => !title.startsWith('Screens/'),
)
