import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { CodeField } from './CodeField.js'

const meta = {
  title: 'Shop/CodeField',
  component: CodeField,
  args: { codes: [], onApply: fn(), onRemove: fn() },
} satisfies Meta<typeof CodeField>
export default meta

export const Folded: StoryObj<typeof meta> = {}
export const Typed: StoryObj<typeof meta> = {
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvasElement.querySelector('summary')!)
    await userEvent.type(canvas.getByRole('textbox'), 'MAY10{Enter}')
    await expect(args.onApply).toHaveBeenCalledWith('MAY10')
  },
}
export const Applied: StoryObj<typeof meta> = {
  args: {
    codes: [
      { code: 'MAY10', kind: 'discount' },
      { code: 'GIFT-7Q2M-99', kind: 'gift_card' },
    ],
  },
}
export const Refused: StoryObj<typeof meta> = {
  args: { outcome: { ok: false, error: 'MAY10 ended on 31 May', values: { code: 'MAY10' } } },
}
