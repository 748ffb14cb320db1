import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { TextField } from '../../controls/TextField/TextField.js'
import { FocusModal } from './FocusModal.js'

const meta = {
  title: 'Overlays/FocusModal',
  component: FocusModal,
  args: {
    title: 'New product',
    isOpen: true,
    onOpenChange: fn(),
    onSave: fn(),
    children: <TextField label="Title" />,
  },
} satisfies Meta<typeof FocusModal>
export default meta

export const Clean: StoryObj<typeof meta> = {}
export const Leaving: StoryObj<typeof meta> = {
  args: { isDirty: true },
  play: async ({ userEvent, say }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('cancel') }))
    await waitFor(() => expect(screen.getByRole('alertdialog')).toBeVisible())
  },
}
