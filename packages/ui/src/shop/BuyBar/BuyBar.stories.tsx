import type { Meta, StoryObj } from '@storybook/react-vite'
import { useRef } from 'react'
import { expect, fn, waitFor } from 'storybook/test'
import { BuyBar, type BuyBarProps } from './BuyBar.js'

const onSubmit = fn()

/** A page whose button has been scrolled away; the bar is seen on phones. */
function Page(props: BuyBarProps) {
  const main = useRef<HTMLButtonElement>(null)
  return (
    <main style={{ blockSize: 900, overflow: 'hidden' }}>
      <form
        id="buy"
        style={{ position: 'absolute', insetBlockStart: -400 }}
        onSubmit={(event) => {
          event.preventDefault()
          onSubmit((event.nativeEvent as SubmitEvent).submitter?.textContent)
        }}
      >
        <button ref={main} type="submit" aria-disabled={props.isPending}>
          Main
        </button>
      </form>
      <BuyBar {...props} main={main} form="buy" />
    </main>
  )
}

const meta = {
  title: 'Shop/BuyBar',
  component: BuyBar,
  args: {
    title: 'Tall jug, ash glaze',
    price: 6400,
    currency: 'eur',
    form: 'buy',
    main: { current: null },
  },
  parameters: { layout: 'fullscreen' },
  render: (args) => <Page {...args} />,
} satisfies Meta<typeof BuyBar>
export default meta

const bar = (canvas: HTMLElement) => canvas.querySelector('.cw-BuyBar')

export const Shown: StoryObj<typeof meta> = {
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(bar(canvasElement)).toHaveAttribute('data-shown'))
    // On wide screens it is there and not shown; pressed, it presses the button of the form.
    canvasElement.querySelector<HTMLElement>('.cw-BuyBar button')?.click()
    await expect(onSubmit).toHaveBeenLastCalledWith('Main')
  },
}
export const Reduced: StoryObj<typeof meta> = { args: { was: 7900 } }
export const LongName: StoryObj<typeof meta> = {
  args: {
    title: 'A very long name of a very tall jug with ash glaze, thrown by hand and fired twice',
    price: 128_900,
  },
}
export const Adding: StoryObj<typeof meta> = { args: { isPending: true } }
/** Nothing is chosen that can be bought: it stays away, and nothing in it can be reached. */
export const Nothing: StoryObj<typeof meta> = {
  args: { price: null },
  play: async ({ canvasElement }) => {
    await waitFor(() => expect(bar(canvasElement)).toHaveAttribute('inert'))
    await expect(bar(canvasElement)).not.toHaveAttribute('data-shown')
  },
}
