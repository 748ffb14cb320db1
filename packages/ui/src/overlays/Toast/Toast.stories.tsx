import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.js'
import { ToastRegion } from './Toast.js'
import { toasts } from './toast-queue.js'

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
  },
}
