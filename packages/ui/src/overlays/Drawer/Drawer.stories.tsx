import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.js'
import { Drawer } from './Drawer.js'

const meta = {
  title: 'Overlays/Drawer',
  component: Drawer,
  args: {
    title: 'Order #1042',
    trigger: <Button>Preview</Button>,
    children: 'Tall jug, ash glaze × 2',
    footer: <Button variant="primary">Open order</Button>,
  },
} satisfies Meta<typeof Drawer>
export default meta

export const End: StoryObj<typeof meta> = { args: { defaultOpen: true, trigger: undefined } }
export const Start: StoryObj<typeof meta> = { args: { side: 'start', width: 280 } }
export const Bottom: StoryObj<typeof meta> = { args: { side: 'bottom' } }
