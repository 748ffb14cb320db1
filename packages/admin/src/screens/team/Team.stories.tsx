import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'
import { invite, teamAnswers } from './examples'

const meta = {
  title: 'Screens/Team',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/team' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const Members: Story = {
  beforeEach: withShop({ ...teamAnswers, 'GET /admin/invites': { invites: [invite] } }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Ada/ })).toBeVisible()
    await expect(await canvas.findByRole('row', { name: /lin@example.com/ })).toBeVisible()
  },
}

export const Roles: Story = {
  args: { path: '/a/settings/team/roles' },
  beforeEach: withShop(teamAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Packers/ })).toBeVisible()
  },
}

export const NewRole: Story = {
  args: { path: '/a/settings/team/roles/new' },
  beforeEach: withShop(teamAnswers),
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('textbox'))[0]).toBeVisible()
  },
}
