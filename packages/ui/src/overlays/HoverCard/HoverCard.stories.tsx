import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Link } from '../../controls/Link/Link.js'
import { DescriptionList } from '../../display/DescriptionList/DescriptionList.js'
import { HoverCard } from './HoverCard.js'

const meta = {
  title: 'Overlays/HoverCard',
  component: HoverCard,
  args: {
    content: (
      <DescriptionList
        items={[
          { id: 'email', term: 'E-mail', details: 'ada@example.com' },
          { id: 'orders', term: 'Orders', details: '12' },
        ]}
      />
    ),
    children: <Link href="#ada">Ada Lovelace</Link>,
  },
} satisfies Meta<typeof HoverCard>
export default meta

export const OnHover: StoryObj<typeof meta> = {
  play: async ({ userEvent }) => {
    await userEvent.hover(screen.getByRole('link'))
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
  },
}
export const OnFocus: StoryObj<typeof meta> = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await waitFor(() => expect(screen.getByRole('tooltip')).toBeVisible())
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}
/** Where there is no room below and after it, the card goes above and moves in. */
export const AtTheEdge: StoryObj<typeof meta> = {
  render: (args) => (
    <div style={{ position: 'fixed', insetBlockEnd: 8, insetInlineEnd: 8 }}>
      <HoverCard {...args} />
    </div>
  ),
  play: async ({ userEvent }) => {
    await userEvent.hover(screen.getByRole('link'))
    const card = await screen.findByRole('tooltip')
    await waitFor(() => {
      const { bottom, right, left } = card.getBoundingClientRect()
      expect(bottom).toBeLessThanOrEqual(screen.getByRole('link').getBoundingClientRect().top)
      expect(right).toBeLessThanOrEqual(window.innerWidth)
      expect(left).toBeGreaterThanOrEqual(0)
    })
  },
}
