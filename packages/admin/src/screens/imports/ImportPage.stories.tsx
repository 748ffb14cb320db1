import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Import',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/products/import' },
  parameters: { layout: 'fullscreen' },
  beforeEach: withShop(),
} satisfies Meta<typeof BackOffice>
export default meta

type Story = StoryObj<typeof meta>

const file = () =>
  new File(['Handle;Title;Variant SKU;Variant Price;Notes\ntall-jug;Tall jug;JUG-ASH;84;x\n'], 'jugs.csv', {
    type: 'text/csv',
  })

export const AFile: Story = {
  play: async ({ canvas }) => {
    await expect((await canvas.findAllByRole('listitem')).length).toBeGreaterThan(3)
  },
}

export const Understood: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('listitem')
    const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!field) throw new Error('There is no field for a file')
    await userEvent.upload(field, file())
    await expect(await canvas.findByText('JUG-ASH')).toBeVisible()
  },
}

const customers = () =>
  new File(
    [
      'Mail;Given name;Surname;Shoe size\nada@example.com;Ada;Lovelace;38\ngrace@example.com;Grace;Hopper;40\n',
    ],
    'customers-of-the-till-in-the-harbour-street-2026.csv',
    { type: 'text/csv' },
  )
const till = {
  id: 'impm_till',
  name: 'Till in the harbour street',
  type: 'customer-import',
  columns: { Mail: 'customer.email' },
  created_at: '2026-11-22T16:00:00.000Z',
  updated_at: '2026-11-22T16:00:00.000Z',
}

export const CustomersBySavedColumns: Story = {
  args: { path: '/a/customers/import' },
  beforeEach: withShop({ 'GET /admin/import-mappings': { import_mappings: [till] } }),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await canvas.findAllByRole('listitem')
    const field = canvasElement.querySelector<HTMLInputElement>('input[type=file]')
    if (!field) throw new Error('There is no field for a file')
    await userEvent.upload(field, customers())
    await expect(await canvas.findByText('grace@example.com')).toBeVisible()
    const [, next] = canvasElement.querySelectorAll<HTMLButtonElement>('.ad-Form-foot button')
    if (!next) throw new Error('Nothing leads on to the columns')
    await userEvent.click(next)
    await expect((await canvas.findAllByRole('combobox')).length).toBe(4)
  },
}
