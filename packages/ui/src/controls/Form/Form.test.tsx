// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { TextField } from '../TextField/TextField.js'
import { ErrorSummary } from './ErrorSummary.js'
import { Form } from './Form.js'

it('puts the messages of the server on their fields and the focus on the first', async () => {
  render(
    <Form validationErrors={{ email: ['Taken', 'Too long'] }}>
      <ErrorSummary problems={[{ name: 'email', label: 'E-mail', message: 'Taken' }]} />
      <TextField label="Name" name="name" />
      <TextField label="E-mail" name="email" />
    </Form>,
  )
  const email = screen.getByRole('textbox', { name: 'E-mail' })
  expect(email).toHaveFocus()
  expect(email).toHaveAccessibleDescription(/Taken \+1 error/)
  await userEvent.click(screen.getByRole('textbox', { name: 'Name' }))
  await userEvent.click(screen.getByRole('button', { name: 'E-mail' }))
  expect(email).toHaveFocus()
  await expectAccessible()
})
