// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { Button } from '../../controls/Button/Button.js'
import { expectAccessible, render, screen, userEvent } from '../../testing/render.js'
import { BulkBar } from './BulkBar.js'

it('is there while something is selected, and offers all that match', async () => {
  const [onSelectMatching, onClear] = [vi.fn(), vi.fn()]
  const bar = (count: number) => (
    <BulkBar count={count} total={1248} onSelectMatching={onSelectMatching} onClear={onClear}>
      <Button>Archive</Button>
    </BulkBar>
  )
  const view = render(bar(0))
  expect(screen.queryByRole('region')).not.toBeInTheDocument()
  view.rerender(bar(20))
  expect(screen.getByRole('region', { name: '20 selected' })).toBeInTheDocument()
  await expectAccessible()
  await userEvent.click(screen.getByRole('button', { name: 'Select all 1,248 matching' }))
  expect(onSelectMatching).toHaveBeenCalledOnce()
  await userEvent.click(screen.getByRole('button', { name: 'Clear' }))
  expect(onClear).toHaveBeenCalledOnce()
  view.rerender(bar(1248))
  expect(screen.queryByRole('button', { name: /matching/ })).not.toBeInTheDocument()
})
