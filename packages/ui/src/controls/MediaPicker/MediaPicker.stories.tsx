import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { type MediaItem, MediaPicker } from './MediaPicker.js'

const plate = (ground: string, glaze: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 160 160"><rect width="160" height="160" fill="${ground}"/><circle cx="80" cy="80" r="44" fill="${glaze}"/></svg>`,
  )}`

function Pictures({ start, isDisabled }: { start: readonly MediaItem[]; isDisabled?: boolean }) {
  const [items, setItems] = useState(start)
  const [thumbnail, setThumbnail] = useState('a')
  return (
    <MediaPicker
      label="Pictures of the product"
      items={items}
      onChange={setItems}
      onAdd={(files) =>
        setItems([
          ...items,
          ...files.map((file) => ({ id: file.name, url: URL.createObjectURL(file), alt: file.name })),
        ])
      }
      thumbnailId={thumbnail}
      onThumbnailChange={setThumbnail}
      isDisabled={isDisabled}
    />
  )
}

const meta = {
  title: 'Controls/MediaPicker',
  component: Pictures,
  args: {
    start: [
      { id: 'a', url: plate('#e9e2d5', '#7b8a78'), alt: 'Front' },
      { id: 'b', url: plate('#dfe4e6', '#49677a'), alt: 'Glaze' },
      { id: 'c', url: plate('#efe6dc', '#a8431f'), alt: 'Scale', isUploading: true },
    ],
  },
} satisfies Meta<typeof Pictures>
export default meta

export const Some: StoryObj<typeof meta> = {}
export const Empty: StoryObj<typeof meta> = { args: { start: [] } }
