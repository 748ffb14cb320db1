import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Return reasons',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/return-reasons' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const Reasons: Story = {
  beforeEach: withShop(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Wrong size/ })).toBeVisible()
  },
}

export const Empty: Story = {
  beforeEach: withShop({ 'GET /admin/return-reasons': { return_reasons: [] } }),
}
