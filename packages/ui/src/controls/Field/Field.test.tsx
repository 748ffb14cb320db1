// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { Field } from './Field.js'

it('ties label, hint and error to the control', async () => {
  render(
    <Field label="Code" hint="Upper case" errors="Already taken" isRequired>
      {(control) => <input {...control} />}
    </Field>,
  )
  const input = screen.getByRole('textbox', { name: 'Code' })
  expect(input).toBeInvalid()
  expect(input).toBeRequired()
  expect(input).toHaveAccessibleDescription('Upper case Already taken')
  expect(screen.getByText('*', { exact: false, selector: '[aria-hidden]' })).toBeInTheDocument()
  await expectAccessible()
})

it('shows the first of several errors and counts the rest', async () => {
  render(
    <Field label="Code" errors={['Too short', 'No spaces', 'Already taken']}>
      {(control) => <input {...control} />}
    </Field>,
  )
  expect(screen.getByText('Too short')).toBeInTheDocument()
  expect(screen.queryByText(/No spaces/)).not.toBeInTheDocument()
  await userEvent.tab()
  await userEvent.tab()
  expect(screen.getByRole('button', { name: '+2 errors' })).toHaveFocus()
  expect(await screen.findByRole('tooltip')).toHaveTextContent('No spaces Already taken')
})
