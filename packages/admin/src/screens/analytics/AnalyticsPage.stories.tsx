import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { figuresOfOrders, summary } from '../../testing/example-figures'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Analytics',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/analytics' },
  parameters: { layout: 'fullscreen' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('heading', { level: 1 })).toBeVisible()
    const chart = await canvas.findByRole('slider')
    // On a busy machine it is there before the page has faded in.
    await waitFor(() => expect(chart).toBeVisible())
  },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const AMonth: Story = { beforeEach: withShop() }

/** The first order of a shop: nothing to compare it with, and no share of nothing. */
export const OneOrder: Story = {
  beforeEach: withShop({
    'GET /admin/analytics/summary': {
      summary: {
        ...summary,
        currencies: ['eur'],
        figures: figuresOfOrders(1),
        before: figuresOfOrders(0),
        series: summary.series.map(({ day }, at) => ({ day, figures: figuresOfOrders(at === 28 ? 1 : 0) })),
        series_before: summary.series_before.map(({ day }) => ({ day, figures: figuresOfOrders(0) })),
      },
    },
  }),
}
