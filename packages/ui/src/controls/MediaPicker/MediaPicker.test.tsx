// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { sortFiles } from './accepted-files.js'
import { MediaPicker, type MediaPickerProps } from './MediaPicker.js'

const items = ['front', 'glaze', 'scale'].map((alt) => ({ id: alt, url: `/${alt}.png`, alt }))
const show = (props: Partial<MediaPickerProps> = {}) =>
  render(<MediaPicker label="Pictures" items={items} onChange={() => {}} onAdd={() => {}} {...props} />)
const file = (name: string, type: string, size = 10) => new File(['x'.repeat(size)], name, { type })

it('parts what may be sent from what may not', () => {
  const [png, pdf, large] = [
    file('a.png', 'image/png'),
    file('b.pdf', 'application/pdf'),
    file('c.png', 'image/png', 99),
  ]
  expect(sortFiles([png, pdf, large], { accept: ['image/*'], maxSize: 50 })).toEqual({
    accepted: [png],
    refused: [
      { name: 'b.pdf', reason: 'type' },
      { name: 'c.png', reason: 'size' },
    ],
  })
  expect(sortFiles([pdf], { accept: ['.PDF'], maxSize: 50 }).accepted).toEqual([pdf])
})

it('moves, removes and makes a cover', async () => {
  const [onChange, onThumbnailChange] = [vi.fn(), vi.fn()]
  show({ onChange, onThumbnailChange, thumbnailId: 'front' })
  const ids = () => onChange.mock.lastCall?.[0].map((item: { id: string }) => item.id)
  await userEvent.click(screen.getByRole('button', { name: 'Move later: front' }))
  expect(ids()).toEqual(['glaze', 'front', 'scale'])
  await userEvent.click(screen.getByRole('button', { name: 'Move earlier: scale' }))
  expect(ids()).toEqual(['front', 'scale', 'glaze'])
  await userEvent.click(screen.getByRole('button', { name: 'Remove glaze' }))
  expect(ids()).toEqual(['front', 'scale'])
  await userEvent.click(screen.getByRole('button', { name: 'Use as cover image: scale' }))
  expect(onThumbnailChange).toHaveBeenCalledWith('scale')
  expect(screen.getByText('Cover image')).toBeInTheDocument()
  await expectAccessible()
})

it('takes pictures and says what is wrong with the rest', async () => {
  const onAdd = vi.fn()
  show({ onAdd, maxSize: 2_000_000 })
  const input = document.querySelector<HTMLInputElement>('input[type=file]')!
  await userEvent
    .setup({ applyAccept: false })
    .upload(input, [
      file('ok.png', 'image/png'),
      file('terms.pdf', 'application/pdf'),
      file('huge.png', 'image/png', 2_000_001),
    ])
  expect(onAdd).toHaveBeenCalledWith([expect.objectContaining({ name: 'ok.png' })])
  expect(screen.getByText('terms.pdf is not a supported file')).toBeInTheDocument()
  expect(screen.getByText('huge.png is larger than 2 MB')).toBeInTheDocument()
})
