import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { many } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'
import { pricingAnswers, winter } from './examples'

const meta = {
  title: 'Screens/Price lists',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/pricing' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const price_lists = many(20, (at) => ({
  ...winter,
  id: `pl_${at}`,
  name: `${winter.name} ${2007 + at}`,
  status: at % 3 === 0 ? ('draft' as const) : ('active' as const),
}))

export const List: Story = {
  beforeEach: withShop({
    ...pricingAnswers,
    'GET /admin/price-lists': { price_lists, count: 40, offset: 0, limit: 20 },
  }),
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(21))
  },
}

export const Empty: Story = {
  beforeEach: withShop({
    ...pricingAnswers,
    'GET /admin/price-lists': { price_lists: [], count: 0, offset: 0, limit: 20 },
  }),
}

export const One: Story = {
  args: { path: '/a/pricing/pl_winter' },
  beforeEach: withShop(pricingAnswers),
}

/** The grid over the products of the list. */
export const Prices: Story = {
  args: { path: '/a/pricing/pl_winter' },
  beforeEach: withShop(pricingAnswers),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await waitFor(() => expect(canvas.getAllByRole('row')).toHaveLength(2))
    const edit = canvasElement.querySelector('.cw-Card-actions [data-variant="primary"]')
    if (edit) await userEvent.click(edit)
    await waitFor(() => expect(document.querySelector('[role="grid"] [role="gridcell"]')).not.toBeNull())
  },
}

export const Wizard: Story = {
  args: { path: '/a/pricing/new' },
  beforeEach: withShop(pricingAnswers),
}
