import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor } from 'storybook/test'
import { examplePictures } from '../../testing/example-pictures.js'
import { SearchBox } from './SearchBox.js'
import type { LoadSuggestions } from './use-suggestions.js'

const load: LoadSuggestions = async (q) => [
  {
    id: '1',
    kind: 'product',
    text: 'Tall jug, ash glaze',
    note: '€64.00',
    href: '#jug',
    picture: examplePictures[0]!,
  },
  {
    id: '2',
    kind: 'product',
    text: 'Small jug, celadon',
    note: '€48.00',
    href: '#small',
    picture: examplePictures[1]!,
  },
  { id: '3', kind: 'category', text: 'Vessels', href: '#vessels' },
  { id: '4', kind: 'term', text: `${q} stoneware`, href: '#stoneware' },
]

const meta = {
  title: 'Shop/SearchBox',
  component: SearchBox,
  args: { action: '#search' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 420, minBlockSize: 360 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof SearchBox>
export default meta

export const Plain: StoryObj<typeof meta> = { args: { hasButton: true } }
export const WithSuggestions: StoryObj<typeof meta> = {
  args: { load },
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox')
    await userEvent.type(field, 'jug')
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(4))
    await userEvent.keyboard('{ArrowDown}{ArrowDown}')
    await expect(canvas.getByRole('option', { name: /Small jug/ })).toHaveAttribute('aria-selected', 'true')
  },
}
export const RecentSearches: StoryObj<typeof meta> = {
  args: { recent: ['oak bench', 'indigo'] },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox'))
    await expect(canvas.getAllByRole('option')).toHaveLength(2)
  },
}
