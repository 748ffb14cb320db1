import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from './Badge.js'

const meta = { title: 'Display/Badge', component: Badge, args: { children: 'Sale' } } satisfies Meta<
  typeof Badge
>
export default meta

export const Tones: StoryObj<typeof meta> = {
  render: () => (
    <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
      {(['green', 'amber', 'red', 'blue', 'violet', 'grey'] as const).map((tone) => (
        <Badge key={tone} tone={tone}>
          {tone}
        </Badge>
      ))}
    </div>
  ),
}
export const Plain: StoryObj<typeof meta> = { args: { isPlain: true, children: 14 } }
