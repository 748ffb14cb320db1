import '@testing-library/jest-dom/vitest'
import { act, cleanup, render as renderBare } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { afterEach, expect, vi } from 'vitest'
import { UiProvider, type UiProviderProps } from '../strings/UiProvider.js'

afterEach(() => {
  cleanup()
  vi.useRealTimers()
})

/** Stops the clock until the test has ended. Returns what lets it go on, by so many milliseconds. */
export function stopClock(): (ms: number) => Promise<void> {
  vi.useFakeTimers()
  return (ms) => act(() => vi.advanceTimersByTimeAsync(ms).then(() => {}))
}

/** Renders inside a UiProvider, in English unless told. */
export const render = (element: ReactElement, options: Partial<UiProviderProps> = {}) =>
  renderBare(element, {
    wrapper: ({ children }) => (
      <UiProvider locale="en-US" {...options}>
        {children}
      </UiProvider>
    ),
  })

/** Fails with the findings of axe. Colours are left out: jsdom does not compute them, the token test does. */
export async function expectAccessible(element: Element = document.body): Promise<void> {
  const { violations } = await axe.run(element, {
    rules: {
      'color-contrast': { enabled: false },
      region: { enabled: false },
      'page-has-heading-one': { enabled: false },
    },
  })
  expect(violations.map((one) => `${one.id}: ${one.nodes.map((node) => node.html).join(' ')}`)).toEqual([])
}

export { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
export { default as userEvent } from '@testing-library/user-event'
