import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor, within } from 'storybook/test'
import { ada } from '../../testing/examples'
import { BackOffice, withShop } from '../../testing/story-at'

const meta = {
  title: 'Screens/Changed meanwhile',
  component: BackOffice,
  tags: ['!autodocs'],
  args: { path: '/a/customers/cus_ada' },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof BackOffice>
export default meta

/** Somebody else saves the phone number while it is typed here. */
export const Conflict: StoryObj<typeof meta> = {
  beforeEach: async (context) => {
    let phone = '+49 30 901820'
    return withShop({
      'GET /admin/customers/:id': () => {
        const customer = { ...ada, phone }
        phone = '+49 30 555'
        return { customer }
      },
    })(context)
  },
  play: async ({ canvas, userEvent, say }) => {
    const email = await canvas.findByRole('link', { name: 'ada@example.com' })
    const details = email.closest('section')
    if (details) await userEvent.click(within(details).getByRole('button'))
    await userEvent.type(await canvas.findByDisplayValue('+49 30 901820'), '9')
    await userEvent.keyboard('{Control>}s{/Control}')
    const dialog = await screen.findByRole('dialog')
    await waitFor(() => expect(dialog).toBeVisible())
    const close = await screen.findByRole('button', { name: say('close') })
    // The window fades in.
    await waitFor(() => expect(close).toBeVisible())
  },
}
