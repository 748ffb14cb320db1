import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen } from 'storybook/test'
import { IconButton } from '../../controls/IconButton/IconButton.js'
import { CopyIcon, EditIcon, MoreIcon, TrashIcon } from '../../icons/icons.js'
import { Menu } from './Menu.js'

const meta = {
  title: 'Overlays/Menu',
  component: Menu,
  args: {
    trigger: <IconButton label="More actions" icon={<MoreIcon />} />,
    onAction: fn(),
    items: [
      {
        items: [
          { id: 'edit', name: 'Edit', icon: <EditIcon />, shortcut: 'E' },
          { id: 'copy', name: 'Duplicate', icon: <CopyIcon />, description: 'As a draft, without stock' },
          { id: 'view', name: 'View in shop', href: '#shop', isDisabled: true },
        ],
      },
      { items: [{ id: 'delete', name: 'Delete', icon: <TrashIcon />, isDanger: true }] },
    ],
  },
} satisfies Meta<typeof Menu>
export default meta

export const Opening: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button'))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Duplicate' }))
    await expect(args.onAction).toHaveBeenCalledWith('copy')
  },
}
export const Open: StoryObj<typeof meta> = { args: { isOpen: true } }
