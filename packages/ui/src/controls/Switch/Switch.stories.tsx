import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Switch } from './Switch.js'

const meta = {
  title: 'Controls/Switch',
  component: Switch,
  args: {
    children: 'Anonymize my usage data',
    hint: 'Personal information such as name and email address is not collected.',
    onChange: fn(),
  },
} satisfies Meta<typeof Switch>
export default meta

export const Off: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('switch'))
    await expect(args.onChange).toHaveBeenCalledWith(true)
  },
}
export const On: StoryObj<typeof meta> = { args: { defaultSelected: true } }
export const Disabled: StoryObj<typeof meta> = { args: { isDisabled: true } }
