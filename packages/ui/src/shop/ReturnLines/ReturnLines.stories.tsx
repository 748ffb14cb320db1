import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { exampleReasons, exampleReturns } from '../../testing/example-returns.js'
import { ReturnLines } from './ReturnLines.js'

const meta = {
  title: 'Shop/ReturnLines',
  component: ReturnLines,
  args: { lines: exampleReturns, currency: 'eur', reasons: exampleReasons },
} satisfies Meta<typeof ReturnLines>
export default meta

export const Nothing: StoryObj<typeof meta> = {}
export const Chosen: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    const [pieces, ...more] = canvas.getAllByRole<HTMLSelectElement>('combobox')
    await expect(more).toEqual([])
    if (pieces) await userEvent.selectOptions(pieces, '1')
    const [, reason] = canvas.getAllByRole<HTMLSelectElement>('combobox')
    await expect(reason).toBeVisible()
    if (reason) await userEvent.selectOptions(reason, 'rr_4')
  },
}
export const Refused: StoryObj<typeof meta> = {
  args: {
    values: { [exampleReturns[0]?.id ?? '']: { quantity: '2', reason: 'rr_4', note: 'Too tall' } },
    errors: { [exampleReturns[0]?.id ?? '']: 'Only 1 of it is left to return.' },
  },
}
