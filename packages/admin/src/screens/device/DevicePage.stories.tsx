import { refuse } from '@cartwright/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Sign in a program',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/device?code=BCDF-GHJK' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const Asked: Story = {
  beforeEach: withShop({
    'GET /admin/auth/device/:user_code': {
      device: {
        user_code: 'BCDF-GHJK',
        client_name: 'cartwright on laptop',
        address: '203.0.113.7',
        status: 'pending',
        created_at: '2026-03-02T09:00:00.000Z',
        expires_at: '2026-03-02T09:10:00.000Z',
      },
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('BCDF-GHJK')).toBeVisible()
  },
}

export const Unknown: Story = {
  tags: ['refused'],
  beforeEach: withShop({
    'GET /admin/auth/device/:user_code': () =>
      refuse(404, { type: 'not_found', message: 'Code with id: BCDF-GHJK was not found' }),
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('textbox')).toBeInvalid())
    await expect(canvas.getByRole('textbox')).toHaveValue('BCDF-GHJK')
  },
}

export const WithoutCode: Story = { args: { path: '/a/device' }, beforeEach: withShop({}) }
