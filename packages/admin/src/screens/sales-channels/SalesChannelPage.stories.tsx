import { refuse } from '@cartwright/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'
import { channelAnswers } from './examples'

const meta = {
  title: 'Screens/Sales channels',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/sales-channels/sc_web' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const Channel: Story = {
  beforeEach: withShop(channelAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Web shop' })).toBeVisible()
  },
}

export const List: Story = {
  args: { path: '/a/sales-channels' },
  beforeEach: withShop(channelAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Marketplace/ })).toBeVisible()
  },
}

export const Locations: Story = {
  args: { path: '/a/settings/stock-locations' },
  beforeEach: withShop(channelAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Berlin/ })).toBeVisible()
  },
}

export const Failed: Story = {
  tags: ['refused'],
  beforeEach: withShop({
    ...channelAnswers,
    'GET /admin/sales-channels/:id': () =>
      refuse(400, { type: 'invalid_data', message: 'The shop is being moved' }),
  }),
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say('retry') })).toBeVisible()
  },
}
