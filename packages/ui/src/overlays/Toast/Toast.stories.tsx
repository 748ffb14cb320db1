import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.js'
import { ToastProvider, ToastRegion } from './Toast.js'
import { ToastQueue, toastPresets, toasts } from './toast-queue.js'

const stay = Number.POSITIVE_INFINITY
const meta = { title: 'Overlays/Toast', component: ToastRegion } satisfies Meta<typeof ToastRegion>
export default meta

export const Kinds: StoryObj<typeof meta> = {
  render: () => (
    <>
      <Button
        onPress={() => {
          toasts.success({ title: 'Order #1042 captured', text: '€148.00', duration: stay })
          toasts.info({ title: 'Import finished', text: '82 products, 2 rows failed', duration: stay })
          toasts.warning({ title: 'Only 2 left at Main', duration: stay })
          toasts.error({ title: 'Error', text: 'Something went wrong, Please try again', duration: stay })
          toasts.loading('Creating the export')
          toasts.undo({ title: 'Draft #12 deleted', onUndo: fn(), onCommit: fn() })
        }}
      >
        Show
      </Button>
      <ToastRegion />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    await waitFor(() => expect(screen.getByRole('alert')).toBeVisible())
    for (const toast of document.querySelectorAll('.cw-Toast'))
      await expect(toast.getBoundingClientRect().width).toBe(Math.min(380, roomFor()))
    // At the top, where lines of the reader's language end.
    const boxes = () => [...document.querySelectorAll('.cw-Toast')].map((one) => one.getBoundingClientRect())
    await waitFor(() => expect(Math.min(...boxes().map(({ top }) => top))).toBe(16))
    const { clientWidth } = document.documentElement
    const fromEdge = boxes().map(({ left, right }) => (document.dir === 'rtl' ? left : clientWidth - right))
    await expect(new Set(fromEdge)).toEqual(new Set([16]))
  },
}

/** The width that the window leaves between its edges and toasts. */
const roomFor = () => document.documentElement.clientWidth - 32

const byKind = new ToastQueue(toastPresets.byKind)
export const ByKind: StoryObj<typeof meta> = {
  beforeEach: () => {
    byKind.success({ title: 'Saved', duration: stay })
    byKind.error({
      title: 'The price list could not be saved',
      text: 'Two prices in EUR hold for the same quantity, and nobody could say which of them wins',
      duration: stay,
    })
    return () => {
      for (const { id } of byKind.items()) byKind.dismiss(id)
    }
  },
  render: () => (
    <ToastProvider queue={byKind}>
      <ToastRegion />
    </ToastProvider>
  ),
  play: async () => {
    const widths = () =>
      [...document.querySelectorAll('.cw-Toast')].map((one) => one.getBoundingClientRect().width)
    await waitFor(() => expect(Math.max(...widths())).toBe(Math.min(350, roomFor())))
    await expect(Math.min(...widths())).toBeLessThan(350)
  },
}
export const Below: StoryObj<typeof meta> = {
  ...Kinds,
  args: { place: 'bottom' },
  render: (args) => (
    <>
      <Button
        onPress={() => toasts.success({ title: 'Order #1043 packed', text: 'One parcel', duration: stay })}
      >
        Show
      </Button>
      <ToastRegion {...args} />
    </>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show' }))
    const title = await screen.findByText('Order #1043 packed')
    // Those of the stories before stand above it, if any are left.
    const lowest = () =>
      Math.max(
        ...[...document.querySelectorAll('.cw-Toast')].map((one) => one.getBoundingClientRect().bottom),
      )
    await waitFor(() => expect(lowest()).toBe(window.innerHeight - 16))
    await waitFor(() => expect(title).toBeVisible())
  },
}
