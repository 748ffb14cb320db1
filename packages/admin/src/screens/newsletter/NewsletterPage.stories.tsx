import type { NewsletterSubscriber } from '@cartwright/contract'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Newsletter',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/customers/newsletter' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const at = '2026-11-18T09:24:00.000Z'
const subscriber = (email: string, more: Partial<NewsletterSubscriber> = {}): NewsletterSubscriber => ({
  id: `news_${email}`,
  email,
  language: 'en',
  country_code: null,
  state: 'confirmed',
  source: 'footer',
  customer_id: null,
  asked_at: at,
  confirmed_at: at,
  left_at: null,
  created_at: at,
  updated_at: at,
  ...more,
})
const page = { count: 0, offset: 0, limit: 20 }

/** Those who get it, one who has not followed the link yet, and one who left. */
export const Readers: Story = {
  beforeEach: withShop({
    'GET /admin/newsletter-subscribers': {
      newsletter_subscribers: [
        subscriber('ada@example.com', { language: 'de', country_code: 'at' }),
        subscriber('maximiliane.freifrau-von-hohenstein@a-rather-long-domain.example'),
        subscriber('yuki@example.jp', { language: 'ja', state: 'pending', confirmed_at: null }),
        subscriber('noor@example.ae', { language: 'ar', state: 'left', left_at: at }),
      ],
      ...page,
      count: 4,
    },
  }),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /ada@example\.com/ })).toHaveTextContent('de-AT')
    const states = ['yuki', 'noor', 'ada'].map(
      (name) => canvas.getByRole('row', { name: new RegExp(name) }).querySelector('.cw-Badge')?.textContent,
    )
    await expect(new Set(states).size).toBe(3)
  },
}

export const Nobody: Story = {
  beforeEach: withShop({ 'GET /admin/newsletter-subscribers': { newsletter_subscribers: [], ...page } }),
  play: async ({ canvas, canvasElement }) => {
    await waitFor(() => expect(canvasElement.querySelector('.cw-EmptyState-title')).toBeVisible())
    await expect(canvas.queryByRole('row')).toBeNull()
  },
}
