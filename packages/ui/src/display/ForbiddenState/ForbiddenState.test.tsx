// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { ForbiddenState } from './ForbiddenState.js'

it('names what is missing and who can grant it', async () => {
  render(<ForbiddenState heading="h1" permission="refunds:write" granters={['Grace', 'Ada']} />)
  expect(
    screen.getByRole('heading', { level: 1, name: 'You do not have access to this' }),
  ).toBeInTheDocument()
  expect(
    screen.getByText('This needs the permission “refunds:write”. Who can grant it: Grace or Ada'),
  ).toBeInTheDocument()
  await expectAccessible()
})

it('says no more than is known', () => {
  render(<ForbiddenState />)
  expect(screen.queryByText(/permission|grant/)).not.toBeInTheDocument()
})
