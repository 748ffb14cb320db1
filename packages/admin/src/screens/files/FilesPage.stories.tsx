import type { Upload } from '@cartwright/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { many } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Files',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/files' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const files = many(
  6,
  (at): Upload => ({
    id: `upl_${at}`,
    key: `terms-${at}.pdf`,
    url: `/uploads/terms-${at}.pdf`,
    name: at === 1 ? `${'a-very-long-name-'.repeat(6)}.pdf` : `terms-${at}.pdf`,
    type: 'application/pdf',
    size: 12_345 * (at + 1),
    is_protected: at % 2 === 0,
    created_by: null,
    created_at: '2026-11-18T09:24:00.000Z',
  }),
)

export const Files: Story = {
  beforeEach: withShop({ 'GET /admin/uploads': { uploads: files, count: 6, offset: 0, limit: 20 } }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(7))
  },
}

export const Empty: Story = {
  beforeEach: withShop({ 'GET /admin/uploads': { uploads: [], count: 0, offset: 0, limit: 20 } }),
}
