import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { many } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Types and tags',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/types-and-tags?show=tags' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const Tags: Story = {
  beforeEach: withShop({
    'GET /admin/products/types': { types: [] },
    'GET /admin/products/tag-usage': {
      tags: many(60, (at) => ({ id: `ptag_${at}`, value: `ceramics ${at}`, usage_count: String(60 - at) })),
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'ceramics 0' })).toBeVisible()
  },
}

export const Empty: Story = {
  args: { path: '/a/settings/types-and-tags' },
  beforeEach: withShop({
    'GET /admin/products/types': { types: [] },
    'GET /admin/products/tag-usage': { tags: [] },
  }),
}
