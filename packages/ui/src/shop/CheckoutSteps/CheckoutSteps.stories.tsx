import type { Meta, StoryObj } from '@storybook/react-vite'
import { FormField } from '../FormField/FormField.js'
import { PaymentChoice } from '../PaymentChoice/PaymentChoice.js'
import { ShippingChoice } from '../ShippingChoice/ShippingChoice.js'
import { CheckoutSteps } from './CheckoutSteps.js'

const meta = {
  title: 'Shop/CheckoutSteps',
  component: CheckoutSteps,
  args: {
    steps: [
      { name: 'contact', state: 'done' },
      { name: 'address', state: 'done' },
      { name: 'delivery', state: 'open' },
      { name: 'payment', state: 'waiting' },
    ],
    content: {
      contact: {
        children: <FormField name="email" type="email" label="E-mail" defaultValue="ada@example.com" />,
        summary: 'ada@example.com',
        editHref: '#contact',
      },
      address: {
        children: <FormField name="address_1" label="Address" defaultValue="1 Mill Lane" />,
        summary: 'Ada Byron, 1 Mill Lane, 1010 Vienna',
        editHref: '#address',
      },
      delivery: {
        children: (
          <ShippingChoice
            isLabelHidden
            currency="eur"
            defaultValue="so_1"
            options={[
              { id: 'so_1', name: 'Standard', amount: 490 },
              { id: 'so_2', name: 'Express', amount: 1490 },
            ]}
          />
        ),
      },
      payment: { children: <PaymentChoice isLabelHidden methods={[{ id: 'manual', name: 'On invoice' }]} /> },
    },
  },
} satisfies Meta<typeof CheckoutSteps>
export default meta

export const OnePage: StoryObj<typeof meta> = {}
export const Folded: StoryObj<typeof meta> = { args: { isFolded: true } }
export const BackAtAStep: StoryObj<typeof meta> = { args: { isFolded: true, current: 'address' } }
export const Refused: StoryObj<typeof meta> = {
  args: {
    isFolded: true,
    content: {
      ...meta.args.content,
      delivery: { ...meta.args.content.delivery, error: 'Choose a delivery.' },
    },
  },
}
