import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, screen, waitFor } from 'storybook/test'
import { ToastRegion } from '../../overlays/Toast/Toast.js'
import { AnalyticsPreferences } from './AnalyticsPreferences.js'

const meta = {
  title: 'Screens/AnalyticsPreferences',
  component: AnalyticsPreferences,
  args: { documentationHref: 'https://example.com/usage', onSubmit: fn(), onEmail: fn(), onDone: fn() },
  render: (args) => (
    <>
      <AnalyticsPreferences {...args} />
      <ToastRegion />
    </>
  ),
} satisfies Meta<typeof AnalyticsPreferences>
export default meta

export const Fresh: StoryObj<typeof meta> = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('textbox'), 'ada@example')
    await userEvent.click(canvas.getByRole('button'))
    await expect(canvas.getByRole('textbox')).toBeInvalid()
    await userEvent.type(canvas.getByRole('textbox'), '.com')
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(args.onEmail).toHaveBeenCalledWith('ada@example.com'))
    await expect(args.onSubmit).toHaveBeenCalledWith({ anonymize: false, opt_out: false })
  },
}
export const OptedOut: StoryObj<typeof meta> = {
  args: { defaultValue: { anonymize: false, opt_out: true }, defaultEmail: 'ada@example.com' },
  play: async ({ canvas, userEvent }) => {
    const [anonymize, optOut] = canvas.getAllByRole('switch') as [HTMLElement, HTMLElement]
    await expect(anonymize).toBeDisabled()
    await expect(canvas.getByRole('textbox')).toBeDisabled()
    await userEvent.click(optOut)
    await expect(canvas.getByRole('textbox')).toBeEnabled()
    await userEvent.click(anonymize)
    await userEvent.click(optOut)
    await expect(anonymize).not.toBeChecked()
  },
}
export const Refused: StoryObj<typeof meta> = {
  args: { onSubmit: fn(() => Promise.reject([{ message: 'The shop is read-only today' }])) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await expect(await screen.findByRole('alert')).toHaveTextContent('The shop is read-only today')
  },
}
export const Submitting: StoryObj<typeof meta> = {
  args: { onSubmit: fn(() => new Promise(() => {})) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button'))
    await waitFor(() => expect(document.querySelector('.cw-LoadingOverlay')).toBeVisible(), { timeout: 3000 })
  },
}
