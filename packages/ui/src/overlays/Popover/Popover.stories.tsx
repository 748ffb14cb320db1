import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.js'
import { Checkbox } from '../../controls/Checkbox/Checkbox.js'
import { Popover } from './Popover.js'

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    label: 'Columns',
    trigger: <Button>Columns</Button>,
    children: (
      <>
        <Checkbox defaultSelected>Customer</Checkbox>
        <Checkbox>Sales channel</Checkbox>
      </>
    ),
  },
} satisfies Meta<typeof Popover>
export default meta

export const Open: StoryObj<typeof meta> = { args: { defaultOpen: true } }
