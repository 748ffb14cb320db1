// @vitest-environment jsdom
import { expect, it } from 'vitest'
import { expectAccessible, render } from '../../testing/render.js'
import { Skeleton } from './Skeleton.js'

it('is seen and not heard', async () => {
  const { container } = render(<Skeleton lines={3} />)
  expect(container.querySelectorAll('.cw-Skeleton-line')).toHaveLength(3)
  expect(container.firstElementChild).toHaveAttribute('aria-hidden', 'true')
  await expectAccessible()
})
