// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { act, expectAccessible, fireEvent, render, screen, stopClock, waitFor } from '../../testing/render.js'
import { SearchBox } from './SearchBox.js'
import type { Suggestion } from './use-suggestions.js'

afterEach(() => {
  document.body.innerHTML = ''
})

const suggestion = (kind: Suggestion['kind'], text: string): Suggestion => ({
  id: `${kind} ${text}`,
  kind,
  text,
  href: `#${text}`,
})
const found = [suggestion('product', 'Jug'), suggestion('product', 'Jar'), suggestion('category', 'Vessels')]
const field = () => screen.getByRole('combobox', { name: 'Search' })
const type = (text: string) => {
  field().focus()
  fireEvent.change(field(), { target: { value: text } })
}
const press = (key: string) => fireEvent.keyDown(field(), { key })
const active = () => document.getElementById(field().getAttribute('aria-activedescendant') ?? '')?.textContent

it('is a form of the server', () => {
  document.body.innerHTML = renderToString(<SearchBox action="/search" defaultValue="jug" hasButton />)
  expect(document.querySelector('form')).toHaveAttribute('action', '/search')
  expect([...new FormData(document.querySelector('form')!)]).toEqual([['q', 'jug']])
})

it('suggests once typing rests, and asks one question at a time', async () => {
  const tick = stopClock()
  const signals: AbortSignal[] = []
  const load = vi.fn(async (_: string, signal: AbortSignal) => {
    signals.push(signal)
    return found
  })
  render(<SearchBox action="/search" load={load} delayMs={100} />)
  type('j')
  await tick(500)
  expect(load).not.toHaveBeenCalled()
  type('ju')
  await tick(60)
  type('jug')
  await tick(100)
  expect(load).toHaveBeenCalledTimes(1)
  expect(load).toHaveBeenLastCalledWith('jug', expect.anything())
  expect(screen.getAllByRole('option').map((one) => one.textContent)).toEqual(['Jug', 'Jar', 'Vessels'])
  expect(screen.getByRole('status')).toHaveTextContent('Suggestions: 3')
  // Letters taken back are answered at once, and no question is left open.
  type('jugs')
  await tick(100)
  type('jug')
  await tick(0)
  expect(load).toHaveBeenCalledTimes(2)
  expect(signals.at(-1)?.aborted).toBe(true)
  vi.useRealTimers()
  await expectAccessible()
})

it('is walked through by arrows, followed by Enter and put away by Escape', async () => {
  render(<SearchBox action="/search" load={async () => found} delayMs={0} />)
  type('ju')
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'true'))
  press('ArrowDown')
  expect(active()).toBe('Jug')
  press('ArrowUp')
  expect(active()).toBeUndefined()
  press('ArrowUp')
  expect(active()).toBe('Vessels')
  press('ArrowDown')
  press('ArrowDown')
  press('Enter')
  await waitFor(() => expect(window.location.hash).toBe('#Jug'))
  expect(field()).toHaveAttribute('aria-expanded', 'false')
  press('ArrowDown')
  await waitFor(() => expect(field()).toHaveAttribute('aria-expanded', 'true'))
  press('Escape')
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

it('suggests nothing where the question fails', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  render(<SearchBox action="/search" load={load} delayMs={0} />)
  type('jug')
  await waitFor(() => expect(load).toHaveBeenCalled())
  await act(async () => {})
  expect(field()).toHaveAttribute('aria-expanded', 'false')
})

it('offers what was searched for before', () => {
  render(<SearchBox action="/search" recent={['oak bench']} />)
  fireEvent.focus(field())
  expect(screen.getByRole('option', { name: 'oak bench' })).toHaveAttribute('href', '/search?q=oak+bench')
  expect(screen.getByRole('group', { name: 'Recent searches' })).toBeInTheDocument()
})

it('tells what is searched for, and never nothing', () => {
  const onSearch = vi.fn()
  render(<SearchBox action="/search" onSearch={onSearch} />)
  fireEvent.submit(screen.getByRole('search'))
  expect(onSearch).not.toHaveBeenCalled()
  type(' lamp ')
  fireEvent.submit(screen.getByRole('search'))
  expect(onSearch).toHaveBeenCalledWith('lamp')
})
