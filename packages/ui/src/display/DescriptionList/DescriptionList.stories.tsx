import type { Meta, StoryObj } from '@storybook/react-vite'
import { Money } from '../Money/Money.js'
import { DescriptionList } from './DescriptionList.js'

const meta = {
  title: 'Display/DescriptionList',
  component: DescriptionList,
  args: {
    items: [
      { term: 'SKU', details: 'JUG-ASH-L' },
      { term: 'Material', details: 'Stoneware, wood ash glaze' },
    ],
  },
} satisfies Meta<typeof DescriptionList>
export default meta

export const Beside: StoryObj<typeof meta> = {}
export const Stacked: StoryObj<typeof meta> = { args: { isStacked: true } }
export const Sums: StoryObj<typeof meta> = {
  args: {
    isNumeric: true,
    items: [
      { term: 'Subtotal', details: <Money amount={14800} currency="eur" /> },
      { term: 'Shipping', details: <Money amount={490} currency="eur" /> },
      { term: <strong>Total</strong>, details: <Money amount={15290} currency="eur" /> },
    ],
  },
}
