import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Return reasons',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/return-reasons' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const Reasons: Story = {
  beforeEach: withShop(),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Wrong size/ })).toBeVisible()
  },
}

/** What a reason is called in other languages stands in its dialog. */
export const Languages: Story = {
  args: { path: '/a/settings/return-reasons?open=rr_size' },
  beforeEach: withShop({
    'GET /admin/return-reasons/:id/translations': {
      translations: [
        {
          id: 'tran_ar',
          entity: 'return_reason',
          entity_id: 'rr_size',
          language: 'ar',
          values: { label: 'مقاس غير مناسب' },
          created_at: '2026-11-18T09:24:00.000Z',
          updated_at: '2026-11-18T09:24:00.000Z',
        },
      ],
    },
  }),
  play: async () => {
    await expect(await screen.findByText('مقاس غير مناسب')).toBeInTheDocument()
  },
}

export const Empty: Story = {
  beforeEach: withShop({ 'GET /admin/return-reasons': { return_reasons: [] } }),
}
