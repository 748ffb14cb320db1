// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { examplePictures as pictures } from '../../testing/example-pictures.js'
import { expectAccessible, fireEvent, render, screen, userEvent, within } from '../../testing/render.js'
import { Gallery } from './Gallery.js'

afterEach(() => {
  document.body.innerHTML = ''
})

beforeEach(() => {
  // jsdom has dialogs without their methods.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true
  }
  HTMLDialogElement.prototype.close = function () {
    this.open = false
    this.dispatchEvent(new Event('close'))
  }
})
const names = (list: HTMLElement) =>
  within(list)
    .getAllByRole('img')
    .map((image) => image.getAttribute('alt'))

it('draws all pictures on the server, the chosen one first, each leading to its file', () => {
  document.body.innerHTML = renderToString(<Gallery label="Jug" pictures={pictures} chosen={2} />)
  const [strip, dots] = screen.getAllByRole('list')
  expect(names(strip!)).toEqual(['Handle', 'Front', 'Back', 'On a table'])
  expect(within(strip!).getAllByRole('link')[0]).toHaveAttribute('href', pictures[2]!.src)
  const [, second] = within(dots!).getAllByRole('link')
  expect(document.getElementById(second!.getAttribute('href')!.slice(1))).toContainElement(
    screen.getByAltText('Front'),
  )
})

it('marks the picture in sight', async () => {
  render(<Gallery label="Jug" pictures={pictures} />)
  expect(screen.getByText('1 / 4')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('link', { name: 'Picture 3 of 4' }))
  expect(screen.getByText('3 / 4')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Picture 3 of 4' })).toHaveAttribute('aria-current', 'true')
  await expectAccessible()
})

it('goes to the picture of a new choice', async () => {
  const { rerender } = render(<Gallery label="Jug" pictures={pictures} layout="strip" chosen={0} />)
  rerender(<Gallery label="Jug" pictures={pictures} layout="strip" chosen={3} />)
  expect(screen.getByText('4 / 4')).toBeInTheDocument()
})

it('opens larger, turns over by keys and comes back with the picture last seen', async () => {
  render(<Gallery label="Jug" pictures={pictures} />)
  await userEvent.click(screen.getByRole('img', { name: 'Back' }))
  const dialog = screen.getByRole('dialog', { name: 'Jug' })
  expect(within(dialog).getByRole('status')).toHaveTextContent('Picture 2 of 4')
  fireEvent.keyDown(dialog, { key: 'ArrowRight' })
  expect(within(dialog).getByRole('status')).toHaveTextContent('Picture 3 of 4')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Next picture' }))
  expect(within(dialog).getByRole('button', { name: 'Next picture' })).toBeDisabled()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Zoom' }))
  expect(within(dialog).getByRole('button', { name: 'Zoom' })).toHaveAttribute('aria-pressed', 'true')
  await expectAccessible()
  await userEvent.click(within(dialog).getByRole('button', { name: 'Close' }))
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument()
  expect(screen.getByText('4 / 4')).toBeInTheDocument()
})

it('is a picture alone where there is one', async () => {
  render(<Gallery label="Jug" pictures={pictures.slice(0, 1)} hasNoZoom />)
  expect(screen.queryByRole('link')).not.toBeInTheDocument()
  expect(screen.queryByText(/1 \/ 1/)).not.toBeInTheDocument()
  await expectAccessible()
})
