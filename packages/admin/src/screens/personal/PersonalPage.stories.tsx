import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'
import { account, accountAnswers, twoFactorOn } from './examples'

const meta = {
  title: 'Screens/Your account',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/personal-information' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const Account: Story = {
  beforeEach: withShop(accountAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari · iPhone')).toBeVisible()
  },
}

export const TwoFactorOn: Story = {
  beforeEach: withShop({
    ...accountAnswers,
    'GET /admin/auth/account': { account: { ...account, two_factor: twoFactorOn } },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Safari · iPhone')).toBeVisible()
  },
}
