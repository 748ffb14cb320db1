import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { store } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Store details',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/details' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const Details: Story = {
  beforeEach: withShop(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByDisplayValue(store.name)).toBeVisible()
  },
}
