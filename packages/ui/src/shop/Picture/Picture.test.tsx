// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { render, screen } from '../../testing/render.js'
import { Picture, widestOf } from './Picture.js'

const jug = {
  src: '/jug.webp',
  alt: 'A jug',
  width: 960,
  height: 1200,
  sources: [
    { url: '/jug-480.webp', width: 480 },
    { url: '/jug-1600.webp', width: 1600 },
  ],
}

it('keeps its room and offers its widths', () => {
  render(<Picture picture={{ ...jug, placeholder: '#ccc', focus: { x: 20 } }} sizes="50vw" />)
  const image = screen.getByRole('img', { name: 'A jug' })
  expect(image).toHaveAttribute('width', '960')
  expect(image).toHaveAttribute('srcset', '/jug-480.webp 480w, /jug-1600.webp 1600w')
  expect(image).toHaveAttribute('sizes', '50vw')
  expect(image).toHaveAttribute('loading', 'lazy')
  expect(image).toHaveStyle({ backgroundColor: '#ccc', objectPosition: '20% 50%' })
})

it('comes first where it is seen first', () => {
  render(
    <Picture picture={{ ...jug, sources: undefined, placeholder: 'data:image/webp;base64,AA' }} isPriority />,
  )
  const image = screen.getByRole('img')
  expect(image).toHaveAttribute('fetchpriority', 'high')
  expect(image).not.toHaveAttribute('sizes')
  expect(image.style.backgroundImage).toContain('data:image/webp')
})

it('knows its widest file', () => {
  expect(widestOf(jug)).toBe('/jug-1600.webp')
  expect(widestOf({ ...jug, sources: [] })).toBe('/jug.webp')
})
