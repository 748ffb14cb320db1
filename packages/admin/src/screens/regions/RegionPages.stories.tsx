import { refuse } from '@cartwright/sdk/testing'
import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'
import { nordics, regionAnswers, wholeEurope } from './examples'

const meta = {
  title: 'Screens/Regions',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/settings/regions' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const isThere =
  (name: string): Story['play'] =>
  async ({ canvas }) => {
    await expect((await canvas.findAllByText(name))[0]).toBeVisible()
  }

export const List: Story = { beforeEach: withShop(regionAnswers), play: isThere('Nordics') }

export const Empty: Story = {
  beforeEach: withShop({ 'GET /admin/regions': { regions: [], count: 0, offset: 0, limit: 20 } }),
}

export const Failed: Story = {
  tags: ['refused'],
  beforeEach: withShop({
    'GET /admin/regions': () => refuse(400, { type: 'invalid_data', message: 'The shop is being moved' }),
  }),
  play: async ({ canvas, say }) => {
    await expect(await canvas.findByRole('button', { name: say('retry') })).toBeVisible()
  },
}

export const Region: Story = {
  args: { path: `/a/settings/regions/${wholeEurope.id}` },
  beforeEach: withShop(regionAnswers),
  play: isThere('Parcel'),
}

export const IncompleteRegion: Story = {
  args: { path: `/a/settings/regions/${nordics.id}` },
  beforeEach: withShop({
    ...regionAnswers,
    'GET /admin/regions/:id': {
      region: { ...wholeEurope, ...nordics, countries: [], payment_providers: [], fulfillment_providers: [] },
    },
    'GET /admin/shipping-options': { shipping_options: [], count: 0, offset: 0, limit: 10 },
  }),
  play: isThere('Nordics'),
}

export const ShippingOption: Story = {
  args: { path: `/a/settings/regions/${wholeEurope.id}?option=so_parcel` },
  beforeEach: withShop(regionAnswers),
}

export const Currencies: Story = {
  args: { path: '/a/settings/currencies' },
  beforeEach: withShop(regionAnswers),
  play: isThere('JPY'),
}

export const Taxes: Story = {
  args: { path: `/a/settings/taxes/${wholeEurope.id}` },
  beforeEach: withShop({
    ...regionAnswers,
    'GET /admin/tax-rates': { tax_rates: [], count: 0, offset: 0, limit: 20 },
  }),
}

export const ShippingProfiles: Story = {
  args: { path: '/a/settings/shipping-profiles' },
  beforeEach: withShop(regionAnswers),
  play: isThere('Freight'),
}

export const Details: Story = { args: { path: '/a/settings/details' }, beforeEach: withShop(regionAnswers) }
