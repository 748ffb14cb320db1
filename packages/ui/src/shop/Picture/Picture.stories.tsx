import type { Meta, StoryObj } from '@storybook/react-vite'
import { examplePictures } from '../../testing/example-pictures.js'
import { Picture } from './Picture.js'

const [front] = examplePictures

const meta = {
  title: 'Shop/Picture',
  component: Picture,
  args: { picture: front!, sizes: '240px' },
  decorators: [
    (Story) => (
      <div style={{ inlineSize: 240 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Picture>
export default meta

export const Regular: StoryObj<typeof meta> = {}
export const First: StoryObj<typeof meta> = { args: { isPriority: true } }
export const NotYetThere: StoryObj<typeof meta> = {
  args: { picture: { ...front!, src: 'data:image/png;base64,', alt: '' } },
}
