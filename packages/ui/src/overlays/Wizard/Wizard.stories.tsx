import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, fn, screen } from 'storybook/test'
import { Button } from '../../controls/Button/Button.js'
import { TextField } from '../../controls/TextField/TextField.js'
import { Wizard, type WizardProps } from './Wizard.js'

function Started(props: WizardProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Add a discount</Button>
      <Wizard {...props} isOpen={isOpen} onOpenChange={setOpen} />
    </>
  )
}

const meta = {
  title: 'Overlays/Wizard',
  component: Wizard,
  args: {
    title: 'New discount',
    isOpen: true,
    onOpenChange: fn(),
    onSubmit: fn(),
    steps: [
      { id: 'type', title: 'What kind of discount', content: <TextField label="Code" /> },
      { id: 'value', title: 'How much', content: <TextField label="Percentage" /> },
      { id: 'dates', title: 'When it is valid', content: <TextField label="Starts" /> },
    ],
  },
} satisfies Meta<typeof Wizard>
export default meta

export const FirstStep: StoryObj<typeof meta> = {}
export const ToTheEnd: StoryObj<typeof meta> = {
  play: async ({ userEvent, args, say }) => {
    await userEvent.click(await screen.findByRole('button', { name: say('next') }))
    await userEvent.click(screen.getByRole('button', { name: say('next') }))
    await userEvent.click(await screen.findByRole('button', { name: say('submit') }))
    await expect(args.onSubmit).toHaveBeenCalledOnce()
  },
}
/** Where the focus goes from here, key by key, is tried with the keys of a real keyboard. */
export const ByAButton: StoryObj<typeof meta> = { render: Started }
