import type { Meta, StoryObj } from '@storybook/react-vite'
import { RegionNotice } from './RegionNotice.js'

const meta = {
  title: 'Shop/RegionNotice',
  component: RegionNotice,
  args: {
    outcome: {
      before: { total: 26_610, currency_code: 'eur' },
      after: { total: 30_200, currency_code: 'usd' },
      lost: [{ title: 'Bench, smoked oak', quantity: 1 }],
      codes: [{ code: 'GIFT-4F2K', kind: 'gift_card' }],
      needsDelivery: true,
    },
  },
} satisfies Meta<typeof RegionNotice>
export default meta

export const Everything: StoryObj<typeof meta> = {}
export const PricesAlone: StoryObj<typeof meta> = {
  args: { outcome: { ...meta.args.outcome, lost: [], codes: [], needsDelivery: false } },
}
