import type { Meta, StoryObj } from '@storybook/react-vite'
import { FacetChips } from './FacetChips.js'

const value = (label: string, isChosen = false) => ({ value: label, label, count: 3, isChosen })

const meta = {
  title: 'Shop/FacetChips',
  component: FacetChips,
  args: {
    search: 'type=Lamp&type=Throw&price_min=20&price_max=120',
    action: '/c/lamps',
    facets: [
      { name: 'type', label: 'Kind', values: [value('Lamp', true), value('Throw', true), value('Vessel')] },
    ],
    price: { currency: 'eur' },
  },
} satisfies Meta<typeof FacetChips>
export default meta

export const Regular: StoryObj<typeof meta> = {}
export const PriceAlone: StoryObj<typeof meta> = { args: { facets: [], search: 'price_max=120' } }
