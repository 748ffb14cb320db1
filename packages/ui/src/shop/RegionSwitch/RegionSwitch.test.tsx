// @vitest-environment jsdom
import { renderToString } from 'react-dom/server'
import { afterEach, expect, it, vi } from 'vitest'
import { UiProvider } from '../../strings/UiProvider.js'
import { expectAccessible, render, screen, userEvent, within } from '../../testing/render.js'
import { RegionNotice } from './RegionNotice.js'
import { RegionSwitch } from './RegionSwitch.js'

afterEach(() => {
  document.body.innerHTML = ''
})

const regions = [
  { id: 'europe', name: 'Europe', currency_code: 'eur', inclusive: true, countries: ['at', 'de'] },
  { id: 'america', name: 'America', currency_code: 'usd', inclusive: false, countries: ['us'] },
]
const cart = {
  pieces: 1,
  country: 'at',
  hasDelivery: true,
  codes: [{ code: 'CARD', kind: 'gift_card' as const, regions: ['europe'] }],
}
const bare = (text: string | null | undefined) => text?.replaceAll(/[\u2068\u2069]/g, '')

it('says what each region will change, before anything is', async () => {
  render(<RegionSwitch regions={regions} current="europe" cart={cart} />)
  const there = screen.getByRole('radio', { name: /United States/ }).closest('.cw-ChoiceCard') as HTMLElement
  expect(
    within(there)
      .getAllByRole('listitem', { hidden: true })
      .map((one) => bare(one.textContent)),
  ).toEqual([
    'Currency: US Dollar (now: Euro)',
    'Prices are shown without tax',
    'Not delivered to your address: Austria',
    'Delivery is chosen again',
    'No longer counted: CARD',
  ])
  const here = screen.getByRole('radio', { name: /Europe/ })
  expect(here).toBeChecked()
  expect(here).toHaveAccessibleName(/Austria, Germany/)
  await expectAccessible()
})

it('posts from the page of the server', () => {
  document.body.innerHTML = renderToString(
    <UiProvider locale="en">
      <RegionSwitch regions={regions} current="europe" action="/region">
        <input name="language" defaultValue="de" />
      </RegionSwitch>
    </UiProvider>,
  )
  expect([...new FormData(document.querySelector('form')!)]).toEqual([
    ['region', 'europe'],
    ['language', 'de'],
  ])
})

it('tells the region instead, where somebody listens', async () => {
  const onSwitch = vi.fn()
  render(<RegionSwitch regions={regions} current="europe" onSwitch={onSwitch} />)
  await userEvent.click(screen.getByRole('radio', { name: /United States/ }))
  await userEvent.click(screen.getByRole('button', { name: 'Save' }))
  expect(onSwitch).toHaveBeenCalledWith('america')
})

it('says what a switch did to the cart', async () => {
  render(
    <RegionNotice
      outcome={{
        before: { total: 6000, currency_code: 'eur' },
        after: { total: 7000, currency_code: 'usd' },
        lost: [
          { title: 'Bench', quantity: 1 },
          { title: 'Jug', quantity: 2 },
        ],
        codes: [{ code: 'CARD', kind: 'gift_card' }],
        needsDelivery: true,
      }}
    />,
  )
  expect([...screen.getByRole('status').children].map((line) => bare(line.textContent))).toEqual([
    'Your cart was €60.00 and is now $70.00.',
    'Not sold here and removed from the cart: Bench and Jug × 2',
    'No longer valid and removed from the cart: CARD',
    'Please choose the delivery again.',
  ])
  await expectAccessible()
})
