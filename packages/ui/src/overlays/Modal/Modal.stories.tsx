import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.js'
import { TextField } from '../../controls/TextField/TextField.js'
import { Modal } from './Modal.js'

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  args: {
    title: 'Add a tracking number',
    description: 'The customer is told by e-mail.',
    trigger: <Button>Mark as shipped</Button>,
    children: <TextField label="Tracking number" />,
    footer: ({ close }) => (
      <>
        <Button onPress={close}>Cancel</Button>
        <Button variant="primary" onPress={close}>
          Mark as shipped
        </Button>
      </>
    ),
  },
} satisfies Meta<typeof Modal>
export default meta

export const Opening: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Mark as shipped' }))
    await waitFor(() => expect(screen.getByRole('dialog', { name: 'Add a tracking number' })).toBeVisible())
  },
}
export const LongBody: StoryObj<typeof meta> = {
  args: {
    defaultOpen: true,
    trigger: undefined,
    size: 'l',
    children: Array.from({ length: 40 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <TextField key={index} label={`Line ${index + 1}`} />
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add a tracking number' })
    const modal = dialog.closest('.cw-Modal')!
    await expect(modal.getBoundingClientRect().height).toBe(window.innerHeight - 64)
    const body = dialog.querySelector('.cw-Dialog-body')!
    await expect(body.scrollHeight).toBeGreaterThan(body.clientHeight)
    const ship = screen.getByRole('button', { name: 'Mark as shipped' }).getBoundingClientRect()
    await expect(ship.bottom).toBeLessThanOrEqual(modal.getBoundingClientRect().bottom)
  },
}

/** Nothing in it takes the focus, so what scrolls does. */
export const LongText: StoryObj<typeof meta> = {
  args: {
    defaultOpen: true,
    trigger: undefined,
    children: Array.from({ length: 60 }, (_, index) => (
      // biome-ignore lint/suspicious/noArrayIndexKey: a fixed list
      <p key={index}>Line {index + 1}</p>
    )),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Add a tracking number' })
    await waitFor(() => expect(dialog.querySelector('.cw-Dialog-body')).toHaveAttribute('tabindex', '0'))
  },
}
