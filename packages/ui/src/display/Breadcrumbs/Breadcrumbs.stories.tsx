import type { Meta, StoryObj } from '@storybook/react-vite'
import { Breadcrumbs } from './Breadcrumbs.js'

const meta = {
  title: 'Display/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [
      { name: 'Products', href: '#products' },
      { name: 'Vessels', href: '#vessels' },
      { name: 'Tall jug' },
    ],
  },
} satisfies Meta<typeof Breadcrumbs>
export default meta

export const ToAProduct: StoryObj<typeof meta> = {}
