// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { Pagination } from './Pagination.js'

it('says what is shown and moves by whole pages', async () => {
  const onChange = vi.fn()
  render(<Pagination offset={20} limit={20} total={1248} onChange={onChange} onLimitChange={vi.fn()} />)
  expect(screen.getByText('21–40 of 1,248')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Next page' }))
  expect(onChange).toHaveBeenLastCalledWith(40)
  await userEvent.click(screen.getByRole('button', { name: 'Previous page' }))
  expect(onChange).toHaveBeenLastCalledWith(0)
  await expectAccessible()
})

it('ends where the list ends, and can be made of links', () => {
  render(<Pagination offset={1240} limit={20} total={1248} hrefFor={(offset) => `?offset=${offset}`} />)
  expect(screen.getByText('1,241–1,248 of 1,248')).toBeInTheDocument()
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveAttribute('href', '?offset=1220')
  expect(screen.getByRole('button', { name: 'Next page' })).toBeDisabled()
})

it('says of which list it is where a page has several', () => {
  render(<Pagination label="Orders" offset={0} limit={10} total={11} onChange={vi.fn()} />)
  expect(screen.getByRole('navigation', { name: 'Orders: Pagination' })).toBeInTheDocument()
})
