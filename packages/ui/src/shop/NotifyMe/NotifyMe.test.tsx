// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { NotifyMe } from './NotifyMe.js'

afterEach(() => {
  document.body.innerHTML = ''
})

it('posts from the page of the server', () => {
  document.body.innerHTML = renderToString(
    <NotifyMe variantId="variant_1" action="/p/jug" defaultEmail="ada@example.com" />,
  )
  const form = document.querySelector('form')!
  expect(form).toHaveAttribute('method', 'post')
  expect([...new FormData(form, form.querySelector('button'))]).toEqual([
    ['variant_id', 'variant_1'],
    ['email', 'ada@example.com'],
    ['intent', 'notify'],
  ])
})

it('tells the address instead, where somebody listens', async () => {
  const onNotify = vi.fn()
  render(<NotifyMe variantId="variant_1" onNotify={onNotify} />)
  await expectAccessible()
  await userEvent.type(screen.getByRole('textbox', { name: 'E-mail' }), 'ada@example.com')
  await userEvent.click(screen.getByRole('button', { name: 'Notify me' }))
  expect(onNotify).toHaveBeenCalledWith('ada@example.com')
  expect(screen.getByRole('status')).toHaveTextContent('We will write to you')
  expect(screen.getByRole('status')).toHaveFocus()
})

it('says what is wrong and keeps what was typed', () => {
  const outcome = { ok: false, error: 'This address is not complete.', values: { email: 'ada@' } }
  render(<NotifyMe variantId="variant_1" outcome={outcome} />)
  const field = screen.getByRole('textbox', { name: 'E-mail' })
  expect(field).toHaveValue('ada@')
  expect(field).toHaveAccessibleDescription(/This address is not complete/)
})
