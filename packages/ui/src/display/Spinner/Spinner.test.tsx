// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { PageSpinner } from './Spinner.js'

it('says that something is loading', async () => {
  render(<PageSpinner />)
  expect(screen.getByRole('progressbar', { name: 'Loading' })).toBeInTheDocument()
  await expectAccessible()
})
