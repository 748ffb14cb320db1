import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { jug } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'
import { parcel, regionAnswers, standardProfile } from '../regions/examples'

const meta = {
  title: 'Screens/Shipping profiles',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/shipping-profiles' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const Profiles: Story = {
  beforeEach: withShop(regionAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Freight/ })).toBeVisible()
  },
}

export const OneProfile: Story = {
  args: { path: `/a/settings/shipping-profiles/${standardProfile.id}` },
  beforeEach: withShop({
    ...regionAnswers,
    'GET /admin/shipping-profiles/:id': {
      shipping_profile: { ...standardProfile, products: [jug], shipping_options: [parcel] },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Tall jug')).toBeVisible()
  },
}
