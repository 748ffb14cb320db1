import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'
import { taxAnswers, taxPath } from './examples'

const meta = {
  title: 'Screens/Taxes',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/taxes' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

export const Regions: Story = {
  beforeEach: withShop(taxAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Nordics/ })).toBeVisible()
  },
}

export const Rates: Story = {
  args: { path: taxPath },
  beforeEach: withShop(taxAnswers),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('row', { name: /Books/ })).toBeVisible()
  },
}

export const WithoutRates: Story = {
  args: { path: taxPath },
  beforeEach: withShop({
    ...taxAnswers,
    'GET /admin/tax-rates': { tax_rates: [], count: 0, offset: 0, limit: 20 },
  }),
}
