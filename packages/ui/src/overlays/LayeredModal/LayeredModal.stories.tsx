import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.js'
import { TextField } from '../../controls/TextField/TextField.js'
import { LayeredModal, useLayers } from './LayeredModal.js'

function Items() {
  const { push, pop } = useLayers()
  return (
    <>
      <TextField label="Note" />
      <Button
        onPress={() =>
          push({
            title: 'Choose a variant',
            content: <TextField label="Search variants" />,
            footer: <Button onPress={pop}>Add</Button>,
          })
        }
      >
        Add item
      </Button>
    </>
  )
}

const meta = {
  title: 'Overlays/LayeredModal',
  component: LayeredModal,
  args: { title: 'New return', isOpen: true, onOpenChange: fn(), children: <Items /> },
} satisfies Meta<typeof LayeredModal>
export default meta

export const First: StoryObj<typeof meta> = {}
export const Second: StoryObj<typeof meta> = {
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: 'Add item' }))
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Choose a variant' })).toBeVisible())
  },
}
