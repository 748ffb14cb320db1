import '@testing-library/jest-dom/vitest'
import { cleanup, configure, render as renderBare } from '@testing-library/react'
import axe from 'axe-core'
import type { ReactElement } from 'react'
import { afterEach, expect, vi } from 'vitest'
import { UiProvider, type UiProviderProps } from '../strings/UiProvider.js'

// jsdom lacks what the overlays ask of a browser.
globalThis.CSS ??= {} as typeof CSS
CSS.escape ??= (value) => value.replace(/[^a-zA-Z0-9_-]/g, (character) => `\\${character}`)
Element.prototype.scrollIntoView ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

// Typing into these components key by key takes seconds on a machine that is busy elsewhere.
vi.setConfig({ testTimeout: 60_000 })
configure({ asyncUtilTimeout: 10_000 })
afterEach(cleanup)

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
