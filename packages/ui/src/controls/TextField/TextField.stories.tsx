import type { Meta, StoryObj } from '@storybook/react-vite'
import { TextField } from './TextField.js'

const meta = {
  title: 'Controls/TextField',
  component: TextField,
  args: { label: 'Title', hint: 'Shown on the product page' },
} satisfies Meta<typeof TextField>
export default meta

export const Empty: StoryObj<typeof meta> = { args: { placeholder: 'Tall jug, ash glaze' } }
export const Required: StoryObj<typeof meta> = { args: { isRequired: true, defaultValue: 'Tall jug' } }
export const WithErrors: StoryObj<typeof meta> = {
  args: { errors: ['Enter a title', 'At most 80 characters'], isRequired: true },
}
export const WithPrefix: StoryObj<typeof meta> = {
  args: { label: 'Handle', prefix: '/p/', defaultValue: 'tall-jug', hint: undefined },
}
export const Area: StoryObj<typeof meta> = { args: { label: 'Description', rows: 4 } }
export const Disabled: StoryObj<typeof meta> = { args: { isDisabled: true, defaultValue: 'Tall jug' } }
export const LongText: StoryObj<typeof meta> = {
  args: {
    label: 'Öffentlich sichtbare Bezeichnung der Versandkostenberechnungsgrundlage',
    errors: 'Diese Bezeichnung ist länger als der Platz, den eine Rechnungszeile im Ausdruck dafür bietet.',
  },
  decorators: [(Story) => <div style={{ inlineSize: 220 }}>{Story()}</div>],
}
