// @vitest-environment jsdom
import { useState } from 'react'
import { expect, it, vi } from 'vitest'
import { UiProvider } from '../strings/UiProvider.js'
import { act, render, screen, userEvent, waitFor } from '../testing/render.js'
import { part } from './part.js'

const arriving = <T,>() => {
  let arrive: (value: T) => void = () => {}
  let fail: (error: Error) => void = () => {}
  const fetch = vi.fn(
    () =>
      new Promise<T>((resolve, reject) => {
        arrive = resolve
        fail = reject
      }),
  )
  return { fetch, arrive: (value: T) => arrive(value), fail: (error: Error) => fail(error) }
}

const Field = () => {
  const [text, setText] = useState('')
  // biome-ignore lint/a11y/noAutofocus: what opens takes the focus
  return <input autoFocus aria-label="Find" value={text} onChange={(event) => setText(event.target.value)} />
}

const Page = ({ of, onFail }: { of: ReturnType<typeof part<typeof Field>>; onFail?: () => void }) => {
  const [isOpen, setOpen] = useState(false)
  const Part = of.use(isOpen, {
    takesFocus: true,
    onFail: () => {
      setOpen(false)
      onFail?.()
    },
  })
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Open
      </button>
      {Part && <Part />}
    </>
  )
}

it('what is typed while it is on its way ends up in it, and what was typed with the keys behind does nothing', async () => {
  const { fetch, arrive } = arriving<typeof Field>()
  const of = part(fetch)
  const pressed = vi.fn()
  render(<Page of={of} />)
  document.addEventListener('keydown', pressed)
  await userEvent.click(screen.getByRole('button'))
  await userEvent.keyboard('jugs{Backspace} of ash{Enter}')
  expect(pressed).not.toHaveBeenCalled()
  await act(async () => arrive(Field))
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue('jug of ash'))
  await userEvent.keyboard('!')
  expect(screen.getByRole('textbox')).toHaveValue('jug of ash!')
  expect(fetch).toHaveBeenCalledOnce()
  document.removeEventListener('keydown', pressed)
})

it('shortcuts and Tab go where they always go, and Escape ends the holding', async () => {
  const { fetch, arrive } = arriving<typeof Field>()
  const of = part(fetch)
  const pressed = vi.fn()
  render(<Page of={of} />)
  await userEvent.click(screen.getByRole('button'))
  const listen = ({ key }: KeyboardEvent) => pressed(key)
  document.addEventListener('keydown', listen)
  await userEvent.keyboard('ab{Control>}s{/Control}{Escape}c')
  expect(pressed.mock.calls.flat()).toEqual(['Control', 's', 'Escape', 'c'])
  await act(async () => arrive(Field))
  expect(screen.getByRole('textbox')).toHaveValue('')
  document.removeEventListener('keydown', listen)
})

it('counts as closed where it cannot be fetched, says so, and is fetched anew the next time', async () => {
  const { fetch, arrive, fail } = arriving<typeof Field>()
  const [onFail, onMissingPart] = [vi.fn(), vi.fn()]
  const of = part(fetch)
  render(
    <UiProvider locale="en" onMissingPart={onMissingPart}>
      <Page of={of} onFail={onFail} />
    </UiProvider>,
  )
  await userEvent.click(screen.getByRole('button'))
  await userEvent.keyboard('lost')
  await act(async () => fail(new TypeError('Failed to fetch')))
  expect(onFail).toHaveBeenCalledOnce()
  expect(onMissingPart).toHaveBeenCalledWith(new TypeError('Failed to fetch'))
  await userEvent.click(screen.getByRole('button'))
  await act(async () => arrive(Field))
  await waitFor(() => expect(screen.getByRole('textbox')).toHaveValue(''))
})
