// @vitest-environment jsdom
import '@testing-library/jest-dom/vitest'
import { act, render as renderBare } from '@testing-library/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { expect, it } from 'vitest'
import { UiProvider } from '../strings/UiProvider.js'
import { LoadingOverlay } from './LoadingOverlay/LoadingOverlay.js'
import { Modal } from './Modal/Modal.js'
import { ToastProvider, ToastRegion } from './Toast/Toast.js'
import { ToastQueue } from './Toast/toast-queue.js'

const app = (name: string, container?: () => HTMLElement | null) => {
  const queue = new ToastQueue()
  queue.success(`${name} saved`)
  return (
    <StrictMode>
      <UiProvider locale="en" portalContainer={container}>
        <ToastProvider queue={queue}>
          <Modal title={name} isOpen />
          <LoadingOverlay isVisible delay={0} />
          <ToastRegion />
        </ToastProvider>
      </UiProvider>
    </StrictMode>
  )
}
const overlays = ['.cw-Modal', '.cw-LoadingOverlay', '.cw-Toast']

it('dialogs, overlays and toasts of a shadow root stay in it', async () => {
  const host = document.body.appendChild(document.createElement('div'))
  const shadow = host.attachShadow({ mode: 'open' })
  const [place, layer] = [document.createElement('div'), document.createElement('div')]
  shadow.append(place, layer)
  const root = createRoot(place)
  await act(async () => root.render(app('Inside', () => layer)))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  for (const one of overlays) {
    expect(layer.querySelector(one), one).not.toBeNull()
    expect(document.querySelector(one), one).toBeNull()
  }
  act(() => root.unmount())
  host.remove()
})

it('two applications on one page each have their own', async () => {
  const [one, other] = [document.createElement('div'), document.createElement('div')]
  document.body.append(one, other)
  renderBare(app('One', () => one))
  renderBare(app('Other', () => other))
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)))
  expect(one.querySelector('.cw-Toast')).toHaveTextContent('One saved')
  expect(other.querySelector('.cw-Toast')).toHaveTextContent('Other saved')
  for (const place of [one, other])
    for (const overlay of overlays) expect(place.querySelectorAll(overlay)).toHaveLength(1)
})
