import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../controls/Button/Button.js'
import { ForbiddenState } from './ForbiddenState.js'

const meta = {
  title: 'Display/ForbiddenState',
  component: ForbiddenState,
  args: { permission: 'refunds:write', granters: ['Grace Hopper', 'Ada Lovelace'] },
} satisfies Meta<typeof ForbiddenState>
export default meta

export const Whole: StoryObj<typeof meta> = { args: { actions: <Button>Go home</Button> } }
export const NobodyKnown: StoryObj<typeof meta> = { args: { granters: [] } }
export const NothingKnown: StoryObj<typeof meta> = { args: { granters: [], permission: undefined } }
