import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ChevronDownIcon, PlusIcon } from '../../icons/icons.js'
import { Button } from './Button.js'
import { LinkButton } from './LinkButton.js'

const meta = {
  title: 'Controls/Button',
  component: Button,
  args: { children: 'Save', onPress: fn() },
} satisfies Meta<typeof Button>
export default meta

export const Primary: StoryObj<typeof meta> = {
  args: { variant: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }))
    await expect(args.onPress).toHaveBeenCalledOnce()
  },
}

export const Variants: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
      {(['s', 'm', 'l'] as const).map((size) => (
        <div key={size} style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
          <Button variant="primary" size={size} icon={<PlusIcon />}>
            New order
          </Button>
          <Button size={size} iconEnd={<ChevronDownIcon />}>
            Export
          </Button>
          <Button variant="ghost" size={size}>
            Cancel
          </Button>
          <Button variant="danger" size={size}>
            Refund €24.00
          </Button>
          <Button size={size} isDisabled>
            Capture
          </Button>
          <Button variant="primary" size={size} isPending>
            Saving
          </Button>
          <LinkButton href="#orders" size={size}>
            All orders
          </LinkButton>
        </div>
      ))}
    </div>
  ),
}

export const LongText: StoryObj<typeof meta> = {
  args: {
    children: 'Änderungen an den Versandkostenbedingungen dieser Bestellung speichern',
    variant: 'primary',
  },
  decorators: [(Story) => <div style={{ inlineSize: 200 }}>{Story()}</div>],
}
