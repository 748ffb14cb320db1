import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Import',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/products/import' },
  parameters: { layout: 'fullscreen' },
  beforeEach: withShop(),
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const file = () =>
  new File(['Handle;Title;Variant SKU;Variant Price;Notes\ntall-jug;Tall jug;JUG-ASH;84;x\n'], 'jugs.csv', {
    type: 'text/csv',
  })

export const AFile: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(3)
  },
}

export const Understood: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('listitem')
    const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!field) throw new Error('There is no field for a file')
    await userEvent.upload(field, file())
    await expect(await canvas.findByText('JUG-ASH')).toBeVisible()
  },
}
