import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { RegionSwitch } from './RegionSwitch.js'

const meta = {
  title: 'Shop/RegionSwitch',
  component: RegionSwitch,
  args: {
    current: 'europe',
    regions: [
      { id: 'europe', name: 'Europe', currency_code: 'eur', inclusive: true, countries: ['at', 'de', 'fr'] },
      { id: 'america', name: 'America', currency_code: 'usd', inclusive: false, countries: ['us'] },
      { id: 'japan', name: 'Japan', currency_code: 'jpy', inclusive: true, countries: ['jp'] },
    ],
    cart: {
      pieces: 3,
      country: 'at',
      hasDelivery: true,
      codes: [{ code: 'GIFT-4F2K', kind: 'gift_card', regions: ['europe'] }],
    },
    onSwitch: fn(),
  },
} satisfies Meta<typeof RegionSwitch>
export default meta

export const Regular: StoryObj<typeof meta> = {}
export const ToAnother: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    const [, america] = canvas.getAllByRole('radio')
    await userEvent.click(america!)
    await expect(canvas.getAllByRole('listitem')).toHaveLength(5)
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onSwitch).toHaveBeenCalledWith('america')
  },
}
export const WithoutACart: StoryObj<typeof meta> = { args: { cart: undefined } }
