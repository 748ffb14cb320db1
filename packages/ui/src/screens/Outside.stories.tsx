import type { Meta, StoryObj } from '@storybook/react-vite'
import { Pieces } from '../../../../scripts/outside/shared/Pieces.js'
import type { UiStrings } from '../strings/use-strings.js'
import { exampleCart } from '../testing/example-cart.js'

/** The pieces as `npm run outside` shows them in strangers' pages; these are what they are compared with. */
const meta = {
  title: 'Screens/Outside',
  component: Pieces,
  args: { piece: 'drawer', cart: exampleCart, locale: 'en' },
  render: (args, { globals, loaded }) => (
    <Pieces
      {...args}
      locale={globals.locale === 'long' ? 'en' : String(globals.locale)}
      strings={loaded.strings as UiStrings}
    />
  ),
} satisfies Meta<typeof Pieces>
export default meta

export const Drawer: StoryObj<typeof meta> = { args: { piece: 'drawer' } }
export const Picker: StoryObj<typeof meta> = { args: { piece: 'picker' } }
export const Modal: StoryObj<typeof meta> = { args: { piece: 'modal' } }
export const Toast: StoryObj<typeof meta> = { args: { piece: 'toast' } }
