import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.js'
import { IconButton } from '../../controls/IconButton/IconButton.js'
import { CopyIcon, EditIcon, TrashIcon } from '../../icons/icons.js'
import { Tooltip, TooltipProvider } from './Tooltip.js'

const meta = {
  title: 'Overlays/Tooltip',
  component: Tooltip,
  args: { content: 'Stock held for open orders', children: <Button>12 reserved</Button> },
} satisfies Meta<typeof Tooltip>
export default meta

export const OnFocus: StoryObj<typeof meta> = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
export const LongText: StoryObj<typeof meta> = {
  args: {
    content:
      'Stock held for open orders, for carts on their way to the payment, and for returns on their way back',
  },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    const tooltip = await screen.findByRole('tooltip')
    await waitFor(() => expect(tooltip.getBoundingClientRect().width).toBe(220))
  },
}
export const Group: StoryObj<typeof meta> = {
  render: () => (
    <TooltipProvider>
      <IconButton label="Edit" shortcut="E" icon={<EditIcon />} />
      <IconButton label="Duplicate" icon={<CopyIcon />} />
      <IconButton label="Delete" icon={<TrashIcon />} />
    </TooltipProvider>
  ),
}
