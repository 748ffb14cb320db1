import { act, renderHook } from '@testing-library/react'
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { useDelayed } from './use-delayed'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

it('what is typed is told once typing pauses', () => {
  const told: string[] = []
  const { rerender } = renderHook(({ typed }) => told.push(useDelayed(typed)), {
    initialProps: { typed: '' },
  })
  for (const typed of ['z', 'zu', 'zus', 'zuse']) {
    rerender({ typed })
    act(() => vi.advanceTimersByTime(249))
  }
  expect(new Set(told)).toEqual(new Set(['']))
  act(() => vi.advanceTimersByTime(1))
  expect(new Set(told)).toEqual(new Set(['', 'zuse']))
})
