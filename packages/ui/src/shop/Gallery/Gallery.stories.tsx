import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { examplePictures } from '../../testing/example-pictures.js'
import { Gallery } from './Gallery.js'

const meta = {
  title: 'Shop/Gallery',
  component: Gallery,
  args: { label: 'Tall jug', pictures: examplePictures, sizes: '600px', restSizes: '300px' },
  decorators: [
    (Story) => (
      <div style={{ maxInlineSize: 600 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Gallery>
export default meta

export const Grid: StoryObj<typeof meta> = {}
export const Strip: StoryObj<typeof meta> = { args: { layout: 'strip' } }
export const OfAChoice: StoryObj<typeof meta> = { args: { layout: 'strip', chosen: 2 } }
export const OnAPhone: StoryObj<typeof meta> = { globals: { viewport: { value: 'mobile1' } } }
export const OnePicture: StoryObj<typeof meta> = { args: { pictures: examplePictures.slice(0, 1) } }
export const WithoutZoom: StoryObj<typeof meta> = { args: { hasNoZoom: true } }
export const Zoomed: StoryObj<typeof meta> = {
  args: { layout: 'strip' },
  play: async ({ canvas, canvasElement, userEvent, say }) => {
    await userEvent.click(canvas.getByRole('img', { name: 'Back' }))
    const dialog = within(canvasElement.ownerDocument.body).getByRole('dialog', { name: 'Tall jug' })
    await userEvent.click(within(dialog).getByRole('button', { name: say('close') }))
    await waitFor(() => expect(dialog).not.toHaveAttribute('open'))
    await userEvent.click(canvas.getByRole('img', { name: 'Back' }))
  },
}
