import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { ChoiceCards } from './ChoiceCards.js'

const meta = {
  title: 'Shop/ChoiceCards',
  component: ChoiceCards,
  args: {
    label: 'Wrapping',
    name: 'wrapping',
    cards: [
      { value: 'none', title: 'As it is' },
      {
        value: 'cloth',
        title: 'In cloth',
        description: 'Linen, to be used again',
        aside: '€4.00',
        details: 'With a card?',
      },
      { value: 'box', title: 'In a box', isDisabled: true },
    ],
  },
} satisfies Meta<typeof ChoiceCards>
export default meta

export const Regular: StoryObj<typeof meta> = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: /In cloth/ }))
    await expect(args.onChange).toHaveBeenCalledWith('cloth')
    await expect(canvas.getByText('With a card?')).toBeVisible()
  },
}
export const Refused: StoryObj<typeof meta> = { args: { error: 'Choose a wrapping.' } }
export const WithNothingToChoose: StoryObj<typeof meta> = { args: { cards: [], empty: 'There is nothing.' } }
