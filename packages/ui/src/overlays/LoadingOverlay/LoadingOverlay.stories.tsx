import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../../controls/Button/Button.js'
import { TextField } from '../../controls/TextField/TextField.js'
import { LoadingOverlay } from './LoadingOverlay.js'

const meta = {
  title: 'Overlays/LoadingOverlay',
  component: LoadingOverlay,
  args: { isVisible: true, delay: 0 },
  render: (args) => (
    <>
      <TextField label="Shop" defaultValue="Kiln & Loom" />
      <LoadingOverlay {...args} />
    </>
  ),
} satisfies Meta<typeof LoadingOverlay>
export default meta

export const Visible: StoryObj<typeof meta> = {
  play: async () => {
    await waitFor(() => expect(screen.getByRole('status')).not.toBeEmptyDOMElement())
  },
}
export const Named: StoryObj<typeof meta> = { args: { label: 'Making the export' } }
export const AfterASecond: StoryObj<typeof meta> = {
  render: () => {
    const [isVisible, setVisible] = useState(false)
    return (
      <>
        <Button
          onPress={() => {
            setVisible(true)
            setTimeout(() => setVisible(false), 2500)
          }}
        >
          Save
        </Button>
        <LoadingOverlay isVisible={isVisible} />
      </>
    )
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(screen.queryByRole('progressbar')).toBeNull()
    await screen.findByRole('progressbar', {}, { timeout: 2000 })
    await expect(canvas.getByRole('button')).toHaveFocus()
    await waitFor(() => expect(screen.queryByRole('progressbar')).toBeNull(), { timeout: 4000 })
  },
}
