import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn } from 'storybook/test'
import { FileDrop, type Upload } from './FileDrop.js'

const prices = () => new File(['sku,price\n'.repeat(400)], 'prices.csv', { type: 'text/csv' })
const stops = (progress: number): Upload<string> =>
  fn((_, { onProgress }) => {
    onProgress(progress)
    return new Promise<string>(() => {})
  })

const meta = {
  title: 'Controls/FileDrop',
  component: FileDrop<string>,
  args: {
    label: 'Price lists',
    hint: 'CSV, one line a price',
    accept: ['text/csv'],
    maxSize: 2_000_000,
    upload: stops(0.4),
    onUpload: fn(),
  },
  decorators: [(Story) => <div style={{ maxInlineSize: 560 }}>{Story()}</div>],
} satisfies Meta<typeof FileDrop<string>>
export default meta
type Story = StoryObj<typeof meta>

// The button that opens the window of the system stands for an input that is not shown.
const input = (canvasElement: HTMLElement) =>
  canvasElement.querySelector<HTMLInputElement>('input[type=file]')!

export const Empty: Story = {}
export const UnderWay: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.upload(input(canvasElement), [prices()])
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '40')
  },
}
export const Waiting: Story = {
  args: { atOnce: 1 },
  play: async ({ canvas, canvasElement, userEvent, say }) => {
    await userEvent.upload(input(canvasElement), [prices(), prices()])
    await expect(await canvas.findByText(say('waiting'))).toBeVisible()
  },
}
export const Done: Story = {
  args: { upload: fn(async () => '/files/prices.csv') },
  play: async ({ canvas, canvasElement, userEvent, args, say }) => {
    await userEvent.upload(input(canvasElement), [prices()])
    await expect(await canvas.findByText(say('uploaded'))).toBeVisible()
    await expect(args.onUpload).toHaveBeenCalledOnce()
  },
}
export const Failed: Story = {
  args: { upload: fn(() => Promise.reject(new Error('The connection was lost'))) },
  play: async ({ canvas, canvasElement, userEvent, args, say }) => {
    await userEvent.upload(input(canvasElement), [prices()])
    await userEvent.click(await canvas.findByRole('button', { name: `${say('retry')}: prices.csv` }))
    await expect(args.upload).toHaveBeenCalledTimes(2)
    await expect(await canvas.findByText('The connection was lost')).toBeVisible()
  },
}
export const Cancelled: Story = {
  play: async ({ canvas, canvasElement, userEvent, say }) => {
    await userEvent.upload(input(canvasElement), [prices()])
    await userEvent.click(await canvas.findByRole('button', { name: `${say('cancel')}: prices.csv` }))
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument()
  },
}
export const Refused: Story = {
  args: { maxFiles: 1 },
  play: async ({ canvas, canvasElement, userEvent, say }) => {
    const field = input(canvasElement)
    // The window of the system would not offer such a file; a drop does.
    field.accept = ''
    await userEvent.upload(field, new File(['x'], 'terms.pdf', { type: 'application/pdf' }))
    await expect(await canvas.findByText(say('fileWrongType', { name: 'terms.pdf' }))).toBeVisible()
  },
}
export const WithError: Story = { args: { errors: 'Add a price list', isRequired: true } }
export const Disabled: Story = { args: { isDisabled: true } }
