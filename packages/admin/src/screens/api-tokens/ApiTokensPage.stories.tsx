import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, userEvent, within } from 'storybook/test'
import { accountOf, staff } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/API tokens',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/api-tokens' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const token = {
  id: 'apitok_1',
  name: 'Stock sync',
  hint: 'x7k2',
  domain: 'admin' as const,
  user_id: staff.id,
  customer_id: null,
  scopes: ['products:read', 'inventory-items:write'],
  created_at: '2026-11-18T09:24:00.000Z',
  last_used_at: '2026-11-18T09:24:00.000Z',
  expires_at: null,
  revoked_at: null,
}
const answers = {
  'GET /admin/api-tokens': {
    api_tokens: [
      token,
      { ...token, id: 'apitok_2', name: 'Old sync', scopes: null, revoked_at: token.created_at },
    ],
    count: 2,
    offset: 0,
    limit: 20,
  },
}

export const List: Story = {
  beforeEach: withShop(answers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Stock sync/ })).toBeVisible()
  },
}

export const NewToken: Story = {
  beforeEach: withShop(answers),
  play: async ({ canvas }) => {
    await canvas.findByRole('row', { name: /Stock sync/ })
    await userEvent.keyboard('c')
    const dialog = within(await screen.findByRole('dialog'))
    const [read] = dialog.getAllByRole('checkbox', { name: /products/ })
    if (read) await userEvent.click(read)
    await expect(read).toBeChecked()
  },
}

const member = { ...staff, role: 'member' as const }

export const Forbidden: Story = {
  beforeEach: withShop({
    'GET /admin/auth': { user: member },
    'GET /admin/auth/account': { account: accountOf(member) },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText(/api-tokens:read/)).toBeVisible()
  },
}
