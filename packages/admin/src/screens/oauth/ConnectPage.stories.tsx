import { refuse } from '@cartwright/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Apps',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/oauth/books?code=c1&state=s1&scope=orders:read+products:read' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const books = {
  id: 'oauth_1',
  display_name: 'Books',
  application_name: 'books',
  install_url: 'https://books.example.com/connect',
  uninstall_url: 'https://books.example.com/leave',
  data: null,
}
const answers = { 'GET /admin/apps': { apps: [books] } }

export const Consent: Story = {
  beforeEach: withShop(answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('orders:read')).toBeVisible()
  },
}

export const Refused: Story = {
  tags: ['refused'],
  beforeEach: withShop({
    ...answers,
    'POST /admin/apps/authorizations': () =>
      refuse(400, { type: 'invalid_data', message: 'The state is another' }),
  }),
  play: async ({ canvas }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /Books/ }))
    await expect(await canvas.findByText(/The state is another/)).toBeVisible()
  },
}

export const Incomplete: Story = { args: { path: '/a/oauth/books' }, beforeEach: withShop(answers) }

export const List: Story = { args: { path: '/a/oauth' }, beforeEach: withShop(answers) }
