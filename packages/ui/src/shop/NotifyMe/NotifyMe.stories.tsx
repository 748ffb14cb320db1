import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { NotifyMe } from './NotifyMe.js'

const meta = {
  title: 'Shop/NotifyMe',
  component: NotifyMe,
  args: { variantId: 'variant_1', onNotify: fn() },
} satisfies Meta<typeof NotifyMe>
export default meta

export const Regular: StoryObj<typeof meta> = {}
export const Sent: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@example.com')
    await userEvent.click(canvas.getByRole('button'))
    await expect(args.onNotify).toHaveBeenCalledWith('ada@example.com')
    await expect(canvas.getByRole('status')).toBeVisible()
  },
}
export const Refused: StoryObj<typeof meta> = {
  args: { outcome: { ok: false, error: 'This address is not complete.', values: { email: 'ada@' } } },
}
