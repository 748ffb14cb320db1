// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render, screen } from '../../testing/render.js'
import { DescriptionList } from './DescriptionList.js'

it('pairs terms with their details', async () => {
  render(<DescriptionList items={[{ term: 'SKU', details: 'JUG-L' }]} />)
  expect(screen.getByRole('term')).toHaveTextContent('SKU')
  expect(screen.getByRole('definition')).toHaveTextContent('JUG-L')
  await expectAccessible()
})
