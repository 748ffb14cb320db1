import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.js'
import { TextField } from '../../controls/TextField/TextField.js'
import { LayeredModal, type LayeredModalProps, useLayers } from './LayeredModal.js'

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

function Started(props: LayeredModalProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Start a return</Button>
      <LayeredModal {...props} isOpen={isOpen} onOpenChange={setOpen} />
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
/** Where the focus goes from here, key by key, is tried with the keys of a real keyboard. */
export const ByAButton: StoryObj<typeof meta> = { render: Started }
