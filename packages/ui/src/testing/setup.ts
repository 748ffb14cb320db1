import { ReadableStream, TransformStream, WritableStream } from 'node:stream/web'
import { BroadcastChannel } from 'node:worker_threads'
import { configure } from '@testing-library/react'
import { beforeAll, vi } from 'vitest'
import { loadParts } from '../parts/part.js'

// jsdom lacks what the overlays and replies that are streams ask of a browser.
for (const [name, value] of Object.entries({
  ReadableStream,
  TransformStream,
  WritableStream,
  BroadcastChannel,
}))
  if (!(name in globalThis))
    Object.defineProperty(globalThis, name, { value, configurable: true, writable: true })
globalThis.CSS ??= {} as typeof CSS
CSS.escape ??= (value) => value.replace(/[^a-zA-Z0-9_-]/g, (character) => `\\${character}`)
Element.prototype.scrollIntoView ??= () => {}
globalThis.ResizeObserver ??= class {
  observe() {}
  unobserve() {}
  disconnect() {}
}

HTMLDialogElement.prototype.showModal ??= function (this: HTMLDialogElement) {
  this.open = true
}
HTMLDialogElement.prototype.close ??= function (this: HTMLDialogElement) {
  this.open = false
  this.dispatchEvent(new Event('close'))
}

// How long a condition is waited for, on a machine that is busy with other things. No test passes by their running out:
// where a component waits by the clock, its test moves the clock.
vi.setConfig({ testTimeout: 120_000 })
configure({ asyncUtilTimeout: 30_000 })

// Testing Library knows the stopped clock of one test runner only, and waits for ever on that of another.
Object.assign(globalThis, { jest: { advanceTimersByTime: (ms: number) => vi.advanceTimersByTime(ms) } })

// What opens over a page is drawn at once, as it is for people whose pointer came near before they pressed.
beforeAll(loadParts)
