import type { Meta, StoryObj } from '@storybook/react-vite'
import type { CSSProperties } from 'react'
import { expect } from 'storybook/test'
import { Button } from '../controls/Button/Button.js'
import { Checkbox } from '../controls/Checkbox/Checkbox.js'
import { Link } from '../controls/Link/Link.js'
import { TextField } from '../controls/TextField/TextField.js'
import { Card } from '../display/Card/Card.js'
import { StatusBadge } from '../display/StatusBadge/StatusBadge.js'
import { measure, Palette } from '../testing/Palette.js'

interface Brand {
  /** `--cw-brand`: the colour of the main action. */
  brand?: string
  /** `--cw-on-brand`: text on that colour. */
  onBrand?: string
  /** `--cw-ground`: the colour of the page. */
  ground?: string
  /** `--cw-font`: the family of all text. */
  font?: string
  /** `--cw-radius`: the corner of a card, a length. */
  radius?: string
}

const brands: Record<string, Brand> = {
  'The design': {},
  Kiln: {
    brand: 'light-dark(#9a3412, #fb923c)',
    onBrand: 'light-dark(#fff, #1c0a02)',
    ground: 'light-dark(#faf7f2, #15120f)',
    font: 'Georgia, serif',
    radius: '2px',
  },
  Sea: {
    brand: 'light-dark(#0f766e, #2dd4bf)',
    onBrand: 'light-dark(#fff, #042f2e)',
    ground: 'light-dark(#f3f8f8, #0d1414)',
    radius: '14px',
  },
  Plum: { brand: 'light-dark(#86198f, #e879f9)', onBrand: 'light-dark(#fff, #2b0530)', radius: '8px' },
  Ink: { brand: 'light-dark(#18181b, #f4f4f5)', onBrand: 'light-dark(#fff, #18181b)', radius: '0px' },
}

/** The brand as a style; what it leaves out stays as it is around it. */
const styleOf = ({ brand, onBrand, ground, font, radius }: Brand) =>
  ({
    '--cw-brand': brand,
    '--cw-on-brand': onBrand,
    '--cw-ground': ground,
    '--cw-font': font,
    '--cw-radius': radius,
    display: 'grid',
    gap: 16,
    padding: 16,
    background: 'var(--cw-bg)',
  }) as CSSProperties

/** A part of the page with a brand of its own: `data-theme` is where what follows from the five is mixed anew. */
function Branded({ name, isMeasured, ...brand }: Brand & { name: string; isMeasured?: boolean }) {
  return (
    <div data-theme="inherited" data-brand={name} style={styleOf(brand)}>
      <Card title={name} actions={<StatusBadge status="captured" />}>
        <div style={{ display: 'grid', gap: 12, justifyItems: 'start' }}>
          <TextField label="E-mail" defaultValue="ada@example.com" />
          <Checkbox defaultSelected>Tell the customer</Checkbox>
          <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8 }}>
            <Button variant="primary">Send the order</Button>
            <Button>Not yet</Button>
          </div>
          <Link href="#terms">Read the terms</Link>
        </div>
      </Card>
      {isMeasured && <Palette of={Object.values(brand).join()} />}
    </div>
  )
}

const meta = {
  title: 'Foundations/Theme',
  component: Branded,
  tags: ['!autodocs'],
  args: { name: 'Your brand' },
} satisfies Meta<typeof Branded>
export default meta

/** Change the five in the controls below and watch the contrasts. */
export const Playground: StoryObj<typeof meta> = {
  args: { ...brands.Kiln, isMeasured: true },
  argTypes: { name: { table: { disable: true } }, isMeasured: { table: { disable: true } } },
}

/** Five brands, each of them five properties; everything reads in all of them, in both themes. */
export const Brands: StoryObj<typeof meta> = {
  render: () => (
    <div
      style={{
        display: 'grid',
        gap: 16,
        gridTemplateColumns: 'repeat(auto-fit, minmax(min(280px, 100%), 1fr))',
      }}
    >
      {Object.entries(brands).map(([name, brand]) => (
        <Branded key={name} name={name} {...brand} />
      ))}
    </div>
  ),
  play: async ({ canvasElement }) => {
    // The colours of the system come before those of any brand.
    if (matchMedia('(forced-colors: active)').matches) return
    const parts = [...canvasElement.querySelectorAll('[data-brand]')]
    await expect(parts).toHaveLength(Object.keys(brands).length)
    const poor = parts.flatMap((part) =>
      measure(part)
        .filter(({ ratio, least }) => ratio < least)
        .map(
          ({ ink, ground, ratio }) =>
            `${part.getAttribute('data-brand')}: ${ink} on ${ground} ${ratio.toFixed(2)}`,
        ),
    )
    await expect(poor).toEqual([])
  },
}

/** The pairs that stand on one another, with the contrast they have in this theme. */
export const Tokens: StoryObj<typeof meta> = { render: () => <Palette of="the page" /> }
