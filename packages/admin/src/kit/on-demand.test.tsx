import { act, render, screen } from '@testing-library/react'
import { Suspense, use } from 'react'
import { expect, it } from 'vitest'
import { onDemand } from './on-demand'

it('waits alone for what its content waits for: the page around it stays', async () => {
  let bring = (_: string) => {}
  const words = new Promise<string>((resolve) => {
    bring = resolve
  })
  const Dialog = onDemand(async () => (_: { isOpen: boolean }) => <p>{use(words)}</p>)
  const page = (isOpen: boolean) => (
    <Suspense fallback={<p>The page is gone</p>}>
      <h1>Page</h1>
      <Dialog isOpen={isOpen} />
    </Suspense>
  )
  const { rerender } = render(page(false))
  await act(async () => rerender(page(true)))
  expect(screen.getByText('Page').style.display).toBe('')
  expect(screen.queryByText('The page is gone')).toBeNull()
  await act(async () => bring('Why this price'))
  expect(screen.getByText('Why this price')).toBeDefined()
  expect(screen.getByText('Page').style.display).toBe('')
})
