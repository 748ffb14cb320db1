import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.js'
import { TextField } from '../TextField/TextField.js'
import { ErrorSummary } from './ErrorSummary.js'
import { Form, FormActions, FormRow } from './Form.js'

const meta = { title: 'Controls/Form', component: Form } satisfies Meta<typeof Form>
export default meta

const fields = (
  <>
    <FormRow>
      <TextField label="First name" name="first_name" isRequired />
      <TextField label="Last name" name="last_name" />
    </FormRow>
    <TextField label="E-mail" name="email" type="email" />
    <FormActions>
      <Button>Cancel</Button>
      <Button variant="primary" type="submit">
        Add customer
      </Button>
    </FormActions>
  </>
)

export const Empty: StoryObj<typeof meta> = { args: { children: fields } }
export const Refused: StoryObj<typeof meta> = {
  args: {
    validationErrors: { email: ['Another customer has this address', 'Please enter a valid email'] },
    children: (
      <>
        <ErrorSummary
          problems={[{ name: 'email', label: 'E-mail', message: 'Another customer has this address' }]}
        />
        {fields}
      </>
    ),
  },
}
