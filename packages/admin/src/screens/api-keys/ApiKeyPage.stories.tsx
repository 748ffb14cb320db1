import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'
import { channelAnswers, storefrontKey, web } from '../sales-channels/examples'

const meta = {
  title: 'Screens/Publishable keys',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: `/a/publishable-api-keys/${storefrontKey.id}` },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const revoked = { ...storefrontKey, id: 'pk_old', title: 'Old page', revoked_at: storefrontKey.created_at }
const answers = {
  ...channelAnswers,
  'GET /admin/publishable-api-keys': {
    publishable_api_keys: [storefrontKey, revoked],
    count: 2,
    offset: 0,
    limit: 20,
  },
  'GET /admin/publishable-api-keys/:id': { publishable_api_key: storefrontKey },
  'GET /admin/publishable-api-keys/:id/sales-channels': { sales_channels: [web] },
}

export const Key: Story = {
  beforeEach: withShop(answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Web shop' })).toBeVisible()
  },
}

export const Revoked: Story = {
  beforeEach: withShop({
    ...answers,
    'GET /admin/publishable-api-keys/:id': { publishable_api_key: revoked },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { name: 'Old page' })).toBeVisible()
  },
}

export const List: Story = {
  args: { path: '/a/publishable-api-keys' },
  beforeEach: withShop(answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Old page/ })).toBeVisible()
  },
}
