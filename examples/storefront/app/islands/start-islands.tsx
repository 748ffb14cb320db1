import { type ComponentType, createElement, type ReactElement } from 'react'
import { hydrateRoot, type Root } from 'react-dom/client'
import { IslandFrame } from './IslandFrame'
import { type IslandName, registry } from './registry'
import type { ShopData } from './shop-context'

interface Live {
  root: Root
  draw: (props: object, around: ShopData) => ReactElement
}

const live = new WeakMap<Element, Live | 'loading'>()
/** The shop as the page was drawn in it, and as it is known by now. */
let drawn: ShopData
let shop: ShopData

/** Brings the islands of the page to life, each when its time has come. */
export function startIslands(data: ShopData): void {
  drawn = data
  shop = data
  wakeIslands(document)
}

/** Draws every island anew with what is known of the shop by now. */
export function renewShop(data: ShopData): void {
  shop = data
  for (const island of document.querySelectorAll<HTMLElement>('shop-island')) redraw(island)
}

/** Those of a piece of a page that has just come. */
export function wakeIslands(within: ParentNode): void {
  for (const island of within.querySelectorAll<HTMLElement>('shop-island')) {
    // Whoever got there before this script is not waited for a second time.
    if (island.dataset.on === 'reach' && !isReached(island)) {
      const options = { once: true, passive: true }
      for (const event of ['focusin', 'pointerenter', 'touchstart'])
        island.addEventListener(event, () => void wake(island), options)
    } else void wake(island)
  }
}

const isReached = (island: HTMLElement) => island.matches(':focus-within, :hover')

/** Each island comes to life in a turn of its own, so that a press or a key between two of them is answered between them. */
const ownTurn = () => new Promise<void>((go) => setTimeout(go))

async function wake(island: HTMLElement): Promise<void> {
  if (live.has(island)) return
  live.set(island, 'loading')
  const { name } = island.dataset
  const { default: of } = await registry[name as IslandName]()
  if (!isReached(island)) await ownTurn()
  const id = island.id.slice('island-'.length)
  const draw = (props: object, around: ShopData) => (
    <IslandFrame id={id} shop={around}>
      {createElement(of as ComponentType<object>, props)}
    </IslandFrame>
  )
  const typed = typedIn(island)
  live.set(island, { root: hydrateRoot(island, draw(propsOf(island), drawn)), draw })
  if (shop !== drawn) redraw(island)
  typed()
  island.dataset.alive = ''
}

/** Gives an island that is alive what the same island of another page was given. */
export function renewIsland(island: HTMLElement, from: HTMLElement): void {
  island.dataset.props = from.dataset.props ?? '{}'
  redraw(island)
}

function redraw(island: HTMLElement): void {
  const its = live.get(island)
  if (its && its !== 'loading') its.root.render(its.draw(propsOf(island), shop))
}

const propsOf = (island: HTMLElement): object => JSON.parse(island.dataset.props ?? '{}')

/** What was typed and chosen before the island came to life; the answer tells it of that, as if it were done now. */
function typedIn(island: HTMLElement): () => void {
  const fields = [...island.querySelectorAll<HTMLInputElement>('input:not([type=hidden]), textarea')]
  const changed = fields.filter(({ type, value, defaultValue, checked, defaultChecked }) =>
    type === 'radio' ? checked && !defaultChecked : type !== 'checkbox' && value !== defaultValue,
  )
  const typed = changed.map(({ value }) => value)
  return () => {
    for (const [at, field] of changed.entries()) {
      if (field.type !== 'radio') field.value = typed[at] ?? ''
      field.dispatchEvent(new Event(field.type === 'radio' ? 'change' : 'input', { bubbles: true }))
    }
  }
}
