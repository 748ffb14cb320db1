import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.js'
import { BoxIcon, OrderIcon, PlusIcon } from '../../icons/icons.js'
import { CommandPalette, type CommandPaletteProps } from './CommandPalette.js'

function Started(props: CommandPaletteProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Search the shop</Button>
      <CommandPalette {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const run = fn()
const meta = {
  title: 'Overlays/CommandPalette',
  component: CommandPalette,
  args: {
    isOpen: true,
    onOpenChange: fn(),
    groups: [
      {
        name: 'Orders',
        commands: [
          {
            id: 'o1',
            name: '#1042',
            description: 'Ada Lovelace, €148.00',
            icon: <OrderIcon />,
            href: '#1042',
          },
          {
            id: 'o2',
            name: '#1041',
            description: 'Grace Hopper, €64.00',
            icon: <OrderIcon />,
            href: '#1041',
          },
        ],
      },
      {
        name: 'Products',
        commands: [{ id: 'p1', name: 'Tall jug, ash glaze', keywords: 'JUG-ASH', icon: <BoxIcon /> }],
      },
      {
        name: 'Actions',
        commands: [{ id: 'new', name: 'New product', icon: <PlusIcon />, shortcut: 'C', onAction: run }],
      },
    ],
  },
} satisfies Meta<typeof CommandPalette>
export default meta

export const Open: StoryObj<typeof meta> = {}
export const Found: StoryObj<typeof meta> = {
  play: async ({ userEvent }) => {
    const field = await screen.findByRole('searchbox')
    await userEvent.type(field, 'new pro')
    const found = await screen.findByRole('menuitem', { name: /New product/ })
    await waitFor(() => expect(field).toHaveAttribute('aria-activedescendant', found.id))
    await userEvent.keyboard('{Enter}')
    await expect(run).toHaveBeenCalled()
  },
}
/** Where the focus goes from here, key by key, is tried with the keys of a real keyboard. */
export const ByAButton: StoryObj<typeof meta> = { render: Started }
