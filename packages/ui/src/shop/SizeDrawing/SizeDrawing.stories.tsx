import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { SizeDrawing } from './SizeDrawing.js'

const meta = {
  title: 'Shop/SizeDrawing',
  component: SizeDrawing,
  args: { width: 190, height: 280, depth: 155 },
} satisfies Meta<typeof SizeDrawing>
export default meta

export const Jug: StoryObj<typeof meta> = {
  play: async ({ canvas, say }) => {
    const inCm = (centimetres: number) =>
      new Intl.NumberFormat(document.documentElement.lang, { style: 'unit', unit: 'centimeter' }).format(
        centimetres,
      )
    await expect(canvas.getByRole('img')).toHaveAccessibleName(
      say('sizeDrawn', { width: inCm(19), height: inCm(28), depth: inCm(15.5) }),
    )
  },
}
export const Bench: StoryObj<typeof meta> = { args: { width: 1200, height: 450, depth: 320 } }
export const Lamp: StoryObj<typeof meta> = { args: { width: 340, height: 1560, depth: 340 } }
export const Flat: StoryObj<typeof meta> = { args: { width: 148, height: 12, depth: 210 } }
export const Rug: StoryObj<typeof meta> = { args: { width: 2400, height: 8, depth: 700 } }
