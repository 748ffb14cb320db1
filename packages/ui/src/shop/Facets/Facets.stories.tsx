import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { Facets } from './Facets.js'

const value = (label: string, count: number, isChosen = false) => ({ value: label, label, count, isChosen })

const meta = {
  title: 'Shop/Facets',
  component: Facets,
  args: {
    search: 'type=Lamp&sort=name',
    count: 6,
    facets: [
      {
        name: 'type',
        label: 'Kind',
        values: [value('Lamp', 6, true), value('Stool', 3), value('Throw', 8), value('Vessel', 0)],
      },
      {
        name: 'collection',
        label: 'Collection',
        values: [value('Long evening', 4), value('North light', 2)],
      },
    ],
    price: { currency: 'eur', bounds: { min: 2400, max: 89_000 } },
  },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Facets>
export default meta

/** Without any script, or where nobody listens: the button sends the form. */
export const Plain: StoryObj<typeof meta> = {}
export const Live: StoryObj<typeof meta> = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: /Throw/, hidden: true })
    if (box.checkVisibility()) {
      await userEvent.click(box)
      await expect(args.onChange).toHaveBeenLastCalledWith('sort=name&type=Lamp&type=Throw')
    }
  },
}
export const ManyValues: StoryObj<typeof meta> = {
  args: {
    price: undefined,
    facets: [
      {
        name: 'tag',
        label: 'Material',
        values: Array.from({ length: 22 }, (_, at) => value(`Wood no. ${at + 1}`, 22 - at)),
      },
    ],
  },
}
export const AsASheet: StoryObj<typeof meta> = {
  args: { onChange: fn() },
  globals: { viewport: { value: 'mobile1' } },
}
