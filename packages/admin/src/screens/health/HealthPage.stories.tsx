import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Health',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/health' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const SomethingAmiss: Story = {
  beforeEach: withShop({
    'GET /admin/health': {
      status: 'error',
      checks: [
        { id: 'node', status: 'ok', title: 'Node', detail: '20.19.0', fix: null },
        {
          id: 'mails',
          status: 'warning',
          title: 'Mails',
          detail: 'reach nobody',
          fix: 'set up a mail server',
        },
        {
          id: 'secrets',
          status: 'error',
          title: 'Secrets',
          detail: 'mode 644',
          fix: 'chmod 600 secrets.json',
        },
      ],
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Secrets')).toBeVisible()
  },
}
