// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { SortSelect } from './SortSelect.js'

afterEach(() => {
  document.body.innerHTML = ''
})

const options = [
  { value: 'new', label: 'Newest' },
  { value: 'name', label: 'Name' },
]

it('is a form of the server that keeps the rest of the address', () => {
  document.body.innerHTML = renderToString(<SortSelect options={options} search="q=a&sort=name&page=4" />)
  expect([...new FormData(document.querySelector('form')!)]).toEqual([
    ['q', 'a'],
    ['sort', 'name'],
  ])
  expect(screen.getByRole('button', { name: 'Apply' })).toBeInTheDocument()
})

it('tells the address of what is chosen; the usual way needs no word in it', async () => {
  const onChange = vi.fn()
  render(<SortSelect options={options} search="q=a&page=4" onChange={onChange} />)
  const list = screen.getByRole('combobox', { name: 'Sort by' })
  await userEvent.selectOptions(list, 'name')
  expect(onChange).toHaveBeenLastCalledWith('q=a&sort=name')
  await userEvent.selectOptions(list, 'new')
  expect(onChange).toHaveBeenLastCalledWith('q=a')
  expect(screen.queryByRole('button')).not.toBeInTheDocument()
  await expectAccessible()
})

it('takes a way that it does not know for the usual one', () => {
  render(<SortSelect options={options} search="sort=luck" />)
  expect(screen.getByRole('combobox')).toHaveValue('new')
})
